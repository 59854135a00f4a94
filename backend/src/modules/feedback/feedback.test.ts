import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { catalogue } from '@vitrina/contract/catalogue';
import { feedback } from '@vitrina/contract/feedback';
import type { CommentSort } from '@vitrina/contract/values/comment-form';
import { newGuest, productNamed, someProducts, type Visitor } from '../../testing/cart-tools.ts';
import { startTestBackend, type TestBackend } from '../../testing/test-backend.ts';
import { buy } from '../../testing/test-buyer.ts';

const CUSTOMER = { email: 'customer@vitrina.test', password: 'vitrina-demo-1' };

let shop: TestBackend;
let product: number;
let staff: string;
beforeAll(async () => {
  shop = await startTestBackend('demo');
  staff = await shop.logIn('staff@vitrina.test', 'vitrina-demo-1');
  product = ((await someProducts(shop, 5)) as [unknown, unknown, unknown, unknown, { id: number }])[4].id;
});
afterAll(async () => {
  expect(shop.errors).toEqual([]);
  await shop.stop();
});
beforeEach(async () => {
  await sql`delete from login_attempts`.execute(shop.database.db);
  await sql`delete from comments where product_id = ${product}`.execute(shop.database.db);
  await sql`delete from ratings`.execute(shop.database.db);
  await sql`update products set votes = '{4,0,0,0,1}', rating = 4.2 where id = ${product}`.execute(shop.database.db);
  await fresh();
});

const about = (id = product) => ({ content_type: 'catalogproduct' as const, content_id: id });
const words = (message = 'Dober.', rate = 5) => ({ ...about(), display_name: 'Ana', message, rate });
const write = (who: Visitor, message?: string, rate?: number) => shop.get(feedback.addComment, words(message, rate), who);
const read = (who: Partial<Visitor> = {}, more: { sort?: CommentSort; page?: number; identifier?: string } = {}) =>
  shop.get(feedback.comments, { ...about(), ...more }, who);
const waiting = async () => (await shop.get(feedback.staffComments, {}, { token: staff })).items.filter((item) => item.product.id === product);
const decide = (id: number, decision: 'approve' | 'refuse', reason?: 'offensive') =>
  shop.get(feedback.decide, { id, decision, ...(reason && { reason }) }, { token: staff });
const score = async () => (await shop.get(catalogue.product, { item_id: product })).feedback_rate_widget;

/** A guest whose order with the product is paid. */
async function buyer(productId = product): Promise<Visitor & { identifier: string }> {
  const { token, identifier } = await buy(shop, { productId, email: `${crypto.randomUUID()}@example.com` });
  await sql`update orders set payment_status = 'paid', status = 'confirmed' where id = ${Number(identifier.split('-')[0])}`.execute(shop.database.db);
  return { token, identifier };
}

/** Clears the shop's cache, which the catalogue's notifications would do. */
const fresh = () => shop.cache.clearAll();

