import type { RenderOptions } from 'bwip-js/node';
import { correction, generate, mode } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { toSvg } from './to-svg.ts';

const INK = { binarytext: true, barcolor: '000000', backgroundcolor: 'FFFFFF', fixedeclevel: true } as const;

/** Width of the quiet zone around a QR code, in modules. */
const QUIET = 4;

/** Draws a QR code of bytes with error correction M; `version` and `eci` if the standard fixes them. Throws if the payload does not fit. */
export function drawQr(payload: Buffer, label: string, { version, eci }: { version?: number; eci?: number } = {}): string {
  const bytes = mode.bytes(payload);
  const code = generate(eci === undefined ? bytes : mode.multi(mode.eci(eci), bytes), {
    minVersion: version ?? 1,
    maxVersion: version ?? 40,
    minCorrectionLevel: correction.M,
    maxCorrectionLevel: correction.M,
  });
  const side = code.size + 2 * QUIET;
  // Shifted by the quiet zone, as the library's path begins at the first module.
  const path = toSvgPath({ size: side, get: (x, y) => code.get(x - QUIET, y - QUIET) });
  const content = `<rect width="100%" height="100%" fill="#FFFFFF" /><path d="${path}" fill="#000000" />`;
  return withLabel(`<svg viewBox="0 0 ${side} ${side}" xmlns="http://www.w3.org/2000/svg">${content}</svg>`, label);
}

/** Draws the PDF417 of Croatian slips: nine columns, error correction 4, rows three modules high. */
export function drawPdf417(payload: Buffer, label: string): string {
  const options: RenderOptions & Record<string, unknown> = {
    ...INK,
    bcid: 'pdf417',
    text: payload.toString('latin1'),
    columns: 9,
    eclevel: 4,
    rowmult: 3,
    padding: 4,
  };
  return withLabel(toSvg(options), label);
}

const withLabel = (svg: string, label: string): string =>
  svg.trim().replace('<svg ', `<svg role="img" aria-label="${label}" shape-rendering="crispEdges" `).replaceAll('\n', '');
