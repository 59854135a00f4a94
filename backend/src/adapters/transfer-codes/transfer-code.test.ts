import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUNTRY_OF_LANGUAGE, type CountryCode } from '@vitrina/contract/values/countries';
import { LANGUAGE_CODES, LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';
import { orderReference, type Transfer, transferCode } from './index.ts';
import { readCode } from './testing/read-code.ts';

const ACCOUNTS: Partial<Record<LanguageCode, string>> = {
  si: 'SI56 1910 0000 0123 438',
  hr: 'HR12 1001 0051 8630 0016 0',
  rs: '840-743324843-18',
  en: 'SI56 1910 0000 0123 438',
};
const WITH_CODE = ['si', 'hr', 'rs', 'at', 'de', 'it', 'es', 'en', 'me'] as const;

const transfer = (lang: LanguageCode, changes: Partial<Transfer & { country: CountryCode }> = {}) => ({
  country: COUNTRY_OF_LANGUAGE[lang],
  payer: { name: 'Črtomir Đurđević Žšćan', address: 'Straße ñ 1', town: '1000 Ljubljana' },
  recipient: { name: 'Vitrina, trgovina čudes d.o.o.', address: 'Šmartinska cesta 152', town: '1000 Ljubljana' },
  account: ACCOUNTS[lang] ?? 'DE89 3704 0044 0532 0130 00',
  bic: 'COBADEFFXXX',
  amount: 129_999,
  currency: LANGUAGES[lang].currency,
  reference: orderReference(lang, '2026-000123'),
  purpose: 'Naročilo 2026-000123 č ć š ž đ',
  ...changes,
});

describe('transferCode', () => {
  it.each(WITH_CODE)('of %s is read back byte by byte, with the fixed settings', async (lang) => {
    const code = transferCode(transfer(lang));
    const [read, ...others] = await readCode(code?.svg ?? '');
    expect(others).toEqual([]);
    expect(read?.bytes.toString('latin1')).toBe(code?.payload.toString('latin1'));
    expect(read?.format).toBe(lang === 'hr' ? 'PDF417' : 'QRCode');
    const isUpn = lang === 'si' || lang === 'en';
    expect(read?.hasECI).toBe(isUpn);
    if (isUpn) expect(read).toMatchObject({ version: '15', ecLevel: 'M' });
    else if (lang !== 'hr') expect(read?.ecLevel).toBe('M');
  });

  it('is none for convertible marks, whose country has no code', () => expect(transferCode(transfer('ba'))).toBeNull());

  // Market of the account and currency, country of the buyer.
  it.each([
    ['en', 'SI', 'upn-qr'],
    ['en', 'HR', 'epc-qr'],
    ['en', 'DE', 'epc-qr'],
    ['en', 'BA', 'epc-qr'],
    ['si', 'AT', 'epc-qr'],
    ['hr', 'SI', 'epc-qr'],
    ['hr', 'HR', 'hub3'],
    ['de', 'HR', 'epc-qr'],
    ['me', 'ME', 'epc-qr'],
    ['me', 'RS', 'epc-qr'],
    ['rs', 'RS', 'nbs-ips'],
    ['rs', 'DE', 'nbs-ips'],
  ] as const)('to the account of %s for a buyer in %s is %s, read back byte by byte', async (lang, country, kind) => {
    const code = transferCode(transfer(lang, { country }));
    expect(code?.kind).toBe(kind);
    expect((await readCode(code?.svg ?? ''))[0]?.bytes.toString('latin1')).toBe(code?.payload.toString('latin1'));
  });

  it('tells the last day to pay where the standard has a field for it', () => {
    const lines = transferCode(transfer('si', { due: '2026-11-24' }))
      ?.payload.toString('latin1')
      .split('\n');
    expect(lines?.[13]).toBe('24.11.2026');
  });

  it.each([0, -1, 1.5, Number.NaN, 100_000_000_000])('is none for an amount of %s', (amount) => {
    for (const lang of WITH_CODE) expect(transferCode(transfer(lang, { amount }))).toBeNull();
  });

  it('is none for another currency or an account the country’s banks do not know', () => {
    for (const lang of WITH_CODE) expect(transferCode(transfer(lang, { currency: 'BAM' }))).toBeNull();
    for (const lang of WITH_CODE) expect(transferCode(transfer(lang, { account: 'SI56 1910 0000 0123 439' }))).toBeNull();
    expect(transferCode(transfer('hr', { account: 'DE89 3704 0044 0532 0130 00' }))?.kind).toBe('epc-qr');
  });

  it.each([
    [1, '00000000001', '000000000000001', 'RSD0,01', 'EUR0.01'],
    [99_999_999_999, '99999999999', '000099999999999', 'RSD999999999,99', 'EUR999999999.99'],
  ])('writes the amount %i as each standard wants it', async (amount, upn, hub3, nbs, epc) => {
    for (const [lang, written] of [
      ['si', upn],
      ['hr', hub3],
      ['rs', nbs],
      ['de', epc],
    ] as const) {
      const code = transferCode(transfer(lang, { amount }));
      expect(code?.payload.toString('latin1').split(/[\n|]|I:/)).toContain(written);
      expect((await readCode(code?.svg ?? ''))[0]?.bytes).toEqual(code?.payload);
    }
  });

  it('is a picture alone: black on white, named, without size or script', () => {
    for (const lang of WITH_CODE) {
      const svg = transferCode(transfer(lang))?.svg ?? '';
      expect(svg).toMatch(/^<svg role="img" aria-label="[\w -]+" shape-rendering="crispEdges" viewBox="0 0 \d+ \d+" xmlns="[^"]+"><[^<]*fill="#FFFFFF"/i);
      expect(svg.match(/<(\w+)/g)?.every((tag) => ['<svg', '<path', '<rect'].includes(tag))).toBe(true);
    }
  });

  it.each(['si', 'rs', 'de'] as const)('of %s is a QR code with four light modules on each side', (lang) => {
    const svg = transferCode(transfer(lang))?.svg ?? '';
    const side = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1]);
    const corners = /d="([^"]+)"/.exec(svg)?.[1]?.match(/\d+/g)?.map(Number) ?? [];
    expect([Math.min(...corners), Math.max(...corners)]).toEqual([4, side - 4]);
  });
});

