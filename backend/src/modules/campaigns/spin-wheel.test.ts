import { createHash } from 'node:crypto';
import { campaigns } from '@vitrina/contract/campaigns';
import { webshopCart } from '@vitrina/contract/cart';
import { checkProtocol } from '@vitrina/contract/values/fair-draw';
import { CUSTOMER, GAMES } from '@vitrina/demo/known';
import { DEMO_SETTINGS } from '@vitrina/demo/settings';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newGuest, someProducts } from '../../testing/cart-tools.ts';
import { endGame, makeGame, recompute, spin } from '../../testing/game-tools.ts';
import { startTestBackend, type TestBackend } from '../../testing/test-backend.ts';
import { issueCoupon } from '../coupons/index.ts';
import { replaceSettings } from '../settings/index.ts';
import { type CampaignInput, drawCampaigns } from './index.ts';

type Prize = CampaignInput['prizes'][number];
const coupon = { kind: 'percent', percent: 20, amounts: {}, minimums: {}, days: 30 } as const;
const title = (si: string) => ({ si });
const WIN: Prize = { titles: title('20 % popusta'), total: 5, coupon };
const NOTHING: Prize = { titles: title('Brez nagrade'), is_win: false, weight: 3, total: null };

let shop: TestBackend;
beforeAll(async () => {
  shop = await startTestBackend('demo');
});
afterAll(async () => {
  expect(shop.errors).toEqual([]);
  await shop.stop();
});
beforeEach(async () => {
  for (const table of ['mails', 'login_attempts']) await sql`delete from ${sql.table(table)}`.execute(shop.database.db);
});

const wheel = (prizes: Prize[] = [WIN, NOTHING], more = {}) => makeGame(shop, { kind: 'spin_wheel', prizes, ...more });
const person = (n: number) => `oseba${n}@example.com`;
const label = (reply: { success: boolean; data: unknown }) => (reply.success ? 'ok' : (reply.data as { label_name: string }).label_name);
const won = (reply: Awaited<ReturnType<typeof spin>>) => reply.success && reply.data.prize.is_win;
const game = (slug: string) => shop.get(campaigns.sweepstake, { slug });
const mails = async () =>
  (await sql<{ kind: string; recipient: string; data: { entryId: number } }>`select kind, recipient, data from mails order by id`.execute(shop.database.db))
    .rows;
const protocolOf = async (slug: string) => {
  await endGame(shop, slug);
  await drawCampaigns(shop.database.db, { issueCoupon });
  return shop.get(campaigns.protocol, { slug });
};