describe('comments [S1.25]', () => {
  it('wait for staff, and are on the product with name, words and rate once they are approved [S3.46] [S3.47] [S3.48]', async () => {
    const guest = await newGuest(shop, 'hr');
    expect(await write(guest, '  Prva\r\n\r\n\r\n\r\ndruga\u0007  ', 4)).toEqual({ state: 'waiting', is_verified: false });
    await fresh();
    expect((await read()).items).toEqual([]);
    expect((await read(guest)).own).toMatchObject({ state: 'waiting', message: 'Prva\n\ndruga' });
    const [item] = await waiting();
    expect(item).toMatchObject({ display_name: 'Ana', rate: 4, lang: 'hr-HR', state: 'waiting' });
    await decide(item?.id as number, 'approve');
    await fresh();
    const { feedback_comment_widget: widget } = await shop.get(catalogue.product, { item_id: product });
    expect(widget.total).toBe(1);
    expect(widget.items).toEqual([expect.objectContaining({ display_name: 'Ana', message: 'Prva\n\ndruga', rate: 4, is_verified: false, answer: null })]);
  });

  it('are one a person and product: another takes its place and waits again; the same one again changes nothing', async () => {
    const guest = await newGuest(shop);
    await write(guest, 'Prvo.');
    const id = (await waiting())[0]?.id as number;
    await decide(id, 'approve');
    expect(await write(guest, 'Prvo.')).toMatchObject({ state: 'approved' });
    expect(await write(guest, 'Drugo.', 2)).toMatchObject({ state: 'waiting' });
    const items = await waiting();
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({ id, message: 'Drugo.', rate: 2 });
    expect(items[0]?.events.map(({ kind, by }) => [kind, by !== null])).toEqual([
      ['written', false],
      ['approved', true],
      ['changed', false],
    ]);
  });

  it('five at once of one person are one comment and one rating', async () => {
    const who = await buyer();
    const before = (await score()).rates_votes;
    await Promise.all([1, 2, 3, 4, 5].map((rate) => write(who, `Mnenje ${rate}`, rate)));
    await fresh();
    expect(await waiting()).toHaveLength(1);
    expect((await score()).rates_votes).toBe(before + 1);
  });

  it('with markup are stored as plain text', async () => {
    const guest = await newGuest(shop);
    const message = '<script>alert(1)</script> <img src=x onerror=alert(1)> javascript:alert(1) https://evil.example {{7*7}}';
    await shop.get(feedback.addComment, { ...words(message), display_name: '"><svg\u202e onload=alert(1)>' }, guest);
    await decide((await waiting())[0]?.id as number, 'approve');
    expect((await read()).items[0]).toMatchObject({ message, display_name: '"><svg onload=alert(1)>' });
  });

  it('name every field that is wrong and change nothing', async () => {
    const guest = await newGuest(shop);
    const reply = await shop.call(feedback.addComment, { ...about(), display_name: 'x'.repeat(61), message: 'x'.repeat(4001), rate: 6 }, guest);
    expect(reply.data).toMatchObject({ label_name: 'error_bad_input', statusCode: 400 });
    expect((reply.data as { errors: { field: string }[] }).errors.map(({ field }) => field)).toEqual(['display_name', 'message', 'rate']);
    const empty = await shop.call(feedback.addComment, { ...about(), display_name: ' \u0001 ', message: '\u200b\n', rate: 5 }, guest);
    expect((empty.data as { errors: unknown[] }).errors).toEqual([
      { field: 'display_name', label_name: 'error_field_required' },
      { field: 'message', label_name: 'error_field_required' },
    ]);
    expect((await shop.call(feedback.addComment, words(), {})).data).toMatchObject({ label_name: 'error_unauthorized' });
    expect((await shop.call(feedback.addComment, { ...words(), content_id: 2_000_000_000 }, guest)).data).toMatchObject({ label_name: 'error_empty_data' });
    expect(await waiting()).toEqual([]);
  });

  it('on hidden products are none', async () => {
    const hidden = await productNamed(shop, 'DEMO-HIDDEN-01');
    const guest = await newGuest(shop);
    expect((await shop.call(feedback.addComment, { ...words(), content_id: hidden.id }, guest)).data).toMatchObject({ label_name: 'error_empty_data' });
    expect((await shop.call(feedback.comments, about(hidden.id), guest)).data).toMatchObject({ label_name: 'error_empty_data' });
  });

  it('stand in the order asked for, ten a page', async () => {
    for (let i = 1; i <= 12; i += 1) {
      await sql`
        insert into comments (product_id, lang, display_name, message, rate, approved, created_at)
        values (${product}, 'si', ${`N${i}`}, 'x', ${(i % 5) + 1}, true, now() - make_interval(days => ${i}))`.execute(shop.database.db);
    }
    const names = async (sort: CommentSort, page = 1) => (await read({}, { sort, page })).items.map(({ display_name }) => display_name);
    expect(await names('newest')).toEqual(['N1', 'N2', 'N3', 'N4', 'N5', 'N6', 'N7', 'N8', 'N9', 'N10']);
    expect(await names('newest', 2)).toEqual(['N11', 'N12']);
    expect((await names('best')).slice(0, 3)).toEqual(['N4', 'N9', 'N3']);
    expect((await names('worst')).slice(0, 3)).toEqual(['N5', 'N10', 'N1']);
    expect((await read({}, { page: 2 })).pagination).toEqual({ page: 2, per_page: 10, total: 12, pages: 2 });
  });

  it('are refused beyond the limit of one author', async () => {
    const guest = await newGuest(shop);
    for (let i = 0; i < 15; i += 1) await write(guest, `Mnenje ${i}`);
    expect((await shop.call(feedback.addComment, words('še eno'), guest)).data).toMatchObject({ label_name: 'error_too_many_requests', statusCode: 429 });
  });
});

