import { readIban } from './accounts.ts';
import { fitText } from './fit-text.ts';
import { isReference, readReference } from './references.ts';
import type { Transfer } from './transfer.ts';

const isEpcChar = (char: string): boolean => /^(?:\p{L}|[ -~€])$/u.test(char);
/** Capacity of version 13 at error correction M, bytes. */
const GREATEST_SIZE = 331;

interface Texts {
  name: string;
  remittance: string;
  information: string;
}

/**
 * Payload of the EPC QR for a SEPA transfer (EPC069-12, version 002, UTF-8). A reference of ISO 11649 has its own field, and the purpose is then
 * the information for the payer; the two fields of remittance must not be used together. `null`: it cannot encode this transfer.
 */
export function epcQrPayload(transfer: Transfer): Buffer | null {
  const iban = readIban(transfer.account);
  const name = fitText(transfer.recipient.name, 70, isEpcChar);
  if (!iban || !name || transfer.currency !== 'EUR') return null;
  const parsed = readReference(transfer.reference);
  const structured = parsed?.model.startsWith('RF') && isReference(transfer.reference) ? parsed.model + parsed.content : '';
  const purpose = (length: number, before = '') => fitText(`${before} ${transfer.purpose}`, length, isEpcChar);
  const texts = structured ? { name, remittance: '', information: purpose(70) } : { name, remittance: purpose(140, transfer.reference), information: '' };
  return fitted(texts, (shortened) => write({ transfer, iban, structured, ...shortened }));
}

function write({ transfer, iban, structured, name, remittance, information }: Texts & { transfer: Transfer; iban: string; structured: string }): Buffer {
  const bic = (transfer.bic ?? '').replace(/\s/g, '').toUpperCase();
  const fields = [
    ...['BCD', '002', '1', 'SCT'],
    /^[A-Z0-9]{8}(?:[A-Z0-9]{3})?$/.test(bic) ? bic : '',
    name,
    iban,
    `EUR${Math.floor(transfer.amount / 100)}.${String(transfer.amount % 100).padStart(2, '0')}`,
    /^[A-Z]{4}$/.test(transfer.purposeCode ?? '') ? transfer.purposeCode : '',
    structured,
    remittance,
    information,
  ];
  // No empty element may follow the last one.
  return Buffer.from(fields.join('\n').replace(/\n+$/, ''));
}

/** Cuts characters from the end of the information, then of the remittance, then of the name, until it fits. */
function fitted(texts: Texts, writeTexts: (texts: Texts) => Buffer): Buffer {
  let current = texts;
  for (const field of ['information', 'remittance', 'name'] as const) {
    while (writeTexts(current).length > GREATEST_SIZE && current[field]) current = { ...current, [field]: [...current[field]].slice(0, -1).join('').trimEnd() };
  }
  return writeTexts(current);
}
