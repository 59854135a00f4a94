import { sql } from 'kysely';
import { catalogue } from '@vitrina/contract/catalogue';
import { type LawFacts, RULE_DEFECTS } from '@vitrina/contract/law/testing/rule-defects';
import { RULES } from '@vitrina/contract/law/guard';
import type { ProductLaw } from '@vitrina/contract/law/product-law';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_SETTINGS } from '@vitrina/demo/settings';
import { saveSettings } from '../../../save-settings.ts';
import { startTestBackend, type TestBackend } from '../../../testing/test-backend.ts';
import { shippedText } from '../../labels/index.ts';
import { loadSettings } from '../../settings/index.ts';
import { type EprelTrouble, sandboxEprel } from '../../../adapters/eprel/index.ts';
import { countBestSellers } from '../rules/best-sellers.ts';
import { guardCatalogue } from './guard-catalogue.ts';
import { guardProposed } from './guard-proposed.ts';
import { selectLabelDifferences } from './label-queries.ts';
import { refreshLabels } from './refresh-labels.ts';

let shop: TestBackend;
beforeAll(async () => {
  shop = await startTestBackend('demo');
});
afterAll(() => shop.stop());

const NOW = new Date('2026-11-23T12:00:00Z');
async function guardian(mode: 'report' | 'block') {
  const { db } = shop.database;
  const settings = (await loadSettings(db, (error) => expect.unreachable(String(error)))).current();
  return guardCatalogue(db, { settings: { ...settings, behaviour: { ...settings.behaviour, guardian: mode } }, now: NOW });
}
const change = (code: string, law: string) => sql`update products set law = ${sql.raw(law)} where code = ${code}`.execute(shop.database.db);
const isForSale = async (code: string) =>
  (await sql<{ visible: boolean }>`select visible from products where code = ${code}`.execute(shop.database.db)).rows[0]?.visible;

/** Defects of manufacturers, sellers, prices and titles, as SQL. */
const PARTY_DEFECTS = [
  `update manufacturers set address = null where code = 'poljana'`,
  `update manufacturers set address = 'Celje' where code = 'zrno'`,
  `update manufacturers set email = null where code = 'utrip'`,
  `update manufacturers set law = '{}' where code = 'straza'`,
  `update manufacturers set law = law - 'responsible_person' where code in ('vrh', 'obzor')`,
  `update sellers set law = jsonb_set(law, '{state}', '"suspended"') where code = 'elektro-kotnik'`,
  `update sellers set law = law - 'declared' - 'checked' where code = 'foto-brod'`,
  `update prices set reference_amount = amount * 3, cut_at = now() where market = 'si' and product_id = (select id from products where code = 'BELA-ROSA-3')`,
  `update prices set reference_amount = amount, cut_at = now() where market = 'de' and product_id = (select id from products where code = 'MRAZ-DVOR-1')`,
  `delete from product_texts where product_id in (select id from products where code in ('PLATNO-ROLO-1', 'PLATNO-ROLO-2'))`,
];

