import { readIban } from './accounts.ts';
import { fitText } from './fit-text.ts';
import { isReference, readReference } from './references.ts';
import type { Party, Transfer } from './transfer.ts';

const isHub3Char = (char: string): boolean => /^[0-9A-Za-z ,.:\-+?'/()ŠĐČĆŽšđčćž]$/.test(char);

/**
 * Payload of the HUB-3 PDF417 (Croatian Banking Association, 2D bar code on payment slips): fourteen fields, each ended by a line feed, UTF-8.
 * `null`: the slip cannot encode this transfer.
 */
export function hub3Payload(transfer: Transfer): Buffer | null {
  const iban = readIban(transfer.account);
  if (!iban || !/^HR\d{19}$/.test(iban) || transfer.currency !== 'EUR') return null;
  const text = (value: string, length: number) => fitText(value, length, isHub3Char);
  const party = ({ name, address, town }: Party, lengths: readonly [number, number, number]) =>
    [name, address, town].map((line, i) => text(line, lengths[i] as number));
  const { model, content } = reference(transfer.reference);
  const fields = [
    'HRVHUB30',
    'EUR',
    String(transfer.amount).padStart(15, '0'),
    ...party(transfer.payer, [30, 27, 27]),
    ...party(transfer.recipient, [25, 25, 27]),
    iban,
    model,
    content,
    /^[A-Z]{4}$/.test(transfer.purposeCode ?? '') ? transfer.purposeCode : 'GDSV',
    text(transfer.purpose, 35),
  ];
  return Buffer.from(fields.map((field) => `${field}\n`).join(''));
}

/** HR99: without a reference. */
function reference(printed: string): { model: string; content: string } {
  const parsed = readReference(printed);
  return parsed?.model.startsWith('HR') && isReference(printed) ? parsed : { model: 'HR99', content: '' };
}
