import { toSvg } from '../../adapters/transfer-codes/to-svg.ts';

/** Returns a QR code as SVG. */
export const qrCode = (text: string): string => toSvg({ bcid: 'qrcode', text, scale: 3 });
