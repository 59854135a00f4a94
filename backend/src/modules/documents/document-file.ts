import type { Db } from '../../db/index.ts';
import type { OrderDeps } from '../orders/index.ts';
import { selectFiscal } from './fiscal/fiscal-queries.ts';
import { type DocumentRow, storeFile, selectDocument, selectFile } from './document-queries.ts';

export interface DocumentFile {
  bytes: Uint8Array<ArrayBuffer>;
  name: string;
}

/**
 * The PDF of a document: drawn from its data when first requested, then stored, so that all later requests get these bytes. A document that must be
 * reported to a fiscal register is drawn at each request until the register has accepted it.
 */
export async function documentFile(db: Db, deps: Pick<OrderDeps, 'text'>, { id, number }: Pick<DocumentRow, 'id' | 'number'>): Promise<DocumentFile> {
  const bytes = (await selectFile(db, id)) ?? (await draw(db, deps, id));
  return { bytes: new Uint8Array(bytes), name: `${number}.pdf` };
}

async function draw(db: Db, { text }: Pick<OrderDeps, 'text'>, id: number): Promise<Buffer> {
  const document = await selectDocument(db, id);
  if (!document) throw new Error(`document ${id} is gone`);
  // Loaded on demand: the code that renders PDFs is large.
  const { renderDocumentPdf } = await import('./pdf/render-document-pdf.ts');
  const fiscal = await selectFiscal(db, id);
  const rendered = await renderDocumentPdf(document.data, text, fiscal);
  // The file is final only once its register has answered.
  return fiscal === null || fiscal.state === 'accepted' ? storeFile(db, id, rendered) : rendered;
}
