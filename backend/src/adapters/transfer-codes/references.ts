/** Reference numbers of bank transfers: format and check digits of each country. */
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { mod97, mod97Control } from './mod97.ts';

/** Model and content of a printed reference, without spaces: `SI12`, `1234567890`. Serbian models are two digits. */
export interface Reference {
  model: string;
  content: string;
}

/** Check digit of SI12 and HR01: weights 2, 3, 4 … from the right, modulo 11; 10 and 11 are written 0. */
export function mod11Control(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, i) => total + Number(digit) * (i + 2), 0);
  const rest = sum % 11;
  return String(rest < 2 ? 0 : 11 - rest);
}

/** Up to three groups of digits with hyphens, 22 characters; without check digits. */
export const si00 = (groups: string): string => printed('SI00', groups);
/** Up to twelve digits and a check digit. */
export const si12 = (digits: string): string => printed('SI12', digits + mod11Control(digits));
/** Up to three groups of up to twelve digits with hyphens, 22 characters. */
export const hr00 = (groups: string): string => printed('HR00', groups);
/** Reference like HR00, with a check digit over all groups at the end. */
export const hr01 = (groups: string): string => printed('HR01', groups + mod11Control(groups.replaceAll('-', '')));
/** Two check digits before up to twenty digits or capital letters. */
export const rs97 = (text: string): string => printed('97', `${mod97Control(text.replaceAll('-', ''))}-${text}`);
/** ISO 11649: `RF`, two check digits, up to 21 digits or capital letters, printed in groups of four. */
export const rf = (text: string): string => (`RF${mod97Control(`${text}RF`)}${text}`.match(/.{1,4}/g) ?? []).join(' ');

function printed(model: string, content: string): string {
  const text = `${model} ${content}`;
  if (!isReference(text)) throw new Error(`Not a reference: ${text}`);
  return text;
}

/** Splits a printed reference; `null`: no supported model. */
export function readReference(text: string): Reference | null {
  const match = /^((?:SI|HR|RF)\d\d|\d\d(?= ))(.*)$/.exec(text.trim().toUpperCase());
  return match ? { model: match[1] as string, content: (match[2] as string).replace(/\s/g, '') } : null;
}

const GROUPS = /^(?=.{1,22}$)\d{1,20}(?:-\d{1,20}){0,2}$/;
const CROATIAN_GROUPS = /^(?=.{1,22}$)\d{1,12}(?:-\d{1,12}){0,2}$/;

function endsWithControl(content: string): boolean {
  const digits = content.replaceAll('-', '');
  return digits.length > 1 && mod11Control(digits.slice(0, -1)) === digits.at(-1);
}

const CHECKS: Readonly<Record<string, (content: string) => boolean>> = {
  SI00: (content) => GROUPS.test(content),
  SI12: (content) => /^\d{2,13}$/.test(content) && endsWithControl(content),
  SI99: (content) => content === '',
  HR00: (content) => CROATIAN_GROUPS.test(content),
  HR01: (content) => CROATIAN_GROUPS.test(content) && endsWithControl(content),
  HR99: (content) => content === '',
  '97': (content) => /^(?=.{3,23}$)[\dA-Z]+(?:-[\dA-Z]+)*$/.test(content) && isMod97(content.replaceAll('-', '')),
};

/** Serbia writes the check digits first. */
const isMod97 = (content: string): boolean => /^\d\d[\dA-Z]+$/.test(content) && mod97(content.slice(2) + content.slice(0, 2)) === 1;

/** True if a printed reference is well formed and its check digits are right. False for models without a rule here. */
export function isReference(text: string): boolean {
  const reference = readReference(text);
  if (!reference) return false;
  const { model, content } = reference;
  if (model.startsWith('RF')) return /^[\dA-Z]{1,21}$/.test(content) && mod97(content + model) === 1;
  return CHECKS[model]?.(content) ?? false;
}

/** Digits encoded in a complete reference of our format, as printed or without its spaces; `null`: no such reference. */
export function digitsOfReference(text: string): string | null {
  const compact = text.trim().toUpperCase().replace(/\s+/g, '');
  const serbian = /^97(\d{2})-?(\d{4,20})$/.exec(compact);
  const printedText = serbian ? `97 ${serbian[1]}-${serbian[2]}` : compact;
  const reference = isReference(printedText) ? readReference(printedText) : null;
  if (!reference) return null;
  const digits = reference.content.replaceAll('-', '');
  if (!/^\d+$/.test(digits)) return null;
  if (reference.model === 'SI12' || reference.model === 'HR01') return digits.slice(0, -1);
  if (reference.model === '97') return digits.slice(2);
  return digits.replace(/^0+(?=\d{6})/, '');
}

/** The reference of an order in the buyer's country. Characters other than digits are removed from the order number. */
export function orderReference(lang: LanguageCode, orderNumber: string): string {
  const digits = orderNumber.replace(/\D/g, '');
  if (lang === 'si') return digits.length > 12 ? si00(digits) : si12(digits);
  if (lang === 'hr') return digits.length > 11 ? hr00(`${digits.slice(0, -12) || '0'}-${digits.slice(-12)}`) : hr01(digits);
  return lang === 'rs' ? rs97(digits) : rf(digits);
}
