import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { guard } from '@vitrina/contract/law/guard';
import { atLaw as at, type Defect, DEFECT_PERSON as person, type LawFacts as Law, RULE_DEFECTS } from '@vitrina/contract/law/testing/rule-defects';
import type { GuardedPrice, GuardedProduct } from '@vitrina/contract/law/rules/rule';
import { DEMO_SHOP } from '../../../demo/demo-shop.ts';
import { drawings } from '../../../demo/pictures/drawings.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { isError } from '../faults.ts';
import { readFolder } from '../folder/read-folder.ts';
import type { ProductFacts } from '../schemas/family.ts';
import type { BrandFacts } from '../schemas/frame.ts';
import { contentOf } from '../write/content-of.ts';
import type { FolderContent } from '../write/folder-content.ts';
import { putFiles } from '../write/put-files.ts';
import { writeFolder } from '../write/write-folder.ts';
import { checkFolder } from './check-folder.ts';

const root = mkdtempSync(join(tmpdir(), 'guardian-'));
afterAll(() => rmSync(root, { recursive: true }));

/** Defects of single fields, which the schema finds. */
const FIELD_DEFECTS: readonly Defect[] = [
  ['BELA-ROSA-1', 'law.energy.class', (law) => (at(law, 'energy').class = 'a')],
  ['BELA-ROSA-2', 'law.energy.class', (law) => (at(law, 'energy').class = 'А')],
  ['ZAR-KVADER-1', 'law.energy.eprel', (law) => (at(law, 'energy').eprel = '0')],
  ['ZAR-KVADER-2', 'law.energy.eprel', (law) => (at(law, 'energy').eprel = 'EPREL1')],
  ['ZAR-KVADER-3', 'law.energy.eprel', (law) => (at(law, 'energy').eprel = '1'.repeat(20))],
  ['OKVIR-SALON-1', 'law.energy.label', (law) => (at(law, 'energy').label = 'label.html')],
  ['OKVIR-SALON-2', 'law.energy.label', (law) => (at(law, 'energy').label = '../secret.svg')],
  ['OKVIR-SALON-3', 'law.energy.fetched', (law) => (at(law, 'energy').fetched = '2026-02-31')],
  ['GLAS-KAMEN-1', 'law.charging.max_w', (law) => (at(law, 'charging').max_w = 0)],
  ['GLAS-KAMEN-2', 'law.charging.max_w', (law) => (at(law, 'charging').max_w = '20W')],
  ['GLAS-ZVON-1', 'law.charging.min_w', (law) => (at(law, 'charging').min_w = 30)],
  ['GLAS-ZVON-2', 'law.charging.included', (law) => (at(law, 'charging').included = 'maybe')],
  ['KVANT-ARC-3', 'law.guarantee.months', (law) => (law.guarantee = { guarantor: 'K', months: -1, free: true, whole_good: true })],
  ['KVANT-ARC-4', 'law.guarantee.months', (law) => (law.guarantee = { guarantor: 'K', months: 0, free: true, whole_good: true })],
  ['LIST-STRAN-1', 'law.charging.max_w', (law) => (at(law, 'charging').max_w = Number.NaN)],
  ['OBZOR-LINIJA-1', 'law.responsible_person', (law) => (law.responsible_person = [person, person])],
  ['KVANT-ARC-2', 'law.guarantee.months', (law) => (law.guarantee = { guarantor: 'K', months: 1200, free: true, whole_good: true })],
  ['KVANT-DAN-1', 'law.guarantee.months', (law) => (law.guarantee = { guarantor: 'K', months: '2 years', free: true, whole_good: true })],
  ['KVANT-DAN-2', 'law.warnings.texts.si', (law) => (law.warnings = { texts: { si: '<b>Vroče</b>' } })],
  ['KVANT-PERO-1', 'law.warnings.texts.si', (law) => (law.warnings = { texts: { si: 'Vroče \u202eoče' } })],
  ['KVANT-PERO-2', 'law.warnings.texts.si', (law) => (law.warnings = { texts: { si: '🔥🔥' } })],
  ['KVANT-PERO-3', 'law.warnings.texts.si', (law) => (law.warnings = { texts: { si: 'a'.repeat(100_000) } })],
  ['LIST-ZVEZEK-1', 'law.warnings.texts.si', (law) => (law.warnings = { texts: { si: 'Ne {dotikaj} se.' } })],
  ['LIST-ZVEZEK-2', 'law.warnings.none', (law) => (law.warnings = { codes: ['hot_surface'], none: { by: 'A. V.', on: '2026-11-20' } })],
  ['VRH-GREBEN-1', 'law.responsible_person.country', (law) => (law.responsible_person = { ...person, country: 'UK' })],
  ['VRH-GREBEN-2', 'law.responsible_person.country', (law) => (law.responsible_person = { ...person, country: 'SRB' })],
  ['VRH-SEDLO-1', 'law.responsible_person.street', (law) => (law.responsible_person = { ...person, street: 'P.O. Box 12' })],
  ['LUMO-SVIT-1', 'law.responsible_person.town', (law) => (law.responsible_person = { ...person, town: '' })],
  ['LUMO-SVIT-2', 'law.responsible_person.email', (law) => (law.responsible_person = { ...person, email: 'a@b' })],
  [
    'LUMO-SVIT-3',
    'law.responsible_person.email',
    (law) => (law.responsible_person = Object.fromEntries(Object.entries(person).filter(([name]) => name !== 'email'))),
  ],
  ['VTIKAC-VRVICA-1', 'law.unit.quantity', (law) => (law.unit = { quantity: 0, unit: 'm' })],
  ['VTIKAC-VRVICA-2', 'law.unit.quantity', (law) => (law.unit = { quantity: -1, unit: 'm' })],
  ['SAVA-VAL-3', 'law.claims.claim', (law) => (law.claims = [{ claim: 'green', kind: 'generic', evidence: 'x', approved_by: 'x' }])],
  ['KVANT-LIST-1', 'law.warnings.none.on', (law) => (law.warnings = { none: { by: 'A. V.', on: '9999-01-01' } })],
];

