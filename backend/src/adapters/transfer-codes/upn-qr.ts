import { readIban } from './accounts.ts';
import { fitText } from './fit-text.ts';
import { encodeLatin2, isLatin2 } from './latin2.ts';
import { isReference, readReference } from './references.ts';
import type { Party, Transfer } from './transfer.ts';

/**
 * Payload of a UPN QR (Bank Association of Slovenia, technical standard UPN QR): nineteen fields and their checksum, each ended by a line feed, ISO
 * 8859-2. `null`: the form cannot encode this transfer.
 */
export function upnQrPayload(transfer: Transfer): Buffer | null {
  const iban = readIban(transfer.account);
  if (!iban || transfer.currency !== 'EUR') return null;
  const text = (value: string, length: number) => fitText(value, length, isLatin2);
  const party = ({ name, address, town }: Party) => [name, address, town].map((line) => text(line, 33));
  const fields = [
    'UPNQR',
    // Payer's account, deposit, withdrawal and the payer's own reference are left to the payer.
    ...['', '', '', ''],
    ...party(transfer.payer),
    String(transfer.amount).padStart(11, '0'),
    // Date of payment, urgent.
    ...['', ''],
    /^[A-Z]{4}$/.test(transfer.purposeCode ?? '') ? transfer.purposeCode : 'GDSV',
    text(transfer.purpose, 42),
    dueDate(transfer.due),
    iban,
    reference(transfer.reference),
    ...party(transfer.recipient),
  ];
  const body = fields.map((field) => `${field}\n`).join('');
  return encodeLatin2(`${body}${String(body.length).padStart(3, '0')}\n`);
}

/** `24.11.2026`; empty: none. */
const dueDate = (due = ''): string => due.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3.$2.$1');

/** SI99: without a reference. */
function reference(printed: string): string {
  const parsed = readReference(printed);
  return parsed && /^(?:SI|RF)/.test(parsed.model) && isReference(printed) ? parsed.model + parsed.content : 'SI99';
}