describe('planted defects [K7]', () => {
  interface Planted {
    law: LawFacts;
    badges: string[];
    tags: string[];
    votes: number[];
  }
  async function plantAll() {
    const planted = new Map<string, Planted>();
    for (const [code, , plant] of RULE_DEFECTS) {
      const { rows } = await sql<Planted>`
        select law, badges, votes, array(select t.code from product_tags pt join tags t on t.id = pt.tag_id where pt.product_id = p.id) as tags
        from products p where code = ${code}`.execute(shop.database.db);
      const facts = rows[0] as Planted;
      plant(facts.law, facts as unknown as Record<string, unknown>);
      planted.set(code, facts);
    }
    return planted;
  }

  it('are found in what is live, by product and field, and nothing else is', async () => {
    const { db } = shop.database;
    const settings = (await loadSettings(db, (error) => expect.unreachable(String(error)))).current();
    const planted = await plantAll();
    let found: { product: string; field: string }[] = [];
    const undone = new Error('nothing of it stays');
    await db
      .transaction()
      .execute(async (transaction) => {
        for (const [code, { law, badges, tags, votes }] of planted) {
          await sql`update products set law = ${JSON.stringify(law)}::jsonb, badges = ${badges}, votes = ${votes} where code = ${code}`.execute(transaction);
          await sql`insert into product_tags (product_id, tag_id) select p.id, t.id from products p, tags t where p.code = ${code} and t.code = any(${tags}::text[]) on conflict do nothing`.execute(
            transaction,
          );
        }
        found = (await guardCatalogue(transaction, { settings: { ...settings, behaviour: { ...settings.behaviour, guardian: 'report' } }, now: NOW })).findings;
        throw undone;
      })
      .catch((error: unknown) => expect(error).toBe(undone));
    const isFound = ([code, field]: readonly [string, string, unknown]) => found.some((one) => one.product === code && one.field === field);
    expect(RULE_DEFECTS.filter((defect) => !isFound(defect)).map(([code, field]) => [code, field])).toEqual([]);
    expect(found.filter(({ product }) => !planted.has(product))).toEqual([]);
    expect((await guardian('report')).findings).toEqual([]);
  });

  it('of makers, sellers, prices and titles are found, each twice, and so is every rule that blocks', async () => {
    const { db } = shop.database;
    const settings = (await loadSettings(db, (error) => expect.unreachable(String(error)))).current();
    const planted = await plantAll();
    let found: { product: string; rule: string; level: string; field: string }[] = [];
    const undone = new Error('nothing of it stays');
    await db
      .transaction()
      .execute(async (transaction) => {
        for (const [code, { law, badges, votes }] of planted)
          await sql`update products set law = ${JSON.stringify(law)}::jsonb, badges = ${badges}, votes = ${votes} where code = ${code}`.execute(transaction);
        for (const statement of PARTY_DEFECTS) await sql.raw(statement).execute(transaction);
        found = (await guardCatalogue(transaction, { settings: { ...settings, behaviour: { ...settings.behaviour, guardian: 'report' } }, now: NOW })).findings;
        throw undone;
      })
      .catch((error: unknown) => expect(error).toBe(undone));
    const fields = new Set(found.map(({ field }) => field));
    for (const field of ['brand.address', 'brand.email', 'brand.law.country', 'law.responsible_person', 'prices.si', 'prices.de', 'title'])
      expect(fields, field).toContain(field);
    for (const field of ['seller.law.state', 'seller.law.declared', 'seller.law.checked']) expect(fields, field).toContain(field);
    const times = new Map(
      RULES.map(({ id }) => [id, new Set(found.filter(({ rule }) => rule === id).map(({ product, field }) => `${product} ${field}`)).size]),
    );
    for (const { id, level } of RULES) if (level === 'block') expect(times.get(id), id).toBeGreaterThanOrEqual(2);
    expect((await guardian('report')).findings, 'and nothing of it stays').toEqual([]);
  });

  it('are found in what is proposed, with act and link', async () => {
    const settings = (await loadSettings(shop.database.db, (error) => expect.unreachable(String(error)))).current();
    const products = [...(await plantAll())].map(([code, { law }]) => ({ code, law: law as ProductLaw }));
    const reply = await guardProposed(shop.database.db, products, { settings, today: '2026-11-23' });
    const findings = 'data' in reply ? (reply.data as { field: string; law: string; link: string }[]) : [];
    // Findings about badges, tags and votes are not part of a proposal of facts.
    const expected = RULE_DEFECTS.filter(([, field]) => field !== 'law.claims' && field !== 'law.votes').map(([code, field]) => `product.${code}.${field}`);
    expect(expected.filter((field) => !findings.some((one) => one.field === field))).toEqual([]);
    for (const { law, link } of findings) expect([law.length > 5, link.startsWith('https://eur-lex.europa.eu/')]).toEqual([true, true]);
  });
});

