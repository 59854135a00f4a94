import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO_SHOP } from '@vitrina/demo/demo-shop';
import { DEMO_SETTINGS } from '@vitrina/demo/settings';

/** Words that identify the demo company, from its own files. */
export interface DemoWords {
  /** Names, addresses, people and mail domains, in lower case. */
  words: string[];
  /** IBANs, VAT and register numbers, phones: letters and digits only, in lower case. */
  codes: string[];
}

const small = (text: string): string => text.toLowerCase().trim();
const bare = (text: string): string => small(text).replace(/[^a-z0-9]/g, '');

export function demoWords(): DemoWords {
  const { shop, legal, payment } = DEMO_SETTINGS;
  const entities = Object.values(legal);
  const accounts = payment.accounts ?? [];
  const words = [
    shop.name,
    ...[shop.email, shop.mail.from, ...entities.map(({ email }) => email ?? '')].map((address) => address.split('@')[1] ?? ''),
    ...(shop.social ?? []),
    ...entities.flatMap((entity) => [
      entity.name,
      entity.address.street,
      entity.register?.name ?? '',
      ...(entity.managers ?? []),
      entity.authority?.name ?? '',
    ]),
    payment.instalments?.provider ?? '',
    ...catalogueWords('warehouses', 'address'),
    ...catalogueWords('sellers', 'title'),
  ];
  const codes = [
    shop.phone ?? '',
    ...entities.flatMap(({ phone, register, vatNumber, taxNumber }) => [phone ?? '', register?.number ?? '', vatNumber ?? '', taxNumber ?? '']),
    ...accounts.map(({ iban }) => iban),
  ];
  return { words: unique(words.map(small)), codes: unique(codes.map(bare)) };
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts)].filter((text) => text !== '');

/** Plain values of a field in a list of the demo catalogue. */
const catalogueWords = (file: string, field: string): string[] =>
  [...readFileSync(join(DEMO_SHOP, 'catalogue', `${file}.yaml`), 'utf8').matchAll(new RegExp(`\\b${field}: ([^,}\\n]+)`, 'g'))].map(([, value = '']) => value);

/** Returns the words and codes found in a text. */
export function demoWordsIn({ words, codes }: DemoWords, text: string): string[] {
  const plain = small(decodeText(text)).replace(/\s+/g, ' ');
  const letters = bare(plain);
  return [
    ...words.filter((word) => new RegExp(`(?<![\\p{L}\\p{N}])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'u').test(plain)),
    ...codes.filter((code) => letters.includes(code)),
  ];
}

/** Decodes entities, `\u00e9` of JSON and `%C3` of URLs. */
const decodeText = (text: string): string =>
  text
    .replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&#x([0-9a-f]{1,5});/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&nbsp;/g, ' ')
    .replace(/(?:%[0-9a-f]{2})+/gi, (code) => {
      try {
        return decodeURIComponent(code);
      } catch {
        return code;
      }
    });
