import { mod97 } from './mod97.ts';

/** The IBAN without spaces, `null` when its length or control digits are wrong. */
export function readIban(text: string): string | null {
  const iban = text.replace(/[\s-]/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return null;
  return mod97(iban.slice(4) + iban.slice(0, 4)) === 1 ? iban : null;
}

/** Eighteen digits of a Serbian account, from `265-1660310005042-68` (the middle may be shorter) or from its IBAN; `null`: none. */
export function readSerbianAccount(text: string): string | null {
  const iban = /^\s*RS/i.test(text) ? readIban(text) : null;
  const parts = text.trim().split('-');
  const written = parts.length === 3 ? `${parts[0]}${parts[1]?.padStart(13, '0')}${parts[2]}` : text.replace(/[\s-]/g, '');
  const digits = iban ? iban.slice(4) : written;
  return /^\d{18}$/.test(digits) && mod97(digits) === 1 ? digits : null;
}
