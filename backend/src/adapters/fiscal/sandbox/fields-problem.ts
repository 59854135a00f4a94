import type { FiscalRegisterCode } from '@vitrina/contract/law/fiscal-rules';
import type { Fields } from '../message-form.ts';

interface Problem {
  code: string;
  reason: string;
}

const CODES: Readonly<Partial<Record<FiscalRegisterCode, RegExp>>> = { hr: /^[0-9a-f]{32}$/, si: /^[0-9a-f]{32}$/, me: /^[0-9A-F]{32}$/ };
const cents = (text = ''): number => (/^-?\d{1,10}\.\d\d$/.test(text) ? Math.round(Number(text) * 100) : Number.NaN);

/** Returns the first reason for which the register rejects a receipt; `null`: none. */
export function fieldsProblem(register: FiscalRegisterCode, fields: Fields): Problem | null {
  const { key, kind, number = '', issued_at = '', seller_tax_number: seller = '', total, vat = '', original, protective_code: code = '' } = fields;
  const refuse = (code: string, reason: string): Problem => ({ code, reason });
  if (!key || !/^\d{1,10}\/[A-Za-z0-9]{1,20}\/[A-Za-z0-9]{1,20}$/.test(number)) return refuse('S002', 'the number is not sequence, premise and device');
  if (!/^\d{8,13}$/.test(seller)) return refuse('S003', 'the seller has no tax number');
  if (Number.isNaN(Date.parse(issued_at))) return refuse('S004', 'the moment is unreadable');
  const parts = vat === '' ? [] : vat.split(' ').map((part) => part.split(':'));
  const sum = parts.reduce((all, [, base, tax]) => all + cents(base) + cents(tax), 0);
  if (sum !== cents(total)) return refuse('S005', 'bases and taxes are not the total');
  if ((kind === 'storno') !== cents(total) < 0) return refuse('S006', 'a storno is below zero, and nothing else is');
  if (kind === 'storno' && !original) return refuse('S007', 'a storno names what it changes');
  if (CODES[register] && !CODES[register].test(code)) return refuse('S008', 'the protective code is missing');
  return null;
}
