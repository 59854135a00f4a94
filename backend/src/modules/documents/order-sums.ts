import { toMinor } from '@vitrina/contract/values/money';
import type { VatData } from './document-data.ts';
import type { OrderSource } from './order-source.ts';

export const vatOf = ({ snapshot }: OrderSource): VatData[] =>
  snapshot.totals.vat.map(({ rate, base, vat }) => ({ percent: rate, base: toMinor(base), vat: toMinor(vat) }));

/** Notes for goods that are exported, or delivered to a company in another member state, and so are not taxed here. */
export const notesOf = ({ snapshot }: OrderSource): string[] =>
  snapshot.totals.vat.every(({ vat }) => vat === 0) && snapshot.totals.total > 0
    ? [snapshot.totals.vat_reason === 'intra_community' ? 'document_intra_community' : 'document_export']
    : [];