describe('worth reading', () => {
  const published = async (message: string, rate: number, lang = 'si'): Promise<number> => {
    const { rows } = await sql<{ id: number }>`
      insert into comments (product_id, lang, display_name, message, rate, approved) values (${product}, ${lang}, 'Eva', ${message}, ${rate}, true) returning id`.execute(
      shop.database.db,
    );
    return (rows[0] as { id: number }).id;
  };
  const customer = () => shop.logIn(CUSTOMER.email, CUSTOMER.password);
  const vote = (id: number, who: Partial<Visitor> & { identifier?: string }, helpful = true) =>
    shop.call(feedback.vote, { id, helpful, ...(who.identifier && { identifier: who.identifier }) }, who);
  const helpfulOf = async (id: number) => (await read()).items.find((item) => item.id === id)?.helpful;

  it('pros and cons are kept line by line, clean and each once; staff read changed ones again', async () => {
    const guest = await newGuest(shop);
    const comment = (pros: string[]) => shop.get(feedback.addComment, { ...words('Dober.'), pros, cons: ['Teža'] }, guest);
    await comment(['Tih\u202e', '  ', 'Tih', 'Hiter']);
    await decide((await waiting())[0]?.id as number, 'approve');
    expect((await read()).items[0]).toMatchObject({ pros: ['Tih', 'Hiter'], cons: ['Teža'] });
    expect(await comment(['Tih', 'Hiter'])).toMatchObject({ state: 'approved' });
    expect(await comment(['Tih'])).toMatchObject({ state: 'waiting' });
    const many = await shop.call(feedback.addComment, { ...words(), pros: Array<string>(6).fill('x'), cons: ['x'.repeat(121)] }, guest);
    expect((many.data as { errors: { field: string }[] }).errors.map(({ field }) => field)).toEqual(['pros', 'cons.0']);
  });

  it('are narrowed by stars and language, and say in which languages there are some', async () => {
    for (const [text, rate, lang] of [
      ['A', 5, 'si'],
      ['B', 1, 'si'],
      ['C', 5, 'de'],
      ['D', 5, 'at'],
    ] as const)
      await published(text, rate, lang);
    const texts = async (more: object) => (await shop.get(feedback.comments, { ...about(), ...more })).items.map(({ message }) => message).toSorted();
    expect(await texts({ stars: 5 })).toEqual(['A', 'C', 'D']);
    expect(await texts({ written_in: 'de' })).toEqual(['C', 'D']);
    expect(await texts({ stars: 1, written_in: 'de' })).toEqual([]);
    expect((await read()).languages).toEqual([
      { lang: 'si', total: 2 },
      { lang: 'at', total: 1 },
      { lang: 'de', total: 1 },
    ]);
  });

  it('help one time a person, however often, with whatever token or spelling of the address; writers do not vote for themselves', async () => {
    const id = await published('Koristno.', 4);
    const who = await buyer();
    const tokens = await Promise.all(Array.from({ length: 20 }, () => newGuest(shop)));
    const answers = await Promise.all(tokens.flatMap(({ token }) => [vote(id, { token }), vote(id, { token, identifier: who.identifier })]));
    expect(answers.filter(({ success }) => !success).every(({ data }) => (data as { label_name: string }).label_name === 'error_unauthorized')).toBe(true);
    expect(await helpfulOf(id)).toBe(1);
    const token = await customer();
    await Promise.all([1, 2, 3, 4, 5].map(() => vote(id, { token })));
    await sql`update orders set email = 'customer+again@vitrina.test' where id = ${Number(who.identifier.split('-')[0])}`.execute(shop.database.db);
    await vote(id, who);
    expect(await helpfulOf(id)).toBe(2);
    expect((await read({ token })).own_votes).toEqual([id]);
    expect((await vote(id, { token }, false)).data).toEqual({ helpful: 1, own: false });
    expect((await read({}, { sort: 'helpful' })).items[0]?.id).toBe(id);
    expect((await vote(2_000_000_000, { token })).data).toMatchObject({ label_name: 'error_empty_data' });
    await write({ token }, 'Moje.');
    const own = (await waiting())[0]?.id as number;
    expect((await vote(own, { token })).data).toMatchObject({ label_name: 'error_empty_data' });
    await decide(own, 'approve');
    expect((await vote(own, { token })).data).toMatchObject({ label_name: 'error_forbidden', statusCode: 403 });
  });

  it('are refused more votes than one person gives in an hour', async () => {
    const [id, token] = [await published('Koristno.', 4), await customer()];
    for (let n = 0; n < 60; n += 1) await vote(id, { token }, n % 2 === 0);
    expect((await vote(id, { token })).data).toMatchObject({ label_name: 'error_too_many_requests', statusCode: 429 });
  });

  it('have photos, made anew, seen by others once staff have read them; five at most, the same one once', async () => {
    const guest = await newGuest(shop);
    const picture = async (red: number) =>
      (
        await sharp({ create: { width: 40, height: 20, channels: 3, background: { r: red * 30, g: 9, b: 9 } } })
          .jpeg()
          .toBuffer()
      ).toString('base64');
    const add = async (content: string, who = guest) => shop.call(feedback.addPhoto, { ...about(), content }, who);
    expect((await add(await picture(1))).data).toMatchObject({ label_name: 'error_empty_data' });
    await write(guest);
    const id = (await waiting())[0]?.id as number;
    await decide(id, 'approve');
    expect((await add(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64'))).data).toMatchObject({
      label_name: 'error_not_a_picture',
      statusCode: 422,
      errors: [{ field: 'content' }],
    });
    expect((await read(guest)).own?.state).toBe('approved');
    const [one, again] = [await add(await picture(1)), await add(await picture(1))];
    expect(again.data).toEqual(one.data);
    const photo = (one.data as { id: number }).id;
    const at = (size: string) => shop.fetch(`/api/feedback/photos/${photo}/${size}/`);
    expect((await read(guest)).own?.photos[0]?.small_url).toBe(`/api/feedback/photos/${photo}/small/`);
    expect((await read(guest)).own).toMatchObject({ state: 'waiting', photos: [expect.objectContaining({ id: photo, width: 40, height: 20 })] });
    expect((await at('large')).status).toBe(404);
    await decide(id, 'approve');
    const shown = await at('small');
    expect([shown.status, shown.headers.get('content-type'), shown.headers.get('x-content-type-options'), shown.headers.get('cache-control')]).toEqual([
      ...[200, 'image/webp', 'nosniff', 'public, max-age=3600'],
    ]);
    expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).format).toBe('webp');
    const five = await Promise.all([2, 3, 4, 5, 6, 7].map(async (red) => add(await picture(red))));
    expect(five.filter(({ success }) => success)).toHaveLength(4);
    expect(five.find(({ success }) => !success)?.data).toMatchObject({ label_name: 'error_photo_limit' });
    const stranger = await newGuest(shop);
    expect((await shop.call(feedback.dropPhoto, { ...about(), id: photo }, stranger)).data).toMatchObject({ label_name: 'error_empty_data' });
    expect(await shop.get(feedback.dropPhoto, { ...about(), id: photo }, guest)).toEqual({});
    expect((await at('large')).status).toBe(404);
  });
});

