import { toSvg } from '../../adapters/transfer-codes/to-svg.ts';

/** As SVG. */
export const qrCode = (text: string): string => toSvg({ bcid: 'qrcode', text, scale: 3 });
