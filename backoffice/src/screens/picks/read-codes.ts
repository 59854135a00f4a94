/** Reads the codes of a picture. */
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
 * Returns a barcode reader: the browser's own where it knows the codes of goods (Chromium on Android and macOS), else by
 * a reader that is loaded with the first look.
 */
export async function codeReader(): Promise<ReadCodes> {
  const Class = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  const known = (await Class?.getSupportedFormats?.().catch(() => [])) ?? [];
  if (!Class || !known.includes('ean_13')) return (await import('./decode-frame.ts')).decodeFrame;
  const detector = new Class({ formats: FORMATS.filter((format) => known.includes(format)) });
  return async (picture) => {
    const [found] = await detector.detect(picture).catch(() => []);
    return found?.rawValue ?? null;
  };
}
