import type { RenderOptions } from 'bwip-js/node';
import { qrModules } from './qr-modules.ts';
import { toSvg } from './to-svg.ts';

const INK = { binarytext: true, barcolor: '000000', backgroundcolor: 'FFFFFF', fixedeclevel: true } as const;

/** Light modules around a QR code. */
const QUIET = 4;
/** Units of a module. */
const MODULE = 4;

/** A QR code of bytes with error correction M; `version` and `eci` where the standard fixes them. Throws where they do not fit. */
export function drawQr(payload: Buffer, label: string, fixed: { version?: number; eci?: number } = {}): string {
  const rows = qrModules(payload, fixed);
  if (!rows) throw new Error(`${payload.length} bytes do not fit in the code`);
  const side = (rows.length + 2 * QUIET) * MODULE;
  const path = rows.flatMap((row, y) =>
    darkRuns(row).map(([from, to]) => `M${place(from)} ${place(y)}h${MODULE * (to - from)}v${MODULE}h${MODULE * (from - to)}z`),
  );
  return named(
    `<svg viewBox="0 0 ${side} ${side}" xmlns="http://www.w3.org/2000/svg"><rect width="100%" height="100%" fill="#FFFFFF" /><path d="${path.join('')}" fill="#000000" /></svg>`,
    label,
  );
}

const place = (module: number): number => (module + QUIET) * MODULE;

function darkRuns(row: Uint8Array): [from: number, to: number][] {
  const runs: [number, number][] = [];
  for (let from = row.indexOf(1); from >= 0; ) {
    const end = row.indexOf(0, from);
    const to = end < 0 ? row.length : end;
    runs.push([from, to]);
    from = row.indexOf(1, to);
  }
  return runs;
}

/** The PDF417 of Croatian slips: nine columns, error correction 4, rows three modules high. */
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
  return named(toSvg(options), label);
}

const named = (svg: string, label: string): string =>
  svg.trim().replace('<svg ', `<svg role="img" aria-label="${label}" shape-rendering="crispEdges" `).replaceAll('\n', '');
