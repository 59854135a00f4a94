/** Reads codes in pictures like a banking app, for tests. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
prepareZXingModule({ overrides: { wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) } });

export interface ReadCode {
  format: string;
  bytes: Buffer;
  hasECI: boolean;
  ecLevel: string;
  version: string;
}

/** Rasterises an SVG, or takes a raster image as it is, and decodes all codes in it. */
export async function readCode(picture: string | Buffer): Promise<ReadCode[]> {
  const { data, info } = await sharp(typeof picture === 'string' ? Buffer.from(picture) : picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = { data: new Uint8ClampedArray(data), width: info.width, height: info.height, colorSpace: 'srgb' as const };
  const results = await readBarcodes(pixels, { formats: ['QRCode', 'PDF417'], maxNumberOfSymbols: 2, tryRotate: false, tryInvert: false });
  return results.map(({ format, bytes, hasECI, ecLevel, version }) => ({ format, bytes: Buffer.from(bytes), hasECI, ecLevel, version: String(version) }));
}