describe('a verified buyer', () => {
  it('is marked, and their stars count at once; those of others do not', async () => {
    const [before, who, other] = [await score(), await buyer(), await newGuest(shop)];
    expect(before).toEqual({ rates: 4.2, rates_votes: 5 });
    expect(await write(other, 'Slab.', 1)).toMatchObject({ is_verified: false });
    expect(await write(who, 'Dober.', 5)).toMatchObject({ is_verified: true });
    await fresh();
    expect(await score()).toEqual({ rates: 4.33, rates_votes: 6 });
    for (const { id } of await waiting()) await decide(id, 'approve');
    await fresh();
    expect((await read()).items.map(({ message, is_verified }) => [message, is_verified])).toEqual([
      ['Dober.', true],
      ['Slab.', false],
    ]);
    expect(await score()).toEqual({ rates: 4.33, rates_votes: 6 });
  });

  it('is not whose order is unpaid, cancelled, or of another product', async () => {
    const unpaid = await buy(shop, { productId: product });
    const cancelled = await buyer();
    await sql`update orders set status = 'cancelled' where id = ${Number(cancelled.identifier.split('-')[0])}`.execute(shop.database.db);
    const [another] = await someProducts(shop, 1);
    for (const who of [unpaid, cancelled, await buyer(another?.id)]) expect((await read(who)).has_bought).toBe(false);
    await sql`update orders set status = 'delivered' where id = ${Number(unpaid.identifier.split('-')[0])}`.execute(shop.database.db);
    expect((await read(unpaid)).has_bought).toBe(true);
  });

  it('is known by the link to the order too, and one order is one person', async () => {
    const { identifier, token } = await buyer();
    const [one, two] = [await newGuest(shop), await newGuest(shop)];
    expect((await read(one, { identifier })).has_bought).toBe(true);
    expect((await read(one)).has_bought).toBe(false);
    expect((await read(one, { identifier: `${identifier.split('-')[0]}-AAAAAAAAAAAAAAAAAAAAAA` })).has_bought).toBe(false);
    for (const [who, rate] of [
      [one, 1],
      [two, 2],
      [{ token }, 3],
    ] as const)
      await shop.get(feedback.rate, { ...about(), rate, identifier }, who);
    expect(await shop.get(feedback.rate, { ...about(), rate: 3, identifier }, one)).toEqual({ rate: 3, rates: 4, rates_votes: 6 });
  });

  it('stays one person when the order becomes an account’s', async () => {
    const { identifier, token } = await buyer();
    await shop.get(feedback.addComment, { ...words('Kot gost.', 2), identifier }, { token });
    const customer = await shop.logIn(CUSTOMER.email, CUSTOMER.password);
    await sql`update orders set user_id = (select id from users where email = ${CUSTOMER.email}) where id = ${Number(identifier.split('-')[0])}`.execute(
      shop.database.db,
    );
    await shop.get(feedback.addComment, words('Kot stranka.', 4), { token: customer });
    const items = await waiting();
    expect(items.map(({ message }) => message)).toEqual(['Kot stranka.']);
    await fresh();
    expect(await score()).toEqual({ rates: 4.17, rates_votes: 6 });
    const mine = await shop.get(feedback.myComments, { all: '1' }, { token: customer });
    expect(mine.items).toEqual([expect.objectContaining({ message: 'Kot stranka.', state: 'waiting', is_verified: true })]);
  });
});

