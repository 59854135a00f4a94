import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PERMISSIONS } from '@vitrina/contract/staff/permissions';
import { PARCEL_STATES } from '@vitrina/contract/staff/parcels';
import { RETURN_KINDS, RETURN_STATES } from '@vitrina/contract/staff/returns';
import { STOCK_REASONS } from '@vitrina/contract/staff/stock';
import { LANGUAGE_CODES, type LanguageCode } from '@vitrina/contract/values/languages';
import { textLanguages } from '@vitrina/contract/values/text-languages';
import { valueWord } from './value-word.ts';

const TEXTS = join(import.meta.dirname, '../../texts');

/** Labels of all areas in a language. */
function labelsOf(lang: LanguageCode): { has: (name: string) => boolean; text: (name: string) => string } {
  const found: Record<string, string> = {};
  for (const area of readdirSync(TEXTS, { withFileTypes: true }).filter((one) => one.isDirectory()))
    for (const code of textLanguages(lang)) {
      const file = join(TEXTS, area.name, `${code}.json`);
      if (existsSync(file)) Object.assign(found, JSON.parse(readFileSync(file, 'utf8')));
    }
  return { has: (name) => name in found, text: (name) => found[name] as string };
}

const VALUES = [
  ...RETURN_KINDS.map((value) => ({ kind: 'return', path: 'kind', value })),
  ...RETURN_STATES.map((value) => ({ kind: 'return', path: 'state', value })),
  ...PARCEL_STATES.map((value) => ({ kind: 'shipment', path: 'state', value })),
  ...STOCK_REASONS.map((value) => ({ kind: 'stock', path: 'reason', value })),
  ...PERMISSIONS.map((value) => ({ kind: 'staff-role', path: 'permissions', value })),
  ...['totp', 'passkey'].map((value) => ({ kind: 'staff', path: 'factor', value })),
  ...['waiting', 'approved', 'refused'].map((value) => ({ kind: 'review', path: 'state', value })),
  ...['number', 'buyer', 'total'].map((value) => ({ kind: 'export', path: 'columns', value })),
];

it.each(LANGUAGE_CODES)('values of the log are words in %s', (lang) => {
  const labels = labelsOf(lang);
  expect(VALUES.filter((one) => valueWord(labels, one) === null)).toEqual([]);
});

it('the kind of a change decides between words, and what people wrote stays as it is', () => {
  const labels = labelsOf('en');
  const word = (kind: string, path: string, value: unknown) => valueWord(labels, { kind, path, value });
  expect([word('return', 'state', 'received'), word('shipment', 'state', 'shipped')]).toEqual(['Received', 'On the way']);
  expect(word('refund', 'refunds.7.reason', 'damaged')).toBe('Damaged');
  expect([word('refund', 'refunds.7.reason', 'Box was wet'), word('order', 'total', 12)]).toEqual([null, null]);
});
