import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { staticContent } from '@vitrina/contract/static-content';
import { COUPONS, CUSTOMER, LANDING, STAFF } from '@vitrina/demo/known';
import { startTestBackend, type TestBackend } from '../../testing/test-backend.ts';
import { type ContentInput, saveContents } from './index.ts';

let shop: TestBackend;
beforeAll(async () => {
  shop = await startTestBackend('demo');
});
afterAll(() => shop.stop());
beforeEach(async () => {
  shop.errors.length = 0;
  await shop.cache.clearAll();
});

const SHOP = { defaultLanguage: 'si' } as const;
let number = 0;
/** Saves a landing page with these blocks; returns its id. */
async function save(blocks: readonly unknown[], more: Partial<ContentInput> = {}): Promise<number> {
  number += 1;
  const texts = { si: { title: `Stran ${number}`, blocks } };
  const [id] = await saveContents(shop.database.db, [{ kind: 'landing', code: `test-${number}`, texts, ...more }], SHOP);
  return id as number;
}
const read = (id: number, as: { token?: string; lang?: 'si' | 'rs' | 'de' } = {}) => shop.get(staticContent.page, { id }, as);
const couponOf = async (code: string, lang: 'si' | 'rs' = 'si') => (await read(await save([{ block: 'coupon', title: 'Kupon', code }]), { lang })).blocks[0];
const names = (page: { blocks: readonly { block: string }[] }) => page.blocks.map((one) => one.block);

const TIMER = { block: 'timer', title: 'Do konca', ends_at: '2030-01-01T10:00:00+01:00', ended_title: 'Konec' };

describe('a landing page', () => {
  it('is read by id and by slug, with every block there is, kept under its tags [S1.16, S2.52]', async () => {
    const bySlug = await shop.get(staticContent.page, { slug: LANDING.openDays.slug });
    expect(bySlug).toMatchObject({ code: LANDING.openDays.code, template: 'StaticContentIndex', url_without_domain: `/${LANDING.openDays.slug}/` });
    expect(await read(bySlug.id)).toEqual(bySlug);
    expect(names(bySlug).toSorted()).toEqual(
      ['accordion', 'coupon', 'grid', 'newsletter', 'picture', 'product-slider', 'rich-text', 'spin-wheel', 'timer', 'video'].toSorted(),
    );
    const answer = await shop.fetch(`/api/cms/static-content/?id=${bySlug.id}`);
    expect(answer.headers.get('cache-tags')?.split(' ')).toEqual(expect.arrayContaining(['content', 'coupons']));
  });
  it('is asked for by number or slug; anything else names the field', async () => {
    expect(await shop.call(staticContent.page, {})).toMatchObject({ success: false, data: { label_name: 'error_bad_input', errors: [{ field: 'id' }] } });
    expect(await shop.call(staticContent.page, { id: 0, slug: '' })).toMatchObject({
      data: { errors: expect.arrayContaining([expect.objectContaining({ field: 'id' }), expect.objectContaining({ field: 'slug' })]) as unknown },
    });
    expect(await shop.call(staticContent.page, { id: 999_999 })).toMatchObject({ data: { label_name: 'error_empty_data', statusCode: 404 } });
  });
  it.each([{ visible: false }, { status: 2 }, { published_at: new Date('2100-01-01') }])('with %j is for staff alone', async (more) => {
    const id = await save([TIMER], more);
    expect(await shop.call(staticContent.page, { id })).toMatchObject({ data: { label_name: 'error_empty_data' } });
    expect(await shop.call(staticContent.page, { id }, { token: await shop.logIn(CUSTOMER.email, CUSTOMER.password) })).toMatchObject({ success: false });
    expect(names(await read(id, { token: await shop.logIn(STAFF.email, STAFF.password) }))).toEqual(['timer']);
  });
});