describe('a rate alone', () => {
  it('is one a person and product: the second changes the first, five at once are one', async () => {
    const who = await buyer();
    const rate = (stars: number) => shop.get(feedback.rate, { ...about(), rate: stars }, who);
    expect(await rate(5)).toEqual({ rate: 5, rates: 4.33, rates_votes: 6 });
    expect(await rate(1)).toEqual({ rate: 1, rates: 3.67, rates_votes: 6 });
    await Promise.all([1, 2, 3, 4, 5].map(rate));
    expect((await rate(3)).rates_votes).toBe(6);
    expect((await read(who)).own_rate).toBe(3);
  });

  it('changes the stars of the same person’s comment', async () => {
    const who = await buyer();
    await write(who, 'Dober.', 5);
    await shop.get(feedback.rate, { ...about(), rate: 2 }, who);
    expect((await read(who)).own).toMatchObject({ message: 'Dober.', rate: 2 });
  });

  it('is refused without a purchase', async () => {
    const reply = await shop.call(feedback.rate, { ...about(), rate: 1 }, await newGuest(shop));
    expect(reply.data).toMatchObject({ label_name: 'error_not_bought', statusCode: 403 });
    expect((await score()).rates_votes).toBe(5);
  });

  it('survives a catalogue that is written again', async () => {
    await shop.get(feedback.rate, { ...about(), rate: 1 }, await buyer());
    await sql`update products set votes = '{4,0,0,0,1}', rating = 4.2 where id = ${product}`.execute(shop.database.db);
    await sql`select add_own_votes(array[${product}::integer])`.execute(shop.database.db);
    await fresh();
    expect(await score()).toEqual({ rates: 3.67, rates_votes: 6 });
  });
});