/** Faults of the demo shop after all of these defects were made. */
async function faultsOf(name: string, defects: readonly Defect[]) {
  const content = contentOf(readFolder(DEMO_SHOP)) as FolderContent;
  for (const [code, field, plant] of defects) {
    const facts = content.facts.families.flatMap(({ products }) => products).find((one) => one.code === code) as ProductFacts | undefined;
    if (!facts) throw new Error(`no product ${code} for ${field}`);
    facts.law = structuredClone(facts.law ?? {});
    plant(facts.law as Law, facts as unknown as Record<string, unknown>);
  }
  const dir = join(root, name);
  putFiles(dir, writeFolder(content));
  return (await checkFolder(dir, drawings)).faults;
}

describe('the guardian over a folder', () => {
  it('has nothing to say of the demo shop', async () => {
    expect((await checkFolder(DEMO_SHOP, drawings)).faults).toEqual([]);
  });

  it.each([
    ['rules', RULE_DEFECTS],
    ['fields', FIELD_DEFECTS],
  ] as const)('finds every planted defect of %s, by product, field and reason', async (name, defects) => {
    // Pictures, videos and logos were not copied.
    const faults = (await faultsOf(name, defects)).filter((fault) => isError(fault) && fault.file.startsWith('catalogue/'));
    const fileOf = new Map(readFolder(DEMO_SHOP).facts?.families.flatMap(({ key, products }) => products.map(({ code }) => [code, `${key}.yaml`])));
    const isNamed = ([code, field]: Defect) =>
      faults.some(({ file, words }) => file.endsWith(`/${fileOf.get(code)}`) && words.startsWith(`${name === 'rules' ? field : field.split('.').at(-1)}:`));
    expect(defects.filter((defect) => !isNamed(defect)).map(([code, field]) => [code, field])).toEqual([]);
    expect(faults.length).toBeGreaterThanOrEqual(defects.length);
    if (name === 'rules') expect(defects.length).toBeGreaterThanOrEqual(60);
    if (name === 'rules')
      for (const { words } of faults) expect(words).toMatch(/^law\.[\w.]+: .+ \((?:regulation|directive) .+, https:\/\/eur-lex\.europa\.eu\/.+\)$/);
  });

  it('holds brands and sellers to the same', async () => {
    const content = contentOf(readFolder(DEMO_SHOP)) as FolderContent;
    const brands = [...content.departments.values()].flatMap((one) => one.brands as BrandFacts[]);
    const brand = (code: string) =>
      brands.find((one) => one.code === code) as { address?: string; email?: string; law?: { country?: string; responsible_person?: object } };
    delete brand('vrh').law?.responsible_person;
    delete brand('kvant').address;
    delete brand('sava').email;
    delete brand('lumo').law;
    const [first, second] = content.facts.sellers as unknown as { law?: { state: string; checked?: object; phone?: string; register?: object } }[];
    if (first?.law) first.law.state = 'suspended';
    if (second?.law) {
      delete second.law.checked;
      delete second.law.phone;
    }
    Object.assign(second?.law ?? {}, { register: first?.law?.register, vat_number: 'SI87654326' });
    putFiles(join(root, 'makers'), writeFolder(content));
    const { faults } = await checkFolder(join(root, 'makers'), drawings);
    for (const field of [
      'law.responsible_person:',
      'brand.address:',
      'brand.email:',
      'brand.law.country:',
      'seller.law.state:',
      'seller.law.checked:',
      'seller.law.phone:',
      'law.vat_number:',
      'law.register.number:',
    ])
      expect(faults.filter((fault) => isError(fault) && fault.words.startsWith(field)).length, field).toBeGreaterThan(0);
    // A fact missing at a brand with many products is reported once, at the brand.
    const lacking = faults.filter(({ words }) => words.startsWith('brand.address: Kvant'));
    expect(lacking).toEqual([expect.objectContaining({ file: 'catalogue/computers/_brands.yaml', line: expect.any(Number) })]);
  });
});

