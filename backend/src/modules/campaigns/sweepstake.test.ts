import { accounts } from '@vitrina/contract/accounts';
import { campaigns } from '@vitrina/contract/campaigns';
import { checkProtocol } from '@vitrina/contract/values/fair-draw';
import { CUSTOMER, GAMES, STAFF } from '@vitrina/demo/known';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connect } from '../../db/index.ts';
import { deleteExpiredRows } from '../../jobs/delete-expired-rows.ts';
import { newGuest } from '../../testing/cart-tools.ts';
import { endGame, makeGame, recompute } from '../../testing/game-tools.ts';
import { startTestBackend, type TestBackend } from '../../testing/test-backend.ts';
import { issueCoupon } from '../coupons/index.ts';
import { drawCampaigns } from './index.ts';

const COUPON = { kind: 'amount', percent: null, amounts: { EUR: 2000 }, minimums: {}, days: 30 } as const;
const PRIZES = [
  { titles: { si: 'Prenosnik' }, total: 1 },
  { titles: { si: 'Kupon' }, total: 2, coupon: COUPON },
];

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

const sweepstake = (more = {}) => makeGame(shop, { kind: 'sweepstake', prizes: PRIZES, ...more });
const person = (n: number) => `oseba${n}@example.com`;
const label = (reply: { success: boolean; data: unknown }) => (reply.success ? 'ok' : (reply.data as { label_name: string }).label_name);
const enter = async (slug: string, email: string, token?: string) =>
  shop.call(campaigns.enter, { slug, name: 'Žana Đurić', email, answer: 'Za šolo', accept_rules: true }, { token: token ?? (await newGuest(shop)).token });
const mails = async () => (await sql<{ kind: string; recipient: string }>`select kind, recipient from mails order by id`.execute(shop.database.db)).rows;
const codeOf = async (email: string) =>
  (await sql<{ code: string }>`select code from campaign_people where email = ${email} order by entry_id desc limit 1`.execute(shop.database.db)).rows[0]
    ?.code as string;
const confirm = async (email: string) => shop.get(campaigns.confirm, { code: await codeOf(email) });
const entries = async (slug: string) => (await shop.get(campaigns.sweepstake, { slug })).entries;
const draw = () => drawCampaigns(shop.database.db, { issueCoupon });

async function enterAll(slug: string, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    await enter(slug, person(n));
    await confirm(person(n));
  }
}