describe('staff', () => {
  it('alone see waiting comments, decide and answer', async () => {
    const guest = await newGuest(shop);
    await write(guest);
    const id = (await waiting())[0]?.id as number;
    const customer = await shop.logIn(CUSTOMER.email, CUSTOMER.password);
    for (const token of [guest.token, customer]) {
      const replies = [
        await shop.call(feedback.staffComments, {}, { token }),
        await shop.call(feedback.decide, { id, decision: 'approve' }, { token }),
        await shop.call(feedback.answer, { id, message: 'x' }, { token }),
      ];
      for (const reply of replies) expect(reply.data).toMatchObject({ label_name: 'error_unauthorized' });
    }
    expect((await waiting())[0]).toMatchObject({ state: 'waiting', answer: null });
  });

  it('refuse for a reason that the writer is told, and the stars still count', async () => {
    const who = await buyer();
    await write(who, 'Grdo.', 1);
    const id = (await waiting())[0]?.id as number;
    expect((await shop.call(feedback.decide, { id, decision: 'refuse' }, { token: staff })).data).toMatchObject({ label_name: 'error_bad_input' });
    await decide(id, 'refuse', 'offensive');
    expect((await read(who)).own).toMatchObject({ state: 'refused', refusal: 'offensive' });
    await fresh();
    expect((await read()).items).toEqual([]);
    expect((await score()).rates_votes).toBe(6);
    const { items } = await shop.get(feedback.staffComments, { state: 'refused' }, { token: staff });
    expect(items[0]?.events.at(-1)).toMatchObject({ kind: 'refused', reason: 'offensive', by: expect.any(String), at: expect.any(String) });
  });

  it('answer below the comment, as plain text', async () => {
    await write(await newGuest(shop));
    const id = (await waiting())[0]?.id as number;
    await decide(id, 'approve');
    await shop.get(feedback.answer, { id, message: ' Hvala <b>vam</b> ' }, { token: staff });
    await fresh();
    expect((await read()).items[0]?.answer).toEqual({ message: 'Hvala <b>vam</b>', date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
    expect((await shop.get(catalogue.product, { item_id: product })).feedback_comment_widget.items[0]?.answer?.message).toBe('Hvala <b>vam</b>');
    expect((await shop.call(feedback.answer, { id: 2_000_000_000, message: 'x' }, { token: staff })).data).toMatchObject({ label_name: 'error_empty_data' });
  });

  it('what was done cannot be rewritten', async () => {
    await write(await newGuest(shop));
    await expect(sql`update comment_events set kind = 'approved'`.execute(shop.database.db)).rejects.toThrow(/append-only/);
  });
});

describe('my comments [S2.85] [S3.67] [S7.88]', () => {
  it('are the customer’s own, with what became of them; guests have none', async () => {
    const token = await shop.logIn(CUSTOMER.email, CUSTOMER.password);
    await sql`delete from comments where user_id is not null`.execute(shop.database.db);
    await write({ token }, 'Moje.', 3);
    await write(await newGuest(shop), 'Tuje.');
    const { items, pagination } = await shop.get(feedback.myComments, { all: '1' }, { token, lang: 'en' });
    expect(pagination.total).toBe(1);
    expect(items).toEqual([expect.objectContaining({ message: 'Moje.', state: 'waiting', product: expect.objectContaining({ id: product }) })]);
    expect(items[0]?.product.url_without_domain).toMatch(/^\/en\//);
    expect((await shop.call(feedback.myComments, { all: '1' }, await newGuest(shop))).data).toMatchObject({ label_name: 'error_unauthorized' });
  });
});