describe('blocks that are saved', () => {
  it('are refused with every bad field of every language, and nothing changes [S1.19, S1.22, S1.23]', async () => {
    const good = { kind: 'landing', code: 'refused', texts: { si: { title: 'Prva', blocks: [TIMER] } } } as const;
    const [id] = (await saveContents(shop.database.db, [good], SHOP)) as [number];
    const bad = {
      si: { title: 'Druga', blocks: [TIMER, { ...TIMER, ends_at: 'jutri', title: '' }] },
      en: { title: 'Second', blocks: [{ block: 'video', title: 'Film', source: { kind: 'youtube', id: '../../evil' } }, { title: 'none' }] },
    };
    const refusal = saveContents(shop.database.db, [{ ...good, texts: bad }], SHOP);
    await expect(refusal).rejects.toThrow(
      /landing refused, si: blocks\[1\]\.title .*\n.*blocks\[1\]\.ends_at .*\n.*en: blocks\[0\]\.source\.id .*\n.*en: blocks\[1\]\.block/,
    );
    expect(await read(id)).toMatchObject({ title: 'Prva', blocks: [TIMER] });
  });
  it.each([
    { block: 'grid', columns: 2, cards: [{ title: 'Past', link: { label: 'Klik', url: 'javascript:alert(1)' } }] },
    { block: 'grid', columns: 2, cards: [{ title: 'Past', link: { label: 'Klik', url: '//evil.example/' } }] },
    { block: 'picture', image: 'https://evil.example/x.png', alt: '' },
    { block: 'video', title: 'Film', source: { kind: 'file', files: ['https://evil.example/x.mp4'], captions: [] } },
    { block: 'product-slider', title: 'Vse', source: { list: 'new', category: 'laptops' } },
    { block: 'rich-text', html: '<script>alert(1)</script>' },
  ])('%j is refused', async (block) => {
    await expect(save([block])).rejects.toThrow(/blocks\[0\]/);
  });
  it('have their rich text sanitized, and again when they are read', async () => {
    const evil = '<p onclick="x()">Besedilo</p><script>alert(1)</script>';
    const id = await save([
      { block: 'rich-text', html: evil },
      { block: 'accordion', items: [{ title: 'Ena', html: evil }] },
    ]);
    const stored = async () => JSON.stringify((await sql`select blocks from content_texts where content_id = ${id}`.execute(shop.database.db)).rows);
    expect(await stored()).not.toMatch(/script|onclick/);
    await sql`update content_texts set blocks = ${JSON.stringify([{ block: 'rich-text', html: evil }])}::jsonb where content_id = ${id}`.execute(
      shop.database.db,
    );
    expect((await read(id)).blocks).toEqual([{ block: 'rich-text', html: '<p>Besedilo</p>' }]);
  });
});

describe('rows that came another way', () => {
  const put = async (blocks: readonly unknown[]) => {
    const id = await save([]);
    await sql`update content_texts set blocks = ${JSON.stringify(blocks)}::jsonb where content_id = ${id}`.execute(shop.database.db);
    return id;
  };
  it('lose the block that does not fit, which is logged; the page stays', async () => {
    const page = await read(await put([TIMER, { block: 'timer' }, 7, { block: 'accordion', items: [] }, { block: 'newsletter', title: 'Pišite mi' }]));
    expect(names(page)).toEqual(['timer', 'newsletter']);
    expect(shop.errors.map(String).join('\n')).toMatch(/blocks\[1\]\.title[\s\S]*blocks\[2\]\.block[\s\S]*blocks\[3\]\.items/);
  });
  it('return the name of a block of unknown kind, without its data', async () => {
    expect((await read(await put([{ block: 'hologram', secret: 'x', onload: 'y' }]))).blocks).toEqual([{ block: 'hologram' }]);
    expect(shop.errors).toEqual([]);
  });
});

describe('the coupon of a page [S1.22]', () => {
  it('is told as the shop has it, in the money of the market', async () => {
    expect(await couponOf(COUPONS.amount.toLowerCase())).toMatchObject({ code: COUPONS.amount, coupon: { amount: 5, minimum: 50, percent: null } });
    expect(await couponOf(COUPONS.amount, 'rs')).toMatchObject({ coupon: { amount: 600, minimum: 6000 } });
    expect(await couponOf(COUPONS.expired)).toMatchObject({ coupon: { percent: 15, ends_at: '2024-09-23T00:00:00.000Z' } });
  });
  it.each(['NEOBSTAJA', 'OSEBNI', 'UGASNJEN', 'PORABLJEN'])('%s is told nothing of, as if there were none', async (code) => {
    await sql`
      insert into coupons (code, kind, percent, user_id, active, limit_total, redeemed)
      values ('OSEBNI', 'percent', 10, (select id from users where email = ${CUSTOMER.email}), true, null, 0),
        ('UGASNJEN', 'percent', 10, null, false, null, 0), ('PORABLJEN', 'percent', 10, null, true, 3, 3) on conflict do nothing`.execute(shop.database.db);
    expect(await couponOf(code)).toEqual({ block: 'coupon', title: 'Kupon', code: null, coupon: null });
  });
  it('ends in caches when staff change it or the last one is redeemed, not with each order', async () => {
    const changes = async (): Promise<number> => {
      const { rows } = await sql<{ n: number }>`select count(*)::integer as n from catalogue_changes where tag = 'coupons'`.execute(shop.database.db);
      return (rows[0] as { n: number }).n;
    };
    await sql`insert into coupons (code, kind, percent, limit_total) values ('ZADNJI', 'percent', 10, 2)`.execute(shop.database.db);
    const redeem = () => sql`update coupons set redeemed = redeemed + 1 where code = 'ZADNJI'`.execute(shop.database.db);
    const before = await changes();
    await redeem();
    expect(await changes()).toBe(before);
    await redeem();
    expect(await changes()).toBe(before + 1);
    await sql`update coupons set active = false where code = 'ZADNJI'`.execute(shop.database.db);
    expect(await changes()).toBe(before + 2);
  });
});