const DAY = 86_400_000;
const TODAY = '2026-11-23';
const good: GuardedProduct = {
  code: 'X',
  law: { warnings: { none: { by: 'A. V.', on: '2026-11-20' } }, votes: { origin: 'orders' } },
  condition: 'new',
  maker: { title: 'X', address: 'X, Ulica 1, 1000 Ljubljana', email: 'x@x.example', law: { country: 'SI' } },
  seller: null,
  languages: ['si', 'de'],
  badges: [],
  tags: [],
  titles: { si: 'X' },
  votes: 3,
  prices: [],
};

describe('the guardian over names of pictures', () => {
  it('refuses a product that no language gives a title', () => {
    for (const titles of [{}, { si: ' ' }])
      expect(guard({ ...good, titles }, TODAY).map(({ rule, level, field }) => [rule, level, field])).toEqual([['picture-names', 'block', 'title']]);
  });
});

describe('the guardian over prices', () => {
  const price = (change: Partial<GuardedPrice>): GuardedProduct => {
    const since = Date.parse('2026-11-10');
    const steps = [
      { amount: 10_000, from: since - 60 * DAY },
      { amount: 8000, from: since - 20 * DAY },
      { amount: 10_000, from: since - 10 * DAY },
      { amount: 7000, from: since },
    ];
    return { ...good, prices: [{ market: 'si', amount: 7000, reference: 8000, since, steps, ...change }] };
  };
  it('accepts the lowest price of the thirty days before, also where it was set earlier', () => {
    expect(guard(price({}), TODAY)).toEqual([]);
    expect(guard(good, TODAY)).toEqual([]);
  });
  it.each([
    ['the price just before', { reference: 10_000 }],
    ['below the price', { reference: 6000 }],
    ['of another history', { reference: 8000, steps: [] }],
  ] as const)('refuses a reference that is %s', (_, change) => {
    expect(guard(price(change), TODAY)).toMatchObject([{ rule: 'price-reference', level: 'block', field: 'prices.si' }]);
  });
  it('warns of proofs that end soon and labels that were taken long ago', () => {
    const law = {
      ...good.law,
      group: 'tv' as const,
      data_act: {
        connected: true,
        types: ['usage' as const],
        format: 'JSON',
        volume_mb_day: 1,
        realtime: false,
        storage: 'maker' as const,
        retention_days: 1,
        access: 'app' as const,
      },
      energy: { eprel: '12', class: 'F' as const, label: 'a.svg', sheets: { si: 'a.pdf', de: 'b.pdf' }, fetched: '2026-10-01' },
      claims: [{ claim: 'eco' as const, kind: 'label' as const, evidence: 'x', scheme: 'Znak', valid_until: '2026-12-20', approved_by: 'A. V.' }],
    };
    expect(guard({ ...good, law, badges: ['eco'] }, TODAY).map(({ rule, level }) => [rule, level])).toEqual([
      ['energy-age', 'warn'],
      ['claims-end', 'warn'],
    ]);
  });
});
