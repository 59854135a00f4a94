import { PDFDocument } from 'pdf-lib';

/** Joins the unchanged pages of several PDFs in one file, such as issued invoices or labels of carriers. */
export async function joinPdfs(files: readonly Uint8Array[]): Promise<Uint8Array<ArrayBuffer>> {
  const joined = await PDFDocument.create();
  for (const bytes of files) {
    const one = await PDFDocument.load(bytes, { ignoreEncryption: true, updateMetadata: false });
    for (const page of await joined.copyPages(one, one.getPageIndices())) joined.addPage(page);
  }
  return new Uint8Array(await joined.save());
}
