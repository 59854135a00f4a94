import type { RenderOptions } from 'bwip-js/node';
import { toSvg } from './to-svg.ts';

const INK = { binarytext: true, barcolor: '000000', backgroundcolor: 'FFFFFF', fixedeclevel: true } as const;

/** A QR code of bytes with error correction M; `version` and `eci` where the standard fixes them. */
export function drawQr(payload: Buffer, label: string, fixed: { version?: number; eci?: number } = {}): string {
  const { version, eci } = fixed;
  const bytes = payload.toString('latin1');
  const options: RenderOptions & Record<string, unknown> = {
    ...INK,
    bcid: 'qrcode',
    text: eci === undefined ? bytes : `^ECI${String(eci).padStart(6, '0')}${bytes.replaceAll('^', '^^')}`,
    parsefnc: eci !== undefined,
    eclevel: 'M',
    // Two bytes of UTF-8 may look like a Kanji, and old readers give them back as one.
    suppresskanjimode: true,
    ...(version && { version: String(version) }),
    // Four modules of quiet around it.
    padding: 8,
  };
  return named(toSvg(options), label);
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
