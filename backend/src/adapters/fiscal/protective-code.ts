import { createHash, createSign, type KeyObject } from 'node:crypto';
import type { FiscalRegisterCode } from '@vitrina/contract/law/fiscal-rules';
import { toDecimal } from '@vitrina/contract/values/money';
import type { FiscalDocument } from './register.ts';

type Sealed = Pick<FiscalDocument, 'seller' | 'issuedAt' | 'timeZone' | 'sequence' | 'premise' | 'device' | 'total'>;

/**
 * Returns the code that sellers sign with their own key in HR (ZKI), SI (ZOI) and ME (IKOF): MD5 over an RSA signature, in hexadecimal digits.
 * Written from general knowledge of the authorities' technical papers, which were not read.
 */
export function protectiveCode(register: FiscalRegisterCode, document: Sealed, key: KeyObject): string | null {
  const { seller, sequence, premise, device } = document;
  const total = toDecimal(document.total).toFixed(2);
  const { day, isoDay, time } = clockOf(document);
  const facts = [seller.taxNumber, `${day} ${time}`, String(sequence), premise, device, total];
  if (register === 'hr') return md5Of(key, 'RSA-SHA1', facts.join(''));
  if (register === 'si') return md5Of(key, 'RSA-SHA256', facts.join(''));
  if (register === 'me') return md5Of(key, 'RSA-SHA256', [seller.taxNumber, `${isoDay}T${time}`, sequence, premise, device, total].join('|')).toUpperCase();
  return null;
}

const md5Of = (key: KeyObject, algorithm: string, text: string): string =>
  createHash('md5').update(createSign(algorithm).update(text, 'utf8').sign(key)).digest('hex');

function clockOf({ issuedAt, timeZone }: Sealed): { day: string; isoDay: string; time: string } {
  const [isoDay = '', time = ''] = new Intl.DateTimeFormat('sv-SE', {
    ...{ timeZone, year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
  })
    .format(issuedAt)
    .split(' ');
  return { day: isoDay.split('-').toReversed().join('.'), isoDay, time };
}
