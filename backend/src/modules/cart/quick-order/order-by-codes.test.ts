import { sql } from 'kysely';
import { quickOrder, type OrderLineAnswer } from '@vitrina/contract/quick-order';
import { webshopCart } from '@vitrina/contract/cart';
import { MAX_ORDER_LINES } from '@vitrina/contract/values/order-lines';
import { KNOWN } from '@vitrina/demo/known';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newGuest, productNamed, someProducts, type Visitor } from '../../../testing/cart-tools.ts';
import { startTestBackend, type TestBackend } from '../../../testing/test-backend.ts';
import { TEST_SITE } from '../../../testing/demo-site.ts';

let shop: TestBackend;
beforeAll(async () => {
  shop = await startTestBackend('demo');
});
afterAll(async () => {
  expect(shop.errors).toEqual([]);
  await shop.stop();
});

type Lines = { code: string; qty?: number }[];
const toLines = (codes: readonly string[]): Lines => codes.map((code) => ({ code }));
const order = (lines: Lines, who: Visitor) => shop.get(quickOrder.quickOrder, { lines }, who);
const check = (lines: Lines, who: Partial<Visitor> = {}) => shop.get(quickOrder.quickOrder, { lines, check: true }, who);
const states = ({ lines }: { lines: OrderLineAnswer[] }) => lines.map(({ state, added }) => `${state} ${added}`);
const inCart = async (who: Visitor): Promise<Record<string, number>> =>
  Object.fromEntries((await shop.get(webshopCart.cart, {}, who)).parcels.flatMap(({ items }) => items.map((item) => [item.code, item.qty])));

/** Gives products further numbers, as suppliers do. */
async function addCode(id: number, key: string, kind: 'ean' | 'mpn' | 'code'): Promise<void> {
  await sql`insert into product_codes (code_key, product_id, kind) values (${key}, ${id}, ${kind})`.execute(shop.database.db);
}
const codesOf = async (ids: readonly number[]): Promise<string[]> =>
  (
    await sql<{
      code: string;
    }>`select p.code from unnest(${ids}::integer[]) with ordinality w(id, place) join products p on p.id = w.id order by place`.execute(shop.database.db)
  ).rows.map((row) => row.code);