describe('pictures that only an authority makes [C9]', () => {
  it('are shown in the market whose owner put them in, and nowhere else', async () => {
    const saveMarkets = async (markets: object | undefined) => {
      const saved = await saveSettings(shop.database.db, { documents: { markets }, versions: 'any', userId: null, cause: 'test' });
      expect(saved).toMatchObject({ kind: 'saved' });
      await shop.settings.refresh();
      await shop.cache.clearAll();
    };
    const of = (name: string) => ({ file: `theme/${name}.svg`, sha256: 'a'.repeat(64), source: 'test' });
    const pictures = { 'guarantee-notice': of('notice'), 'charger-included': of('with'), 'charger-missing': of('without') };
    const lawIn = async (lang: LanguageCode) => {
      const { law } = await shop.get(catalogue.product, { item_code: 'VRH-GREBEN-1' }, { lang });
      return { charging: law.charging, notice: law.sections.find(({ code }) => code === 'legal_guarantee') };
    };
    await saveMarkets({ ...DEMO_SETTINGS.markets, de: { ...DEMO_SETTINGS.markets?.de, officialPictures: pictures } });
    const [de, si] = [await lawIn('de'), await lawIn('si')];
    expect(de.notice?.picture).toBe('/media/theme/notice.svg');
    expect(de.charging?.picture).toBe(`/media/theme/${de.charging?.included ? 'with' : 'without'}.svg`);
    expect([si.notice?.link !== undefined, si.notice?.picture, si.charging?.picture]).toEqual([true, undefined, undefined]);
    await saveMarkets(DEMO_SETTINGS.markets);
  });
});

describe('both sides of the moment on which a duty begins [K6]', () => {
  const CODE = 'VRH-GREBEN-1';
  async function statementsAt(moment: string): Promise<Set<string>> {
    Object.assign(shop.catalogue, { now: () => new Date(moment) });
    await shop.cache.clearAll();
    const { law, energy } = await shop.get(catalogue.product, { item_code: CODE });
    const guarantee = law.sections.find(({ code }) => code === 'legal_guarantee');
    return new Set([
      ...law.sections.map(({ code }) => code),
      ...(guarantee?.lines ?? []).map((_, i) => `legal_guarantee line ${i}`),
      ...(guarantee?.link ? ['notice'] : []),
      ...(energy ? ['energy'] : []),
      ...(law.charging ? ['charging'] : []),
    ]);
  }

  it.each([
    ['safety', '2024-12-12T22:59:59Z', ['responsible_person', 'warnings']],
    ['chargers', '2024-12-27T22:59:59Z', ['charging']],
    ['labels of phones', '2025-06-19T21:59:59Z', ['energy']],
    ['data', '2025-09-11T21:59:59Z', ['data_act']],
    ['nothing that a product’s page tells', '2026-06-18T21:59:59Z', []],
    ['a year more after repair', '2026-07-30T21:59:59Z', ['legal_guarantee line 2']],
    ['the notice of the guarantee', '2026-09-26T21:59:59Z', ['notice']],
    ['nothing of the table', '2027-02-17T22:59:59Z', []],
  ] as const)('%s: only the blocks of that day differ, by the shop’s clock', async (_, last, expected) => {
    const before = await statementsAt(last);
    const after = await statementsAt(new Date(Date.parse(last) + 1000).toISOString());
    expect([...after].filter((one) => !before.has(one)).sort()).toEqual([...expected].sort());
    expect([...before].filter((one) => !after.has(one))).toEqual([]);
    Object.assign(shop.catalogue, { now: () => new Date() });
    await shop.cache.clearAll();
  });
});