describe('transferCode for generated buyers', () => {
  const letters = [...'aAzZčćšžđČĆŠŽĐßñÑäöüÄÖÜéèåøłőœ€ -.,\'"&|/^\\%0123456789', 'Љ', 'ж', '五', '👍', 'c\u030c', '\n', '\u0000'];
  const text = fc.array(fc.constantFrom(...letters), { maxLength: 90 }).map((chars) => chars.join(''));
  const party = fc.record({ name: text.map((name) => `X${name}`), address: text, town: text });
  const generated = fc.record({ payer: party, recipient: party, purpose: text, amount: fc.integer({ min: 1, max: 99_999_999_999 }) });

  it.each(WITH_CODE)('in %s always fits and is read back', async (lang) => {
    await fc.assert(
      fc.asyncProperty(generated, fc.boolean(), async (changes, hasReference) => {
        const code = transferCode(transfer(lang, { ...changes, ...(!hasReference && { reference: '' }) }));
        expect((await readCode(code?.svg ?? ''))[0]?.bytes.toString('latin1')).toBe(code?.payload.toString('latin1'));
      }),
      { numRuns: 12 },
    );
  });

  it('keeps every limit of length', () => {
    fc.assert(
      fc.property(generated, fc.constantFrom(...LANGUAGE_CODES), (changes, lang) => {
        const code = transferCode(transfer(lang, changes));
        if (code) LIMITS[code.kind](code.payload);
      }),
      { numRuns: 60 },
    );
  });
});

const UPN_LENGTHS = [5, 19, 1, 1, 26, 33, 33, 33, 11, 10, 1, 4, 42, 10, 34, 26, 33, 33, 33, 3, 0];
const HUB3_LENGTHS = [8, 3, 15, 30, 27, 27, 25, 25, 27, 21, 4, 22, 4, 35, 0];
const NBS_LENGTHS: Record<string, number> = { K: 2, V: 2, C: 1, R: 18, N: 70, I: 18, P: 70, SF: 3, S: 35, RO: 25 };

const within = (fields: readonly string[], lengths: readonly number[]) => {
  expect(fields.length).toBe(lengths.length);
  for (const [i, field] of fields.entries()) expect(field.length).toBeLessThanOrEqual(lengths[i] as number);
};
const LIMITS = {
  'upn-qr': (payload: Buffer) => {
    const text = new TextDecoder('iso-8859-2').decode(payload);
    within(text.split('\n'), UPN_LENGTHS);
    expect(Number(text.slice(-4, -1))).toBe(text.length - 4);
    expect(payload.length).toBeLessThanOrEqual(411);
  },
  hub3: (payload: Buffer) => within(payload.toString().split('\n'), HUB3_LENGTHS),
  'nbs-ips': (payload: Buffer) => {
    for (const field of payload.toString().split('|')) {
      const [, name = '', value = ''] = /^([A-Z]+):(.+)$/s.exec(field) ?? [];
      expect(value.length, field).toBeLessThanOrEqual(NBS_LENGTHS[name] as number);
    }
  },
  'epc-qr': (payload: Buffer) => {
    expect(payload.length).toBeLessThanOrEqual(331);
    expect(payload.toString().split('\n').length).toBeLessThanOrEqual(12);
  },
};