describe('a wheel', () => {
  it('shows odds, what is left and the commitment before the first spin, and never the seed [S1.21]', async () => {
    const { prizes, commitment, seed, state, entries } = await game(GAMES.wheel);
    expect({ seed, state, entries }).toEqual({ seed: null, state: 'open', entries: 0 });
    expect(commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(prizes.reduce((sum, { odds }) => sum + (odds as number), 0)).toBeCloseTo(1);
    expect(prizes.map(({ left, total }) => [left, total])).toEqual([
      [25, 25],
      [120, 120],
      [200, 200],
      [400, 400],
      [null, null],
    ]);
    const { rows } = await sql<{ seed: string }>`select seed from campaigns where code = ${GAMES.wheel}`.execute(shop.database.db);
    const replies = [await game(GAMES.wheel), await shop.get(campaigns.sweepstakes, {}), await spin(shop, GAMES.wheel, { email: person(1) })];
    expect(JSON.stringify(replies)).not.toContain(rows[0]?.seed);
    expect(label(await shop.call(campaigns.protocol, { slug: GAMES.wheel }))).toBe('error_campaign_open');
  });

  it('is found by its slug in any language and by its code', async () => {
    const german = await shop.get(campaigns.sweepstake, { slug: GAMES.wheel }, { lang: 'de' });
    expect(german).toMatchObject({ title: 'Rabattrad', slug: 'rabattrad', url_without_domain: '/de/sweepstake/rabattrad/', text_lang: null });
    expect((await shop.get(campaigns.sweepstake, { slug: 'rabattrad' }, { lang: 'it' })).title).toBe('Ruota degli sconti');
    expect(label(await shop.call(campaigns.sweepstake, { slug: 'no-such-game' }))).toBe('error_empty_data');
  });

  it('allows one spin per mailbox, across spellings of the address and tokens [S1.21]', async () => {
    const slug = await wheel();
    expect(label(await spin(shop, slug, { email: 'Ana.Kupec+kolo@gmail.com' }))).toBe('ok');
    for (const email of ['anakupec@gmail.com', 'ANAKUPEC@googlemail.com', 'ana.kupec+drugič@gmail.com'.replace('č', 'c')])
      expect(label(await spin(shop, slug, { email }))).toBe('error_campaign_used');
    expect(label(await spin(shop, slug, { email: 'ana.kupec@example.com' }))).toBe('ok');
    expect((await game(slug)).entries).toBe(2);
  });

  it('allows one spin per customer, counted by the account’s address instead of the typed one', async () => {
    const slug = await wheel([NOTHING]);
    const token = await shop.logIn(CUSTOMER.email, CUSTOMER.password);
    expect(label(await spin(shop, slug, { token, email: person(1) }))).toBe('ok');
    expect(label(await spin(shop, slug, { token, email: person(2) }))).toBe('error_campaign_used');
    expect(label(await spin(shop, slug, { email: CUSTOMER.email }))).toBe('error_campaign_used');
  });

  it('takes another try on another day where it says so', async () => {
    const slug = await wheel([WIN, NOTHING], { period: 'day' });
    expect(label(await spin(shop, slug, { email: person(1) }))).toBe('ok');
    expect(label(await spin(shop, slug, { email: person(1) }))).toBe('error_campaign_used');
    await sql`update campaign_entries set period_key = '2026-01-01', ticket = reverse(ticket) where campaign_id = (select id from campaigns where code = ${slug})`.execute(
      shop.database.db,
    );
    expect(label(await spin(shop, slug, { email: person(1) }))).toBe('ok');
    expect((await protocolOf(slug)).entries).toHaveLength(2);
  });

  it('a day begins and ends by the clock that the settings name', async () => {
    const slug = await wheel([WIN, NOTHING], { period: 'day' });
    // The two zones are 25 hours apart: at any moment one of them has another day than UTC.
    for (const [i, timeZone] of ['Pacific/Kiritimati', 'Pacific/Niue'].entries()) {
      const saved = await replaceSettings(shop.database.db, {
        documents: { shop: { ...DEMO_SETTINGS.shop, timeZone } },
        versions: 'any',
        userId: null,
        cause: 'test',
      });
      expect(saved.kind).toBe('saved');
      await shop.settings.refresh();
      expect(label(await spin(shop, slug, { email: person(i) }))).toBe('ok');
    }
    const { rows } = await sql<{ day: string; kiritimati: string; niue: string }>`
      select period_key as day, (entered_at at time zone 'Pacific/Kiritimati')::date::text as kiritimati, (entered_at at time zone 'Pacific/Niue')::date::text as niue
      from campaign_entries where campaign_id = (select id from campaigns where code = ${slug}) order by number`.execute(shop.database.db);
    expect(rows.map(({ day }) => day)).toEqual([rows[0]?.kiritimati, rows[1]?.niue]);
    expect(rows[0]?.day).not.toBe(rows[1]?.day);
  });

  it('counts tries by network too, a household’s worth a day, and eight times that of its site', async () => {
    const slug = await wheel([NOTHING]);
    const labels: string[] = [];
    for (let n = 0; n < 31; n += 1) labels.push(label(await spin(shop, slug, { email: person(n), address: `2001:db8::${n}` })));
    expect(labels).toEqual([...Array<string>(30).fill('ok'), 'error_too_many_requests']);
    expect(label(await spin(shop, slug, { email: person(40), address: '2001:db8:0:1::8' }))).toBe('ok');
    await sql`insert into login_attempts (key) select key from (select distinct key from login_attempts where key like 'spins:%') site, generate_series(1, 240)`.execute(
      shop.database.db,
    );
    expect(label(await spin(shop, slug, { email: person(41), address: '2001:db8:0:2::8' }))).toBe('error_too_many_requests');
    expect(label(await spin(shop, slug, { email: person(41), address: '2001:db8:1:2::8' }))).toBe('ok');
    const { rows } = await sql<{ address_hash: string }>`select distinct address_hash from campaign_entries where address_hash is not null`.execute(
      shop.database.db,
    );
    for (const { address_hash: hash } of rows) expect(hash).toMatch(/^[\w-]{43}$/);
  });

  it('names every invalid field, and is refused without a token, before its start and after its end', async () => {
    const slug = await wheel();
    const { token } = await newGuest(shop);
    const bad = await shop.call(campaigns.spin, { slug, email: 'no address', accept_rules: false }, { token });
    expect(bad.data).toMatchObject({
      label_name: 'error_bad_input',
      errors: [
        { field: 'email', label_name: 'error_email_invalid' },
        { field: 'accept_rules', label_name: 'error_rules_not_accepted' },
      ],
    });
    expect(label(await shop.call(campaigns.spin, { slug, email: person(1), accept_rules: true }))).toBe('error_unauthorized');
    const later = await wheel([WIN], { starts_at: new Date(Date.now() + 1000_000), ends_at: new Date(Date.now() + 2000_000) });
    expect(label(await spin(shop, later, { email: person(1) }))).toBe('error_campaign_over');
    await endGame(shop, slug);
    expect(label(await spin(shop, slug, { email: person(1) }))).toBe('error_campaign_over');
    expect(label(await spin(shop, GAMES.sweepstake, { email: person(1) }))).toBe('error_empty_data');
    expect((await game(slug)).entries).toBe(0);
  });
});

describe('many at once', () => {
  it('five tries of one person at the same moment are one', async () => {
    const slug = await wheel();
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => spin(shop, slug, { email: person(1) })));
    expect(replies.map(label).sort()).toEqual(['error_campaign_used', 'error_campaign_used', 'error_campaign_used', 'error_campaign_used', 'ok']);
    expect((await game(slug)).entries).toBe(1);
  });

  it('the same key is the same spin, also five times at once', async () => {
    const slug = await wheel();
    const { token } = await newGuest(shop);
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => spin(shop, slug, { email: person(1), token, key: 'once' })));
    expect(replies.map(label)).toEqual(Array(5).fill('ok'));
    expect(new Set(replies.map((reply) => JSON.stringify(reply.data))).size).toBe(1);
    expect(label(await spin(shop, slug, { email: person(2), token, key: 'once' }))).toBe('error_idempotency_key');
  });

  it('50 spins, 12 prizes: every prize is given once, no ticket number is missing, and the draw can be recomputed [S1.21]', async () => {
    const slug = await wheel([
      { ...WIN, total: 5, weight: 4 },
      { titles: title('5 % popusta'), total: 7, weight: 4, coupon: { ...coupon, percent: 5 } },
      { ...NOTHING, weight: 1 },
    ]);
    const { commitment } = await game(slug);
    const replies = await Promise.all(Array.from({ length: 50 }, (_, n) => spin(shop, slug, { email: person(n) })));
    expect(replies.map(label)).toEqual(Array(50).fill('ok'));
    const winners = replies.filter(won);
    expect(winners).toHaveLength(12);
    expect((await game(slug)).prizes).toMatchObject([
      { left: 0, odds: 0 },
      { left: 0, odds: 0 },
      { left: null, odds: 1 },
    ]);
    expect(await mails()).toHaveLength(12);
    const protocol = await protocolOf(slug);
    expect(protocol.commitment).toBe(commitment);
    expect(createHash('sha256').update(protocol.seed).digest('hex')).toBe(commitment);
    expect(protocol.entries.map(({ number }) => number)).toEqual(Array.from({ length: 50 }, (_, n) => n + 1));
    expect(recompute(protocol)).toEqual(protocol.entries.map(({ prize }) => prize));
    expect(await checkProtocol(protocol)).toEqual({ isCommitted: true, isPublicValue: true, wrong: [] });
    const reportedPrizes = new Map(replies.flatMap((reply) => (reply.success ? [[reply.data.ticket, reply.data.prize.position]] : [])) as [string, number][]);
    expect(protocol.entries.every(({ ticket, prize }) => reportedPrizes.get(ticket) === prize)).toBe(true);
    expect(JSON.stringify(protocol)).not.toMatch(/@|oseba/);
  });

  it('a protocol that was touched afterwards does not check out', async () => {
    const slug = await wheel();
    for (let n = 0; n < 8; n += 1) await spin(shop, slug, { email: person(n) });
    const protocol = await protocolOf(slug);
    const [first, ...rest] = protocol.entries as [(typeof protocol.entries)[number]];
    const bent = { ...protocol, entries: [{ ...first, prize: first.prize === 1 ? 2 : 1 }, ...rest] };
    expect((await checkProtocol(bent)).wrong).toContain(1);
    expect((await checkProtocol({ ...protocol, seed: protocol.seed.replace(/^./, (sign) => (sign === 'a' ? 'b' : 'a')) })).isCommitted).toBe(false);
  });
});

