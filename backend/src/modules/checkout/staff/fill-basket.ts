import { sql } from 'kysely';
import { type Cart, type PaymentOption, webshopCart } from '@vitrina/contract/cart';
import { webshopCheckout } from '@vitrina/contract/checkout';
import type { Endpoint } from '@vitrina/contract/endpoint';
import type { Binding } from '../../../http/bind.ts';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { type CartDeps, cartRoutes } from '../../cart/index.ts';
import { checkoutRoutes } from '../routes.ts';

export interface Basket {
  lines: readonly { product_code: string; qty: number }[];
  customer: { country: string; is_company: boolean; fields: Record<string, string> };
  shipping: string;
  /** Place to pick up; only for shipping that needs one. */
  point_id?: string | undefined;
  payment: string;
}

/** Field of the caller's input that holds the lines: `lines`, `add`. */
type LinesField = 'lines' | 'add';

/** Fills a guest's basket through the shop's steps, with their checks. A refused step is reported by the field of the caller's input. */
export async function fillBasket(
  deps: CartDeps,
  { lines, customer, shipping, point_id, payment }: Basket,
  guest: CallContext,
  field: LinesField,
): Promise<Outcome<null>> {
  const added = await addProducts(deps, lines, guest, field);
  if (!added.ok) return added;
  const steps: [Endpoint, object, string][] = [
    [webshopCheckout.setCustomer, { type: 'webshop.guest', draft: false, ...customer }, 'customer'],
    [webshopCheckout.setShipping, { shipping, point_id }, 'shipping'],
    [webshopCheckout.setPayment, { payment }, 'payment'],
    [webshopCart.confirmAge, { confirmed: true }, field],
  ];
  for (const [endpoint, input, name] of steps) {
    const outcome = await step(deps, endpoint, input, guest);
    if (!outcome.ok) return refused(outcome, name);
  }
  return ok(null);
}

interface Draft {
  lines: Basket['lines'];
  country?: string | undefined;
  shipping?: string | undefined;
  point_id?: string | undefined;
  payment?: string | undefined;
}

/** Fills a basket with the data entered so far and returns it with its payment methods. */
export async function draftBasket(
  deps: CartDeps,
  { lines, country, shipping, point_id, payment }: Draft,
  guest: CallContext,
): Promise<Outcome<{ cart: Cart; payments: PaymentOption[] }>> {
  const added = await addProducts(deps, lines, guest, 'lines');
  if (!added.ok) return added;
  const customer = { type: 'webshop.guest', draft: true, country, is_company: false, fields: {} };
  const steps: [Endpoint, object, string][] = [
    ...(country === undefined ? [] : [[webshopCheckout.setCustomer, customer, 'customer'] as [Endpoint, object, string]]),
    ...(shipping === undefined ? [] : [[webshopCheckout.setShipping, { shipping, point_id }, 'shipping'] as [Endpoint, object, string]]),
    ...(payment === undefined ? [] : [[webshopCheckout.setPayment, { payment }, 'payment'] as [Endpoint, object, string]]),
  ];
  for (const [endpoint, input, name] of lines.length === 0 ? [] : steps) {
    const outcome = await step(deps, endpoint, input, guest);
    if (!outcome.ok) return refused(outcome, name === 'customer' ? 'country' : name);
  }
  const cart = await step(deps, webshopCart.cart, {}, guest);
  const payments = await step(deps, webshopCheckout.payments, {}, guest);
  if (!cart.ok || !payments.ok) throw new Error('a basket of staff cannot be read');
  return ok({ cart: cart.data as Cart, payments: (payments.data as { items: PaymentOption[] }).items });
}

async function addProducts(deps: CartDeps, lines: Basket['lines'], guest: CallContext, field: LinesField): Promise<Outcome<null>> {
  for (const [i, { product_code, qty }] of lines.entries()) {
    const { rows } = await sql<{ id: number }>`select id from products where code = ${product_code}`.execute(guest.db);
    const id = rows[0]?.id;
    if (id === undefined) return fail('error_bad_input', { errors: [{ field: `${field}.${i}.product_code`, label_name: 'error_field_unknown_value' }] });
    const added = await step(deps, webshopCart.addProduct, { shopping_cart_code: `p-${id}`, qty }, guest);
    if (!added.ok) return refused(added, `${field}.${i}.qty`);
  }
  return ok(null);
}

/** Runs one operation of the shop as the guest. */
async function step(deps: CartDeps, endpoint: Endpoint, input: object, guest: CallContext): Promise<Outcome<unknown>> {
  const bindings: Binding[] = [...cartRoutes(deps), ...checkoutRoutes(deps)];
  const found = bindings.find((one) => one.endpoint.key === endpoint.key && one.endpoint.method === endpoint.method);
  if (!found) throw new Error(`${endpoint.key} is bound nowhere`);
  return found.operation(input as never, guest);
}

/** Refusal of a step with its errors at the caller's field. */
function refused({ label, errors }: Extract<Outcome<unknown>, { ok: false }>, field: string): Outcome<never> {
  const fieldErrors = errors?.map((one) => ({ ...one, field: field === 'customer' ? `customer.${one.field}` : field }));
  return fail(label, { errors: fieldErrors?.length ? fieldErrors : [{ field, label_name: label }] });
}

/** Runs work with the basket of a guest and deletes the basket afterwards, also after an exception, unless it was ordered. */
export async function withBasket<T>({ db, actor }: CallContext, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } finally {
    await sql`delete from carts where token_id = ${actor.tokenId}::uuid and ordered_at is null`.execute(db);
  }
}