describe('every product of the shop [K4]', () => {
  /** Groups with an energy label, and groups charged by cable, listed independently of the code under test. */
  const LABELLED = 'display tv washing_machine washer_dryer dryer fridge wine_fridge dishwasher oven hood light_source air_conditioner smartphone slate_tablet';
  const CHARGED = 'smartphone phone_simple slate_tablet camera headphones console speaker e_reader keyboard mouse laptop';
  const IN_UNION = new Set('SI HR DE AT IT ES FR NL BE DK SE FI PL CZ SK HU RO BG GR PT IE LU EE LV LT CY MT NO IS LI'.split(' '));
  interface StoredProduct {
    id: number;
    code: string;
    condition: string;
    law: ProductLaw;
    badges: string[];
    maker: string | null;
    /** Name in its register; `null`: sold by the shop itself. */
    seller: string | null;
  }

  it.each(['si', 'de', 'rs'] as const)('tells in %s what the law wants told of it, and nothing else', async (lang) => {
    const { rows } = await sql<StoredProduct>`
      select p.id, p.code, p.condition, p.law, p.badges, m.law ->> 'country' as maker, s.law ->> 'name' as seller from products p left join manufacturers m on m.id = p.manufacturer_id
        left join sellers s on s.id = p.seller_id where p.visible and p.type <> 'configurable' order by p.id`.execute(shop.database.db);
    const inUnion = lang !== 'rs';
    const wrong: unknown[] = [];
    for (const { id, code, condition, law, badges, maker, seller } of rows) {
      const reply = await shop.call(catalogue.product, { item_id: id }, { lang });
      // Hidden by its category or manufacturer.
      if (!reply.success) continue;
      const { law: shown, energy, ean } = reply.data;
      const group = law.group ?? 'none';
      const hasGuarantee = law.guarantee !== undefined && (inUnion || law.guarantee.territory !== 'EU');
      const expected = {
        warnings: law.warnings !== undefined,
        responsible_person: inUnion && maker !== null && !IN_UNION.has(maker),
        importer: law.importer !== undefined,
        origin: law.origin_country !== undefined,
        seller: seller !== null,
        legal_guarantee: true,
        // A guarantee limited to the Union is not stated elsewhere.
        guarantee: hasGuarantee,
        withdrawal: law.withdrawal !== undefined,
        claims: badges.includes('eco'),
        repair: law.repair?.score !== undefined || law.repair?.spare_parts_years !== undefined || law.repair?.update_years !== undefined,
        data_act: inUnion && law.data_act?.connected === true,
        charging: inUnion && CHARGED.split(' ').includes(group) && law.charging !== undefined && law.charging.applies !== false,
        energy: LABELLED.split(' ').includes(group) && condition !== 'refurbished' && law.energy !== undefined,
      };
      const codes = new Set([...shown.sections.map((section) => section.code), ...(shown.charging ? ['charging'] : []), ...(energy ? ['energy'] : [])]);
      const off = Object.entries(expected).filter(([name, is]) => codes.has(name) !== is);
      const empty = shown.sections
        .filter(({ title, lines, rows: facts }) => title === '' || lines.length + facts.length === 0)
        .map((section) => `${section.code} is empty`);
      if (off.length + empty.length > 0) wrong.push([code, ...off, ...empty]);
      // The contracting seller is liable: never the shop for goods of another seller, and always for its own.
      const liable = shown.sections.find((section) => section.code === 'legal_guarantee')?.lines[0] ?? '';
      if (seller === null ? liable !== shippedText(lang, 'footer_guarantee') : !liable.includes(seller)) wrong.push([code, 'liable', liable]);
      const { territory, guarantor } = (hasGuarantee ? law.guarantee : undefined) ?? {};
      const guaranteeText = shown.sections.find((section) => section.code === 'guarantee')?.lines.join(' ') ?? '';
      const where = territory === 'EU' ? shippedText(lang, 'law_territory_union') : (territory ?? '');
      if (!guaranteeText.includes(where) || !guaranteeText.includes(guarantor ?? '')) wrong.push([code, 'guarantee', guaranteeText]);
      if (energy && energy.class !== law.energy?.class) wrong.push([code, 'class', energy.class]);
      if (ean !== null && !/^\d{8,14}$/.test(ean ?? '')) wrong.push([code, 'identifier', ean]);
    }
    expect(rows.length).toBeGreaterThan(250);
    expect(wrong).toEqual([]);
  });
});

