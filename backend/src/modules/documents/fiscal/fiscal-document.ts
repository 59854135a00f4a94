import type { FiscalDocument } from '../../../adapters/fiscal/register.ts';
import type { FiscalFacts } from './fiscal-facts.ts';

interface Delivery {
  documentId: number;
  facts: FiscalFacts;
  original?: string | null;
  isSubsequent?: boolean;
}

export const toFiscalDocument = ({ documentId, facts, original = null, isSubsequent = false }: Delivery): FiscalDocument => ({
  ...facts,
  key: `document-${documentId}`,
  issuedAt: new Date(facts.issuedAt),
  original,
  isSubsequent,
});
