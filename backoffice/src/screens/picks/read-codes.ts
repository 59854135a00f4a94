/** Reads the barcode of a video frame; `null`: none found. */
export type ReadCodes = (picture: HTMLVideoElement) => Promise<string | null>;

interface Detector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats?: () => Promise<string[]>;
}

const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'qr_code'];

/**
 * Returns a barcode reader: the browser's own if it supports retail barcodes (Chromium on Android and macOS), else a library that is loaded with the first
 * frame.
 */
export async function codeReader(): Promise<ReadCodes> {
  const Class = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  const supported = (await Class?.getSupportedFormats?.().catch(() => [])) ?? [];
  if (!Class || !supported.includes('ean_13')) return (await import('./decode-frame.ts')).decodeFrame;
  const detector = new Class({ formats: FORMATS.filter((format) => supported.includes(format)) });
  return async (picture) => {
    const [found] = await detector.detect(picture).catch(() => []);
    return found?.rawValue ?? null;
  };
}
