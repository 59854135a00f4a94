import { PDFDocument } from 'pdf-lib';

/** Pages of several PDFs in one file, as they are: invoices that were issued, labels as their carriers made them. */
export async function joinPdfs(files: readonly Uint8Array[]): Promise<Uint8Array<ArrayBuffer>> {
  const joined = await PDFDocument.create();
  for (const bytes of files) {
    const one = await PDFDocument.load(bytes, { ignoreEncryption: true, updateMetadata: false });
    for (const page of await joined.copyPages(one, one.getPageIndices())) joined.addPage(page);
  }
  return new Uint8Array(await joined.save());
}