describe('what a page says of its seller and its badges', () => {
  const lines = async (code: string) =>
    (await shop.get(catalogue.product, { item_code: code })).law.sections.find((section) => section.code === 'legal_guarantee')?.lines ?? [];

  it('a private seller owes neither the guarantee of a trader nor that of technical goods [C14]', async () => {
    const { db } = shop.database;
    const { rows } = await sql<{ code: string; seller: string }>`
      select p.code, s.code as seller from products p join sellers s on s.id = p.seller_id
      where p.visible and p.type = 'simple' and p.condition = 'new' order by p.id limit 1`.execute(db);
    const { code, seller } = rows[0] as { code: string; seller: string };
    const trader = async (is: boolean) => {
      await sql`update sellers set law = jsonb_set(law, '{trader}', to_jsonb(${is}::boolean)) where code = ${seller}`.execute(db);
      await shop.cache.purge(await shop.catalogue.catchUp());
    };
    const national = shippedText('si', 'law_si_guarantee');
    expect(await lines(code)).toContain(national);
    await trader(false);
    expect(await lines(code)).toEqual([shippedText('si', 'law_seller_private')]);
    await trader(true);
    expect(await lines(code)).toContain(national);
  });

  it('a certified label is said beside the badge it proves, and not where there is no badge', async () => {
    const { db } = shop.database;
    const { rows } = await sql<{ code: string }>`
      select code from products where visible and type = 'simple' and 'eco' = any(badges) and law -> 'claims' -> 0 ->> 'scheme' is not null order by id limit 1`.execute(
      db,
    );
    const { code } = rows[0] as { code: string };
    const claims = async () => (await shop.get(catalogue.product, { item_code: code })).law.sections.find((section) => section.code === 'claims')?.lines.length;
    const set = async (change: string) => {
      await sql`update products set badges = ${sql.raw(change)} where code = ${code}`.execute(db);
      await shop.cache.purge(await shop.catalogue.catchUp());
    };
    expect(await claims()).toBe(1);
    await set(`array_remove(badges, 'eco')`);
    expect(await claims()).toBeUndefined();
    await set(`array_append(badges, 'eco')`);
    expect(await claims()).toBe(1);
  });
});

describe('the day of delivery', () => {
  it.each<[lang: LanguageCode, moment: string, day: string, why: string]>([
    ['si', '2026-12-24T09:00:00Z', '2026-12-28', 'after Christmas and its weekend'],
    ['de', '2026-12-24T09:00:00Z', '2026-12-28', 'after Christmas here and there'],
    ['rs', '2026-12-24T09:00:00Z', '2026-12-28', 'as the warehouse keeps Christmas'],
    ['rs', '2027-01-06T09:00:00Z', '2027-01-08', 'after Christmas there, when the warehouse works'],
    ['hr', '2026-11-17T09:00:00Z', '2026-11-19', 'after a holiday there'],
    ['si', '2026-11-17T09:00:00Z', '2026-11-18', 'which is none here'],
    ['it', '2027-10-01T09:00:00Z', '2027-10-05', 'after the holiday of an act of 2025'],
  ])('in %s, ordered at %s, is %s: %s', async (lang, moment, day) => {
    Object.assign(shop.catalogue, { now: () => new Date(moment) });
    await shop.cache.clearAll();
    const { shipping_options } = await shop.get(catalogue.product, { item_code: 'DEMO-LAPTOP-01' }, { lang });
    expect(shipping_options.find(({ code }) => code === 'delivery')?.date).toBe(day);
    Object.assign(shop.catalogue, { now: () => new Date() });
    await shop.cache.clearAll();
  });

  it('of collecting is one on which the shop is open', async () => {
    Object.assign(shop.catalogue, { now: () => new Date('2026-12-24T20:00:00Z') });
    await shop.cache.clearAll();
    const { warehouses } = await shop.get(catalogue.product, { item_code: 'DEMO-LAPTOP-01' });
    const days = warehouses.flatMap(({ pickup_date }) => pickup_date ?? []);
    expect(days.length).toBeGreaterThan(0);
    for (const day of days) expect(['2026-12-25', '2026-12-26'], 'no holiday').not.toContain(day);
    Object.assign(shop.catalogue, { now: () => new Date() });
    await shop.cache.clearAll();
  });
});

