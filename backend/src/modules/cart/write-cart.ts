import type { RawBuilder } from 'kysely';
import type { Cart } from '@vitrina/contract/cart';
import { BoundedMap } from '@vitrina/contract/values/bounded-map';
import { type Db, deferred, commitAsynchronously } from '../../db/index.ts';
import type { CallContext } from '../../http/context.ts';
import { inTransaction } from '../../http/in-transaction.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import type { CartDeps } from './cart-deps.ts';
import { type Owner, ownerOf } from '../../http/owner-of.ts';
import { type CartRow, selectCart, type Touch, touchCart, touchKnownCart } from './cart-queries.ts';
import { savedView } from './saved/saved-view.ts';
import { cartView } from './view/cart-view.ts';
import { type PricedCart, priceCart } from './pricing/price-cart.ts';
import { acknowledgePriceChanges } from './pricing/acknowledge-price-changes.ts';

type Refusal = Outcome<never>;

export interface CartWrite {
  /** Columns of `carts` to set, `name = value, …`. */
  set?: RawBuilder<unknown>;
  /** Changes rows of the locked cart; returns a refusal or `null`. */
  change?: (db: Db, cartId: number) => Promise<Refusal | null>;
  /** Checks the cart after the change; a refusal rolls it back. */
  check?: (priced: PricedCart) => Refusal | null;
  /** True: replies once the write is on the disk, as consents require; default: a database that crashes right after the reply may lose it. */
  isDurable?: boolean;
}

/** Open cart of an owner at the last write: a guess that saves a round trip, verified by the cart read at the end. */
const lastCarts = new BoundedMap<string, number>(10_000);

/** The guessed cart is not the owner's open one any more. */
class WrongCart extends Error {}

/** Runs one write: serialised for each cart, all or nothing, answered with the whole cart. */
export async function writeCart(context: CallContext, deps: CartDeps, write: CartWrite): Promise<Outcome<{ cart: Cart }>> {
  const owner = ownerOf(context.actor, deps);
  if (!owner) return fail('error_unauthorized');
  const run = (guess: number | undefined) => writeOnce(context, deps, { write, owner, guess });
  const key = owner.tokenId ?? String(owner.userId);
  const guess = lastCarts.get(key);
  const outcome =
    guess === undefined ? await run(undefined) : await run(guess).catch((error: unknown) => (isWrongGuess(error) ? run(undefined) : Promise.reject(error)));
  if (outcome.ok) lastCarts.set(key, outcome.data.id);
  return outcome.ok ? ok({ cart: outcome.data.cart }) : outcome;
}

/** True if the guess was wrong, or the guessed cart is deleted, so that its new rows violate the foreign key. */
const isWrongGuess = (error: unknown): boolean => error instanceof WrongCart || (error as { code?: string }).code === FOREIGN_KEY_VIOLATION;
const FOREIGN_KEY_VIOLATION = '23503';

interface Once {
  write: CartWrite;
  owner: Owner;
  /** `undefined`: the open cart is looked up, or created. */
  guess: number | undefined;
}

interface Written {
  id: number;
  cart: Cart;
}

/** Throws `WrongCart` if the guess was wrong; nothing is written then. */
async function writeOnce({ db, lang }: CallContext, deps: CartDeps, once: Once): Promise<Outcome<Written>> {
  const { write, owner, guess } = once;
  const { set, change, check, isDurable = false } = write;
  const single = set && !change && !check && !isDurable && guess !== undefined ? await setInOneRoundTrip(db, deps, { set, owner, lang, id: guess }) : null;
  if (single) return single;
  return inTransaction(db, async (db) => {
    if (!isDurable) await commitAsynchronously(db);
    const id = guess ?? (await touchCart(db, owner, lang));
    if (guess !== undefined || set) await touchKnownCart(db, { owner, lang, id, set });
    const refused = (await change?.(db, id)) ?? null;
    const row = refused && guess === undefined ? null : await selectCart(db, owner, lang);
    if (guess !== undefined && row?.id !== guess) throw new WrongCart();
    if (refused) return refused;
    if (row?.is_ended) return fail('error_unauthorized');
    const priced = await priceCart(db, row as CartRow, { lang, deps });
    const refusal = check?.(priced);
    if (refusal) return refusal;
    const { cart, writes } = acknowledgePriceChanges(priced);
    for (const write of writes) await deferred(write).execute(db);
    return ok({ id, cart: await viewWithSaved(db, cart, deps) });
  });
}

/**
 * Runs a write that cannot be refused in one round trip: it changes the guessed cart or nothing. `null`: the reply reports changed prices, which must
 * be stored with it, so the write is repeated in a transaction that lasts until the reply is made.
 */
async function setInOneRoundTrip(db: Db, deps: CartDeps, touch: Touch): Promise<Outcome<Written> | null> {
  const { owner, lang, id } = touch;
  const row = await db.transaction().execute(async (db) => {
    await commitAsynchronously(db);
    await touchKnownCart(db, touch);
    return selectCart(db, owner, lang, { isLast: true });
  });
  if (row?.id !== id) throw new WrongCart();
  if (row.is_ended) return fail('error_unauthorized');
  const { cart, writes } = acknowledgePriceChanges(await priceCart(db, row, { lang, deps }));
  return writes.length > 0 ? null : ok({ id, cart: await viewWithSaved(db, cart, deps) });
}

/** Reply with the cart and the items saved for later. */
async function viewWithSaved(db: Db, priced: PricedCart, deps: CartDeps): Promise<Cart> {
  return { ...cartView(priced, deps), ...(await savedView(db, priced.row.saved, { lang: priced.lang, deps })) };
}
