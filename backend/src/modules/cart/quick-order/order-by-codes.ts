import { sql } from 'kysely';
import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { OrderLineAnswer, quickOrder } from '@vitrina/contract/quick-order';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../../db/index.ts';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import type { CartDeps } from '../cart-deps.ts';
import { ownerOf } from '../../../http/owner-of.ts';
import { type CartRow, selectCart } from '../cart-queries.ts';
import { findOrderLines } from './find-order-lines.ts';
import { type CartContents, planOrder } from './plan-order.ts';
import { priceCart } from '../pricing/price-cart.ts';
import { writeCart } from '../write-cart.ts';

type Line = Pick<OrderLineAnswer, 'code' | 'qty'>;
interface View {
  lang: LanguageCode;
  deps: CartDeps;
}

const EMPTY: CartContents = { quantities: new Map(), goods: 0 };

/** Replies to every line of a quick order and adds what is available to the cart, in one write; with `check` nothing is written. */
export const orderByCodes =
  (deps: CartDeps) =>
  async ({ lines, check }: { lines: Line[]; check: boolean }, context: CallContext): Promise<Outcome<ReplyOf<typeof quickOrder.quickOrder>>> => {
    if (!deps.site.checkout.quickOrder) return fail('error_not_found');
    const { db, lang, actor } = context;
    const owner = ownerOf(actor, deps);
    const answer = async (db: Db) => answerLines(db, lines, { lang, deps, row: owner && (await selectCart(db, owner, lang)) });
    if (check) return ok({ lines: await answer(db), cart: null });
    let answers: OrderLineAnswer[] = [];
    const written = await writeCart(context, deps, {
      change: async (db, cartId) => {
        answers = await answer(db);
        await addQuantities(db, cartId, answers);
        return null;
      },
    });
    return written.ok ? ok({ lines: answers, cart: written.data.cart }) : written;
  };

async function answerLines(db: Db, lines: readonly Line[], { row, ...view }: View & { row: CartRow | null }): Promise<OrderLineAnswer[]> {
  const found = await findOrderLines(
    db,
    lines.map((line) => line.code),
    view,
  );
  const plan = planOrder(
    found.map(({ target }, i) => ({ target, qty: lines[i]?.qty ?? 1 })),
    row ? await contentsOf(db, row, view) : EMPTY,
  );
  return lines.map(({ code, qty }, i) => {
    const { state = 'unknown', added = 0, available_qty = 0 } = plan[i] ?? {};
    return { code, qty, state, added, available_qty, product: found[i]?.product ?? null, choices: found[i]?.choices ?? [] };
  });
}

async function contentsOf(db: Db, row: CartRow, view: View): Promise<CartContents> {
  const { lines, totals } = await priceCart(db, row, view);
  return { quantities: new Map(lines.map(({ item }) => [item.product_id, item.qty])), goods: totals.items };
}

/** Adds all lines in one statement; quantities of a repeated product are summed. */
async function addQuantities(db: Db, cartId: number, answers: readonly OrderLineAnswer[]): Promise<void> {
  const quantities = answers.flatMap(({ product, added }, place) =>
    product && added > 0 ? [{ place, id: Number(product.shopping_cart_code.slice(2)), added }] : [],
  );
  if (quantities.length === 0) return;
  await sql`
    insert into cart_items (cart_id, product_id, qty, added_at)
    select ${cartId}::bigint, id, sum(added), now() + min(place) * interval '1 microsecond'
    from jsonb_to_recordset(${JSON.stringify(quantities)}::jsonb) as p(place integer, id integer, added integer) group by id
    on conflict (cart_id, product_id) do update set qty = cart_items.qty + excluded.qty`.execute(db);
}
