import type { FieldError } from '@vitrina/contract/errors';
import { sql } from 'kysely';
import { type Db, deferred } from '../../../db/index.ts';
import { fail, type Outcome } from '../../../http/outcome.ts';
import type { CartDeps } from '../cart-deps.ts';
import type { PricedCart } from '../pricing/price-cart.ts';
import type { CartWrite } from '../write-cart.ts';
import { isCollected, refusalAt } from './service-lines.ts';
import { servicesOf } from '../../catalogue/index.ts';

interface Input {
  productId: number;
  service: string;
  confirmed: boolean;
  /** `undefined`: unchanged. */
  beginsEarly?: boolean | undefined;
}

/** Adds a service to a line or removes it; `error_empty_data` without the line, a refusal if it is not offered. */
export const setService = ({ productId, service, confirmed, beginsEarly }: Input, deps: Pick<CartDeps, 'catalogue'>): CartWrite => ({
  change: async (db, cartId) => {
    if (!(await hasLine(db, cartId, productId))) return fail('error_empty_data');
    await (confirmed
      ? chooseServices(db, cartId, productId, [service])
      : sql`
      delete from cart_services where cart_id = ${cartId}::bigint and product_id = ${productId}::integer and service_code = ${service}`.execute(db));
    if (confirmed && beginsEarly !== undefined) await setBeginsEarly(db, { cartId, productId, service, beginsEarly });
    return null;
  },
  check: (priced) => (confirmed ? checkServices(priced, deps, { productId, services: [service] }) : null),
});

/** Sets the buyer's request to begin a service within the withdrawal period; only the buyer's own choice sets it (directive 2011/83, article 16 (a)). */
const setBeginsEarly = (db: Db, { cartId, productId, service, beginsEarly }: Omit<Input, 'confirmed'> & { cartId: number }) =>
  sql`
    update cart_services set begins_early = ${beginsEarly}
    where cart_id = ${cartId}::bigint and product_id = ${productId}::integer and service_code = ${service}`.execute(db);

async function hasLine(db: Db, cartId: number, productId: number): Promise<boolean> {
  const { rows } = await sql`select from cart_items where cart_id = ${cartId}::bigint and product_id = ${productId}::integer`.execute(db);
  return rows.length > 0;
}

/** Adds services to a line of the locked cart; without such a line it has no effect. */
export async function chooseServices(db: Db, cartId: number, productId: number, services: readonly string[]): Promise<void> {
  if (services.length === 0) return;
  await deferred(sql`
    insert into cart_services (cart_id, product_id, service_code)
    select i.cart_id, i.product_id, s from cart_items i, unnest(${[...services]}::text[]) s where i.cart_id = ${cartId}::bigint and i.product_id = ${productId}::integer
    on conflict do nothing`).execute(db);
}

/** Refuses services that are not offered with the line, or not at the destination; `null`: all are possible. */
export function checkServices(
  { lines, parcels, row, lang }: PricedCart,
  { catalogue }: Pick<CartDeps, 'catalogue'>,
  { productId, services }: { productId: number; services: readonly string[] },
): Outcome<never> | null {
  const line = lines.find(({ product }) => product.id === productId);
  if (services.length === 0 || !line) return null;
  const offered = servicesOf(catalogue, line.product, lang);
  const parcel = parcels.find((one) => one.lines.includes(line));
  const destination = { settings: catalogue.settings(), lang, customer: row.customer };
  const errors = services.flatMap((code): FieldError[] => {
    const match = offered.find(({ service }) => service.code === code);
    const label_name = match ? refusalAt(match.service, isCollected(parcel), destination) : 'error_field_unknown_value';
    return label_name ? [{ field: code, label_name }] : [];
  });
  return errors.length > 0 ? fail('error_service_not_possible', { errors }) : null;
}
