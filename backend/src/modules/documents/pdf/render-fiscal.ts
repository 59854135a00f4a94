import type { FiscalRegisterCode } from '@vitrina/contract/law/fiscal-rules';
import type { MailWords } from '../../../adapters/mail/mail-words.ts';
import { drawQr } from '../../../adapters/transfer-codes/draw-code.ts';
import type { FiscalPrint } from '../fiscal/fiscal-queries.ts';
import { MARGIN, type Sheet } from '../../../adapters/pdf/sheet.ts';

/** Names that authorities give the seller's code and their own. */
const NAMES: Readonly<Record<FiscalRegisterCode, { code: string; identifier: string }>> = {
  hr: { code: 'ZKI', identifier: 'JIR' },
  si: { code: 'ZOI', identifier: 'EOR' },
  me: { code: 'IKOF', identifier: 'JIKR' },
  rs: { code: '', identifier: 'PFR' },
  'ba-fbih': { code: '', identifier: '' },
  'ba-rs': { code: '', identifier: 'PFR' },
};

const SIZE = 100;

/** Renders the fiscal codes of a document, and the address to verify them as a QR code. */
export function renderFiscal(sheet: Sheet, fiscal: FiscalPrint, words: MailWords): void {
  const { register, number, protectiveCode, identifier, verifyUrl, isSubsequent, isSandbox } = fiscal;
  const wide = { x: MARGIN, width: sheet.width };
  const fact = (label: string, name: string, value: string | null) =>
    value === null ? [] : [`${words.translate(label)}${name ? ` (${name})` : ''}: ${value}`];
  const facts = [
    ...fact('document_fiscal_number', '', number),
    ...fact('document_fiscal_code', NAMES[register].code, protectiveCode),
    ...fact('document_fiscal_identifier', NAMES[register].identifier, identifier),
    ...(identifier === null ? [words.translate('document_fiscal_pending')] : []),
    ...(isSubsequent ? [words.translate('document_fiscal_later')] : []),
    ...(isSandbox ? [words.translate('document_fiscal_sandbox')] : []),
  ];
  sheet.skip(10);
  sheet.write('H2', words.translate('document_fiscal'), { ...wide, size: 8.5, quiet: true });
  sheet.write('P', facts.join('\n'), { ...wide, size: 9 });
  if (verifyUrl === null) return;
  const alt = words.translate('document_fiscal_scan');
  sheet.skip(6);
  sheet.drawing(drawQr(Buffer.from(verifyUrl), 'QR'), { x: MARGIN, size: SIZE, alt });
  sheet.write('P', alt, { ...wide, size: 8, quiet: true });
}