describe('the guardian over the database', () => {
  it('blocks nothing of the demo shop', async () => {
    const { products, findings } = await guardian('report');
    expect(products).toBeGreaterThan(300);
    expect(findings).toEqual([]);
  });

  it('takes off sale what became unlawful, with all reasons, and puts it back when it is mended; what staff hid stays hidden', async () => {
    const { db } = shop.database;
    await sql`update products set visible = false where code = 'BELA-ROSA-2'`.execute(db);
    await change('BELA-ROSA-1', `law - 'energy' - 'warnings'`);
    await change('BELA-ROSA-2', `law - 'warnings'`);
    expect((await guardian('report')).held, 'a report changes nothing').toBe(0);
    expect(await isForSale('BELA-ROSA-1')).toBe(true);
    const { held, findings } = await guardian('block');
    expect([held, findings.map(({ product, field }) => [product, field])]).toEqual([
      1,
      [
        ['BELA-ROSA-1', 'law.energy'],
        ['BELA-ROSA-1', 'law.warnings'],
      ],
    ]);
    expect(await isForSale('BELA-ROSA-1')).toBe(false);
    const { rows } = await sql<{ findings: object[] }>`select findings from law_holds`.execute(db);
    expect(rows.map(({ findings }) => findings)).toEqual([
      [expect.objectContaining({ rule: 'energy-register' }), expect.objectContaining({ rule: 'warnings' })],
    ]);
    expect((await guardian('block')).held, 'again').toBe(1);
    await change(
      'BELA-ROSA-1',
      `law || '{"energy": {"eprel": "123", "class": "C", "from": "A", "to": "G", "invented": true}, "warnings": {"none": {"by": "A. V.", "on": "2026-11-20"}}}'`,
    );
    expect((await guardian('block')).released).toBe(1);
    expect([await isForSale('BELA-ROSA-1'), await isForSale('BELA-ROSA-2')]).toEqual([true, false]);
  });

  it('recounts cuts from the history: a reference price that was not charged for thirty days blocks', async () => {
    await sql`update prices set reference_amount = amount * 2, cut_at = now() where product_id = (select id from products where code = 'BELA-ROSA-3') and market = 'si'`.execute(
      shop.database.db,
    );
    expect((await guardian('report')).findings).toMatchObject([{ product: 'BELA-ROSA-3', rule: 'price-reference', field: 'prices.si', level: 'block' }]);
  });
});