describe('entering', () => {
  it('counts once the address is confirmed by a click that is posted; opening the link changes nothing [S1.18, S2.54]', async () => {
    const slug = await sweepstake();
    expect((await enter(slug, person(1))).data).toEqual({ state: 'confirm' });
    expect(await mails()).toEqual([{ kind: 'sweepstake-confirm', recipient: person(1) }]);
    const code = await codeOf(person(1));
    expect(await shop.get(campaigns.entry, { code })).toMatchObject({ state: 'waiting' });
    expect(await entries(slug)).toBe(0);
    const confirmed = await shop.get(campaigns.confirm, { code });
    expect(confirmed).toMatchObject({ state: 'in', ticket: expect.stringMatching(/^[0-9a-f]{16}$/) });
    expect(await shop.get(campaigns.confirm, { code })).toEqual(confirmed);
    expect(await entries(slug)).toBe(1);
    expect(label(await shop.call(campaigns.entry, { code: 'A'.repeat(22) }))).toBe('error_empty_data');
  });

  it('is once a person, and whether an address takes part cannot be told from the answer', async () => {
    const slug = await sweepstake();
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => enter(slug, person(1))));
    expect(replies.map(({ data }) => data)).toEqual(Array(5).fill({ state: 'confirm' }));
    expect(await mails()).toHaveLength(1);
    await confirm(person(1));
    expect((await enter(slug, 'Oseba1+znova@example.com')).data).toEqual({ state: 'confirm' });
    expect(await entries(slug)).toBe(1);
  });

  it('is at once for a customer with this confirmed address, and once a customer', async () => {
    const slug = await sweepstake();
    const token = await shop.logIn(CUSTOMER.email, CUSTOMER.password);
    expect((await enter(slug, CUSTOMER.email, token)).data).toEqual({ state: 'in' });
    expect((await enter(slug, CUSTOMER.email, token)).data).toEqual({ state: 'in' });
    expect(label(await enter(slug, person(9), token))).toBe('error_campaign_used');
    expect(await entries(slug)).toBe(1);
    expect(await mails()).toEqual([]);
  });

  it('names every invalid field, and is refused without a token, without accepting the rules, and after the end by the database’s clock', async () => {
    const slug = await sweepstake();
    const { token } = await newGuest(shop);
    const bad = await shop.call(campaigns.enter, { slug, name: 'Ana', email: '', accept_rules: false }, { token });
    expect(bad.data).toMatchObject({ errors: [{ field: 'email', label_name: 'error_field_required' }, { field: 'accept_rules' }] });
    expect(label(await shop.call(campaigns.enter, { slug, name: 'Ana', email: person(1), accept_rules: true }))).toBe('error_unauthorized');
    await enter(slug, person(1));
    const code = await codeOf(person(1));
    await endGame(shop, slug);
    expect(label(await enter(slug, person(2)))).toBe('error_campaign_over');
    expect(await shop.get(campaigns.confirm, { code })).toMatchObject({ state: 'over' });
    expect(await entries(slug)).toBe(0);
    expect(label(await enter(GAMES.wheel, person(1)))).toBe('error_empty_data');
  });
});

