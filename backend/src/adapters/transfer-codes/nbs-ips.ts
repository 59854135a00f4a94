import { readSerbianAccount } from './accounts.ts';
import { fitText } from './fit-text.ts';
import { isReference, readReference } from './references.ts';
import type { Party, Transfer } from './transfer.ts';

/** True for letters of both Serbian alphabets; the vertical bar separates the fields. */
const isNbsChar = (char: string): boolean => /^(?:\p{Script=Latin}|\p{Script=Cyrillic}|[ -{}~])$/u.test(char);
const LINE = '\r\n';

/**
 * Payload of the NBS IPS QR of a printed bill (National Bank of Serbia): named fields, separated by vertical bars; empty ones are left out. `null`:
 * it cannot encode this transfer.
 */
export function nbsIpsPayload(transfer: Transfer): Buffer | null {
  const account = readSerbianAccount(transfer.account);
  const recipient = party(transfer.recipient);
  if (!account || !recipient || transfer.currency !== 'RSD') return null;
  const amount = `${Math.floor(transfer.amount / 100)},${String(transfer.amount % 100).padStart(2, '0')}`;
  const fields = {
    K: 'PR',
    V: '01',
    C: '1',
    R: account,
    N: recipient,
    I: `RSD${amount}`,
    P: party(transfer.payer),
    // 289: cashless, ordered by a citizen.
    SF: /^[12]\d\d$/.test(transfer.purposeCode ?? '') ? transfer.purposeCode : '289',
    S: fitText(transfer.purpose, 35, isNbsChar),
    RO: reference(transfer.reference),
  };
  const written = Object.entries(fields).filter(([, value]) => value);
  return Buffer.from(written.map(([name, value]) => `${name}:${value}`).join('|'));
}

/** Name, street and town on separate lines, 70 characters including line ends; the last lines are cut first. */
function party({ name, address, town }: Party): string {
  let text = '';
  for (const part of [name, address, town]) {
    const lead = text ? LINE : '';
    const line = fitText(part, Math.max(0, 70 - [...text].length - lead.length), isNbsChar);
    if (line) text += lead + line;
  }
  return text;
}

/** Model and number without hyphens, which the check digits ignore. */
function reference(printed: string): string {
  const parsed = readReference(printed);
  return parsed && isReference(printed) && parsed.model === '97' ? parsed.model + parsed.content.replaceAll('-', '') : '';
}