describe('what is called a best seller', () => {
  it('is what sold best: counted by category, first in its list, and no proof holds against it', async () => {
    const { db } = shop.database;
    const settle = async () => {
      await countBestSellers(db);
      await shop.cache.purge(await shop.catalogue.catchUp());
    };
    const CLAIMED = 'DEMO-LAPTOP-01';
    // As many products in the category as in a real shop.
    const moved = await sql<{ id: number; code: string; category_id: number }>`
      select id, code, category_id from products where type = 'simple' and visible and status = 1 and not ('bestseller' = any (badges))
        and (code like 'OKNO-%' or code like 'SHRAMBA-%' or code like 'SAVA-%') order by id limit 12`.execute(db);
    const siblings = moved.rows;
    await sql`update products set category_id = (select category_id from products where code = ${CLAIMED}) where id = any(${siblings.map(({ id }) => id)})`.execute(
      db,
    );
    expect(siblings.length).toBeGreaterThan(10);
    const badgesOf = async (code: string) => (await shop.get(catalogue.product, { item_code: code })).badges.map((badge) => badge.code);
    const sell = async (code: string, qty: number) =>
      sql`with o as (
          insert into orders (code, lang, currency, email, status, payment_status, payment_code, payment_type, total, snapshot)
          values (${`sold-${code}`}, 'si', 'EUR', 'a@b.example', 'delivered', 'paid', 'bank-transfer', 'none', 1, '{}') returning id
        ) insert into order_items (order_id, product_id, position, code, qty, unit_amount, vat_percent) select o.id, p.id, 0, p.code, ${qty}, 1, 22 from o, products p where p.code = ${code}`.execute(
        db,
      );
    await sql`delete from best_sellers`.execute(db);
    expect(await badgesOf(CLAIMED), 'by its proof').toContain('bestseller');
    for (const [i, { code }] of siblings.entries()) await sell(code, 1000 - i);
    await sell(CLAIMED, 1);
    await settle();
    expect([await badgesOf(CLAIMED), await badgesOf(siblings[0]?.code as string), await badgesOf(siblings[3]?.code as string)]).toEqual([
      [],
      expect.arrayContaining(['bestseller']),
      expect.not.arrayContaining(['bestseller']),
    ]);
    const list = await shop.get(catalogue.products, { list_code: 'bestsellers', per_page: 3 });
    expect(list.items.map(({ code }) => code)).toEqual(siblings.slice(0, 3).map(({ code }) => code));
    const { findings } = await guardian('report');
    expect(findings.filter(({ rule }) => rule === 'claims')).toMatchObject([
      { product: CLAIMED, field: 'law.claims', reason: expect.stringContaining('number ') },
    ]);
    await sql`delete from orders where code like 'sold-%'`.execute(db);
    for (const { id, category_id } of siblings) await sql`update products set category_id = ${category_id} where id = ${id}`.execute(db);
    await settle();
    expect(await badgesOf(CLAIMED)).toContain('bestseller');
    expect(await countBestSellers(db), 'nothing new to tell').toBe(false);
  });
});