describe('a quick order', () => {
  it('answers each line separately and adds the valid ones to the cart [G16] [S2.68] [S1.6]', async () => {
    const guest = await newGuest(shop);
    const { id: ended } = (await someProducts(shop, 1, { from: 5000 }))[0] ?? { id: 0 };
    await sql`update products set status = 3 where id = ${ended}`.execute(shop.database.db);
    const [endedCode = ''] = await codesOf([ended]);
    const reply = await order(
      [
        { code: KNOWN.laptop, qty: 2 },
        { code: KNOWN.last, qty: 3 },
        { code: KNOWN.out },
        { code: 'NO-SUCH-CODE' },
        { code: KNOWN.hidden },
        { code: KNOWN.configurable },
        { code: endedCode },
        { code: KNOWN.last },
      ],
      guest,
    );
    expect(states(reply)).toEqual(['added 2', 'fewer 1', 'none 0', 'unknown 0', 'unknown 0', 'variant 0', 'not_orderable 0', 'none 0']);
    expect(reply.lines[1]).toMatchObject({ code: KNOWN.last, qty: 3, available_qty: 1 });
    expect(reply.lines[5]?.choices.map((one) => one.code)).toEqual(KNOWN.variants);
    expect(reply.lines.map((line) => line.product?.code ?? null)).toEqual([KNOWN.laptop, KNOWN.last, KNOWN.out, null, null, null, endedCode, KNOWN.last]);
    expect(await inCart(guest)).toEqual({ [KNOWN.laptop]: 2, [KNOWN.last]: 1 });
    expect(reply.cart).toEqual(await shop.get(webshopCart.cart, {}, guest));
  });

  it('knows a product by code, EAN, part number and shopping_cart_code, however they are spelled', async () => {
    const guest = await newGuest(shop);
    const { id, key } = await productNamed(shop, KNOWN.laptop);
    await addCode(id, '4006381333931', 'ean');
    await addCode(id, 'kvant9000xq', 'mpn');
    const reply = await order(
      ['demo laptop 01', '4 006381 333931', 'KVANT-9000/XQ', key].map((code) => ({ code })),
      guest,
    );
    expect(states(reply)).toEqual(Array(4).fill('added 1'));
    expect(await inCart(guest)).toEqual({ [KNOWN.laptop]: 4 });
  });

  it('asks which product is meant where several have a number, and not where only one of them is still sold', async () => {
    const products = await someProducts(shop, 3, { from: 3000 });
    const ids = products.map((product) => product.id);
    const codes = await codesOf(ids);
    for (const id of ids) await addCode(id, 'shared77', 'mpn');
    const guest = await newGuest(shop);
    const several = await order([{ code: 'SHARED-77', qty: 2 }], guest);
    expect(states(several)).toEqual(['several 0']);
    expect(several.lines[0]?.choices.map((one) => one.code)).toEqual(expect.arrayContaining(codes));
    // The chosen one is asked for by its own code.
    expect(states(await order([{ code: several.lines[0]?.choices[0]?.code ?? '', qty: 2 }], guest))).toEqual(['added 2']);
    await sql`update products set status = 3 where id = any(${ids.slice(1)}::integer[])`.execute(shop.database.db);
    expect((await check([{ code: 'shared77' }])).lines[0]).toMatchObject({ state: 'added', product: { code: codes[0] } });
    await sql`update products set status = 1 where id = any(${ids}::integer[])`.execute(shop.database.db);
  });

  it('a product’s own code wins over the same number of others', async () => {
    const [other] = await someProducts(shop, 1, { from: 4000 });
    await addCode(other?.id ?? 0, 'demolaptop01', 'mpn');
    expect((await check([{ code: KNOWN.laptop }])).lines[0]?.product?.code).toBe(KNOWN.laptop);
    await sql`delete from product_codes where product_id = ${other?.id ?? 0} and code_key = 'demolaptop01'`.execute(shop.database.db);
  });

  it('a hidden product is never meant, also where a visible one has the same number', async () => {
    const [hidden, shown] = await Promise.all([productNamed(shop, KNOWN.hidden), productNamed(shop, KNOWN.laptop)]);
    await addCode(hidden.id, 'secret88', 'mpn');
    await addCode(shown.id, 'secret88', 'mpn');
    const { lines } = await check([{ code: 'SECRET-88' }, { code: hidden.key }]);
    expect(lines.map(({ state, product, choices }) => [state, product?.code ?? null, choices])).toEqual([
      ['added', KNOWN.laptop, []],
      ['unknown', null, []],
    ]);
  });

  it('a variant is one product; its number beside that of the whole means the variant', async () => {
    const [variant = ''] = KNOWN.variants;
    const [whole, one] = await Promise.all([productNamed(shop, KNOWN.configurable), productNamed(shop, variant)]);
    await addCode(whole.id, 'conf555', 'mpn');
    await addCode(one.id, 'conf555', 'mpn');
    const { lines } = await check([{ code: variant }, { code: 'CONF-555' }]);
    expect(lines.map((line) => line.product?.code)).toEqual([variant, variant]);
  });

  it('counts what is in the cart already, and the lines before', async () => {
    const guest = await newGuest(shop);
    const { key, qty } = await productNamed(shop, KNOWN.promo);
    await shop.get(webshopCart.addProduct, { shopping_cart_code: key, qty: 2 }, guest);
    const most = Math.min(qty, 99);
    const lines = [{ code: KNOWN.promo, qty: most - 3 }, { code: KNOWN.promo, qty: 5 }, { code: KNOWN.promo }];
    const expected = [`added ${most - 3}`, 'fewer 1', 'none 0'];
    expect(states(await check(lines, guest))).toEqual(expected);
    expect(await inCart(guest)).toEqual({ [KNOWN.promo]: 2 });
    expect(states(await order(lines, guest))).toEqual(expected);
    expect(await inCart(guest)).toEqual({ [KNOWN.promo]: most });
  });

  it('a check needs no token and writes nothing; writing needs a visitor token', async () => {
    const [one] = (await check([{ code: KNOWN.laptop, qty: 3 }], { lang: 'hr' })).lines;
    const inCroatia = (await check([{ code: KNOWN.laptop }], { lang: 'rs' })).lines[0];
    expect(one).toMatchObject({ state: 'added', added: 3, product: { code: KNOWN.laptop } });
    expect(inCroatia?.product?.price).not.toBe(one?.product?.price);
    expect(await shop.call(quickOrder.quickOrder, { lines: [{ code: KNOWN.laptop }] })).toMatchObject({
      success: false,
      data: { label_name: 'error_unauthorized' },
    });
    const guest = await newGuest(shop);
    expect((await shop.get(quickOrder.quickOrder, { lines: [{ code: KNOWN.laptop }], check: true }, guest)).cart).toBeNull();
    expect(await inCart(guest)).toEqual({});
  });

  it('200 lines go in one call, in their order; 201 are refused and change nothing', async () => {
    const some = await codesOf((await someProducts(shop, MAX_ORDER_LINES + 60, { least: 1 })).map((product) => product.id));
    const hidden = new Set(
      (await Promise.all([check(toLines(some.slice(0, 130))), check(toLines(some.slice(130)))])).flatMap(({ lines }) =>
        lines.filter((line) => !line.product).map((line) => line.code),
      ),
    );
    const codes = some.filter((code) => !hidden.has(code)).slice(0, MAX_ORDER_LINES + 1);
    expect(codes.length).toBe(MAX_ORDER_LINES + 1);
    const guest = await newGuest(shop);
    const refused = await shop.call(quickOrder.quickOrder, { lines: toLines(codes) }, guest);
    expect(refused).toMatchObject({
      success: false,
      data: { label_name: 'error_bad_input', errors: [{ field: 'lines', label_name: 'error_field_too_long' }] },
    });
    expect(await inCart(guest)).toEqual({});
    const ordered = codes.slice(0, MAX_ORDER_LINES).reverse();
    const reply = await order(toLines(ordered), guest);
    expect(new Set(states(reply))).toEqual(new Set(['added 1']));
    expect(reply.cart?.parcels[0]?.items.map((item) => item.code)).toEqual(ordered);
    // There is no room for another product, but for more of the same.
    expect(states(await order([{ code: codes.at(-1) ?? '' }, { code: KNOWN.laptop }], guest))).toEqual([
      'full 0',
      ordered.includes(KNOWN.laptop) ? 'added 1' : 'full 0',
    ]);
  });

  it('names invalid fields and changes nothing', async () => {
    const guest = await newGuest(shop);
    const bad = { lines: [{ code: ' ' }, { code: KNOWN.laptop, qty: 0 }, { code: KNOWN.laptop, qty: 10_000 }, { code: 'x'.repeat(121) }] };
    const reply = await shop.call(quickOrder.quickOrder, bad, guest);
    expect(reply).toMatchObject({ success: false, data: { label_name: 'error_bad_input' } });
    expect((reply.data as { errors: { field: string }[] }).errors.map((error) => error.field)).toEqual([
      'lines.0.code',
      'lines.1.qty',
      'lines.2.qty',
      'lines.3.code',
    ]);
    expect(await shop.call(quickOrder.quickOrder, { lines: [] }, guest)).toMatchObject({ success: false });
    expect(await inCart(guest)).toEqual({});
  });

  it('of five at once each puts its lines in, and no more pieces than there are', async () => {
    for (let round = 0; round < 3; round += 1) {
      const guest = await newGuest(shop);
      const replies = await Promise.all(Array.from({ length: 5 }, () => order([{ code: KNOWN.laptop }, { code: KNOWN.last }, { code: 'nothing' }], guest)));
      expect(replies.map((reply) => states(reply)).filter(([, last]) => last === 'added 1')).toHaveLength(1);
      expect(await inCart(guest)).toEqual({ [KNOWN.laptop]: 5, [KNOWN.last]: 1 });
    }
  });
});

it('a shop without quick order has no such call [S2.69]', async () => {
  const without = await startTestBackend('demo', { checkout: { ...TEST_SITE.checkout, quickOrder: false } });
  try {
    const guest = await newGuest(without);
    const input = { lines: [{ code: KNOWN.laptop }] };
    for (const check of [true, false])
      expect(await without.call(quickOrder.quickOrder, { ...input, check }, guest)).toMatchObject({ success: false, data: { label_name: 'error_not_found' } });
  } finally {
    await without.stop();
  }
});