describe('what is won', () => {
  it('goes to the mailbox only, and is a coupon of the shop that is redeemed once [S1.21]', async () => {
    const slug = await wheel([WIN]);
    const reply = await spin(shop, slug, { email: person(1) });
    expect(won(reply)).toBe(true);
    const { rows } = await sql<{ code: string }>`
      select p.coupon_code as code from campaign_people p where p.email = ${person(1)} and p.coupon_code is not null order by p.entry_id desc limit 1`.execute(
      shop.database.db,
    );
    const code = rows[0]?.code as string;
    expect(JSON.stringify(reply)).not.toContain(code);
    expect(await mails()).toMatchObject([{ kind: 'campaign-won', recipient: person(1) }]);
    const guest = await newGuest(shop);
    const [product] = await someProducts(shop, 1);
    await shop.get(webshopCart.addProduct, { shopping_cart_code: `p-${product?.id}` }, guest);
    const { cart } = await shop.get(webshopCart.addCoupon, { code }, guest);
    expect(cart.totals.discount).not.toBe(0);
    const { rows: stored } = await sql<{ limit_total: number; days: number }>`
      select limit_total, extract(day from ends_at - now())::integer as days from coupons where code = ${code}`.execute(shop.database.db);
    expect(stored).toEqual([{ limit_total: 1, days: 29 }]);
  });

  it('stands among a customer’s own coupons', async () => {
    const slug = await wheel([WIN]);
    const token = await shop.logIn(CUSTOMER.email, CUSTOMER.password);
    await spin(shop, slug, { token });
    const { items } = await shop.get(webshopCart.myCoupons, {}, { token });
    expect(items.filter((item) => item.code.startsWith('WIN-'))).toMatchObject([{ is_usable: true, title: '20 % popusta' }]);
  });

  it('is nothing where nothing was won: no mail, no coupon', async () => {
    const slug = await wheel([NOTHING]);
    const before = await sql`select count(*) from coupons`.execute(shop.database.db);
    expect(won(await spin(shop, slug, { email: person(1) }))).toBe(false);
    expect(await mails()).toEqual([]);
    expect((await sql`select count(*) from coupons`.execute(shop.database.db)).rows).toEqual(before.rows);
  });
});