describe('the register of energy labels', () => {
  const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  const codes = ['BELA-SAPA-1', 'BELA-SAPA-2', 'BELA-TOK-1', 'BELA-TOK-2', 'BELA-ROSA-1', 'BELA-BRV-1', 'BELA-BRV-2'];
  const troubles: EprelTrouble[] = ['slow', 'breaks', 'other-number', 'no-label', 'hidden-code', 'other-class', 'unknown'];

  it('is asked: right answers are dated; slow, broken and foreign ones keep what is there; other classes are told, off sale, and back when they agree', async () => {
    const { db } = shop.database;
    const settings = (await loadSettings(db, (error) => expect.unreachable(String(error)))).current();
    const { rows } = await sql<{ code: string; eprel: string; class: string }>`
      select code, law #>> '{energy,eprel}' as eprel, law #>> '{energy,class}' as class from products where law #> '{energy,eprel}' is not null and type <> 'configurable' and status <> 3`.execute(
      db,
    );
    const records = new Map(
      rows.map((row) => [row.eprel, { id: row.eprel, supplier: 'S', model: 'M', class: row.class, label: { type: 'image/svg+xml' as const, bytes: SVG } }]),
    );
    const troubled = new Map(
      rows.flatMap((row) => (codes.includes(row.code) ? [[row.eprel, troubles[codes.indexOf(row.code)] as EprelTrouble] as const] : [])),
    );
    expect(troubled.size).toBe(codes.length);
    const refresh = (troubleOf: (id: string) => EprelTrouble | null) =>
      refreshLabels(db, {
        register: sandboxEprel({ records, troubleOf }),
        settings: { ...settings, behaviour: { ...settings.behaviour, guardian: 'block' } },
        now: NOW,
        timeoutMs: 50,
        withInvented: true,
      });
    expect(await refresh((id) => troubled.get(id) ?? null)).toEqual({ read: rows.length - 5, failed: 5, differing: 2 });
    const reads = await sql<{ code: string; failures: number; error: string | null; differences: object[]; fetched: string | null; visible: boolean }>`
      select p.code, e.failures, e.error, e.differences, p.law #>> '{energy,fetched}' as fetched, p.visible from eprel_reads e join products p on p.id = e.product_id
      where p.code = any(${codes}::text[]) order by array_position(${codes}::text[], p.code)`.execute(db);
    expect(reads.rows.map(({ failures, differences, fetched, visible }) => [failures, differences.length, fetched, visible])).toEqual([
      ...Array.from({ length: 5 }, () => [1, 0, null, true]),
      [0, 1, null, false],
      [0, 1, null, false],
    ]);
    expect((await selectLabelDifferences(db)).map(({ code, field }) => [code, field])).toEqual([
      ['BELA-BRV-1', 'law.energy.class'],
      ['BELA-BRV-2', 'law.energy.eprel'],
    ]);
    expect((await guardian('block')).released, 'the guardian puts back nothing of it').toBe(0);
    expect(await isForSale('BELA-BRV-1')).toBe(false);
    expect(await refresh(() => null), 'nothing is old yet').toEqual({ read: 0, failed: 0, differing: 0 });
    await sql`update eprel_reads set tried_at = now() - interval '2 days', read_at = read_at - interval '8 days'`.execute(db);
    expect(await refresh(() => null)).toMatchObject({ failed: 0, differing: 0 });
    expect([await isForSale('BELA-BRV-1'), await isForSale('BELA-BRV-2'), await selectLabelDifferences(db)]).toEqual([true, true, []]);
  });
});

describe('offers of a seller that is not verified', () => {
  it('are in no list, search, suggestion or site map, and back when the seller is [K11]', async () => {
    const { db } = shop.database;
    const settle = async () => shop.cache.purge(await shop.catalogue.catchUp());
    const { rows } = await sql<{ id: number; seller: string; title: string }>`
      select p.id, s.code as seller, t.title from products p join sellers s on s.id = p.seller_id join product_texts t on t.product_id = p.id and t.lang = 'si' where p.code = 'DEMO-SELLER-01'`.execute(
      db,
    );
    const { id, seller, title } = rows[0] as { id: number; seller: string; title: string };
    const seen = async () => {
      await settle();
      const [list, search, suggest, map] = await Promise.all([
        shop.get(catalogue.products, { ids: [id], per_page: 5 }),
        shop.get(catalogue.products, { search_q: title, per_page: 24 }),
        shop.get(catalogue.suggest, { q: title }),
        shop.get(catalogue.sitemap, { page: 1 }),
      ]);
      const urls = map.products.flatMap((one) => Object.values(one.urls));
      return [
        list.items.some((one) => one.id === id),
        search.items.some((one) => one.id === id),
        suggest.products.some((one) => one.id === id),
        urls.some((url) => url?.endsWith(`-${id}/`)),
      ];
    };
    const state = (to: string) => sql`update sellers set law = jsonb_set(law, '{state}', to_jsonb(${to}::text)) where code = ${seller}`.execute(db);
    expect(await seen()).toEqual([true, true, true, true]);
    for (const unverified of ['draft', 'suspended']) {
      await state(unverified);
      await guardian('block');
      expect(await seen(), unverified).toEqual([false, false, false, false]);
      expect((await shop.call(catalogue.product, { item_id: id })).success, unverified).toBe(false);
    }
    await state('verified');
    await guardian('block');
    expect(await seen()).toEqual([true, true, true, true]);
  });
});
