import { sql } from 'kysely';
import { deferred } from '../../db/index.ts';
import { fail } from '../../http/outcome.ts';
import { type CartWrite, chosenOf, type PricedCart } from '../cart/index.ts';

interface Choice {
  shipping: string;
  point_id?: string | undefined;
}

/** Sets one shipping option for all parcels; parcels that cannot have it keep theirs. */
export const setShipping = ({ shipping, point_id }: Choice): CartWrite => ({
  change: async (db, cartId) => {
    await deferred(sql`
      with others as (delete from cart_parcels where cart_id = ${cartId}::bigint and parcel_key <> '*')
      ${insertChoice(cartId, { key: '*', shipping, point_id })}`).execute(db);
    return null;
  },
  check: ({ parcels }) => (parcels.some((parcel) => isChosen(parcel, shipping)) ? null : fail('error_shipping_not_possible')),
});

/** Sets the shipping option of one parcel. */
export const setParcelShipping = ({ parcel_id, shipping, point_id }: Choice & { parcel_id: string }): CartWrite => ({
  change: async (db, cartId) => {
    await deferred(insertChoice(cartId, { key: parcel_id, shipping, point_id })).execute(db);
    return null;
  },
  check: ({ parcels, row }) => {
    const parcel = parcels.find((one) => one.key === parcel_id);
    const choice = row.choices.find((one) => one.parcel_key === parcel_id);
    return parcel && chosenOf(parcel.options, choice) ? null : fail('error_shipping_not_possible');
  },
});

const isChosen = (parcel: PricedCart['parcels'][number], shipping: string): boolean => parcel.chosen?.option.code === shipping;

const insertChoice = (cartId: number, { key, shipping, point_id }: Choice & { key: string }) => sql`
    insert into cart_parcels (cart_id, parcel_key, shipping_code, point_id) values (${cartId}::bigint, ${key}, ${shipping}, ${point_id ?? null})
    on conflict (cart_id, parcel_key) do update set shipping_code = excluded.shipping_code, point_id = excluded.point_id`;
