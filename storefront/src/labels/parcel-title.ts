import type { Parcel } from '@vitrina/contract/cart';

type Words = (name: string, values?: Record<string, string | number>) => string;

/** `Parcel 2: Elektro Kotnik` from another seller, else `Parcel 1 of 2`: which of our warehouses it leaves is nobody's concern. */
export const parcelTitle = ({ seller_title }: Pick<Parcel, 'seller_title'>, { number, of }: { number: number; of: number }, text: Words): string =>
  seller_title === null ? text('cart_page_parcel_of', { number, count: of }) : text('cart_page_parcel', { number, from: seller_title });