describe('the draw', () => {
  it('can be recomputed with an equal result, and its protocol contains no names [S1.18]', async () => {
    const slug = await sweepstake();
    await enterAll(slug, 9);
    await enter(slug, person(20));
    const { commitment, seed } = await shop.get(campaigns.sweepstake, { slug });
    expect(seed).toBeNull();
    await endGame(shop, slug);
    expect((await shop.get(campaigns.sweepstake, { slug })).state).toBe('ended');
    await sql`delete from mails`.execute(shop.database.db);
    await Promise.all([draw(), draw()]);
    const protocol = await shop.get(campaigns.protocol, { slug });
    expect(protocol).toMatchObject({ commitment, public_value: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(protocol.entries.map(({ number, prize }) => [number, prize])).toEqual(
      [1, 2, 2, null, null, null, null, null, null].map((prize, i) => [i + 1, prize]),
    );
    expect(recompute(protocol)).toEqual(protocol.entries.map(({ prize }) => prize));
    expect(await checkProtocol(protocol)).toEqual({ isCommitted: true, isPublicValue: true, wrong: [] });
    expect(JSON.stringify(protocol)).not.toMatch(/@|oseba|Žana|šolo/);
    expect((await mails()).map(({ kind }) => kind)).toEqual(['campaign-won', 'campaign-won', 'campaign-won']);
    const { rows } =
      await sql`select from campaign_people where coupon_code is not null and campaign_id = (select id from campaigns where code = ${slug})`.execute(
        shop.database.db,
      );
    expect(rows).toHaveLength(2);
  });

  it('is the same in another process, where two of them draw at once', async () => {
    const slug = await sweepstake();
    await enterAll(slug, 4);
    await endGame(shop, slug);
    await sql`delete from mails`.execute(shop.database.db);
    const other = connect({ url: shop.database.url, size: 2 });
    await Promise.all([draw(), drawCampaigns(other.db, { issueCoupon })]);
    await other.close();
    expect(await mails()).toHaveLength(3);
    expect((await shop.get(campaigns.sweepstake, { slug })).prizes.map(({ left }) => left)).toEqual([0, 0]);
  });

  it('is made at once by staff once it is over, never before', async () => {
    const slug = await sweepstake();
    await enterAll(slug, 2);
    const token = await shop.logIn(STAFF.email, STAFF.password);
    expect(label(await shop.call(campaigns.draw, { slug }, { token }))).toBe('error_campaign_open');
    await endGame(shop, slug);
    const protocol = await shop.get(campaigns.draw, { slug }, { token });
    expect(protocol.entries).toHaveLength(2);
    expect(await shop.get(campaigns.draw, { slug }, { token })).toEqual(protocol);
  });

  it('that is over stands in the demo shop with a protocol that checks out', async () => {
    const protocol = await shop.get(campaigns.protocol, { slug: GAMES.closed });
    expect(protocol.entries).toHaveLength(48);
    expect(recompute(protocol)).toEqual(protocol.entries.map(({ prize }) => prize));
    const { items } = await shop.get(campaigns.sweepstakes, {});
    expect(items.map(({ code }) => code).filter((code) => Object.values(GAMES).includes(code as never))).toEqual([GAMES.sweepstake, GAMES.wheel, GAMES.closed]);
  });
});

describe('what is known of people', () => {
  it('is exported, and goes with the account: an entry that is not drawn yet takes part no more', async () => {
    const slug = await sweepstake();
    await enterAll(slug, 2);
    const email = 'brisana@example.com';
    const { rows } = await sql<{ id: number }>`
      insert into users (email, password_hash, display_name, confirmed_at) select ${email}, password_hash, 'Brisana', now() from users
      where email = ${CUSTOMER.email} returning id`.execute(shop.database.db);
    await enter(slug, email);
    await confirm(email);
    const token = await shop.logIn(email, CUSTOMER.password);
    const { data } = await shop.get(accounts.exportData, {}, { token });
    expect(data.sweepstakes).toMatchObject([{ campaign: slug, email, answer: 'Za šolo' }]);
    await shop.get(accounts.erase, { password: CUSTOMER.password }, { token });
    expect((await sql`select from users where id = ${rows[0]?.id}`.execute(shop.database.db)).rows).toEqual([]);
    expect((await sql`select from campaign_people where email = ${email}`.execute(shop.database.db)).rows).toEqual([]);
    await endGame(shop, slug);
    await draw();
    expect((await shop.get(campaigns.protocol, { slug })).entries).toHaveLength(2);
  });

  it('is forgotten 90 days after the end; the protocol stays and checks out', async () => {
    const slug = await sweepstake();
    await enterAll(slug, 5);
    await endGame(shop, slug);
    await draw();
    const storedRows = () =>
      sql<{ people: number; keys: number }>`
        select (select count(*) from campaign_people p where p.campaign_id = c.id)::integer as people,
          (select count(person_key) from campaign_entries e where e.campaign_id = c.id)::integer as keys
        from campaigns c where code = ${slug}`.execute(shop.database.db);
    await endGame(shop, slug, 89);
    await deleteExpiredRows(shop.database.db);
    expect((await storedRows()).rows).toEqual([{ people: 5, keys: 5 }]);
    await endGame(shop, slug, 91);
    await deleteExpiredRows(shop.database.db);
    expect((await storedRows()).rows).toEqual([{ people: 0, keys: 0 }]);
    expect((await sql`select from mails where kind = 'campaign-won'`.execute(shop.database.db)).rows).toEqual([]);
    const protocol = await shop.get(campaigns.protocol, { slug });
    expect(recompute(protocol)).toEqual(protocol.entries.map(({ prize }) => prize));
  });

  it('of unconfirmed entries is deleted after seven days', async () => {
    const slug = await sweepstake();
    await enter(slug, person(1));
    await sql`update campaign_people set asked_at = now() - interval '8 days'`.execute(shop.database.db);
    await deleteExpiredRows(shop.database.db);
    expect((await enter(slug, person(1))).data).toEqual({ state: 'confirm' });
    expect((await sql`select from mails where kind = 'sweepstake-confirm'`.execute(shop.database.db)).rows).toHaveLength(2);
  });
});
