import { toSVG } from 'bwip-js/node';

/** As SVG. */
export const qrCode = (text: string): string => toSVG({ bcid: 'qrcode', text, scale: 3 });
