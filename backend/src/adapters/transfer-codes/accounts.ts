import { readIban } from '@vitrina/contract/values/iban';
import { mod97 } from './mod97.ts';

export { readIban };

/** Eighteen digits of a Serbian account, from `265-1660310005042-68` (the middle may be shorter) or from its IBAN; `null`: not valid. */
export function readSerbianAccount(text: string): string | null {
  const iban = /^\s*RS/i.test(text) ? readIban(text) : null;
  const parts = text.trim().split('-');
  const written = parts.length === 3 ? `${parts[0]}${parts[1]?.padStart(13, '0')}${parts[2]}` : text.replace(/[\s-]/g, '');
  const digits = iban ? iban.slice(4) : written;
  return /^\d{18}$/.test(digits) && mod97(digits) === 1 ? digits : null;
}
