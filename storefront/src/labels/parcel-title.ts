import type { Parcel } from '@vitrina/contract/cart';

type Words = (name: string, values?: Record<string, string | number>) => string;

/** `Parcel 1 of 2`, with the name of a third-party seller; the shop's warehouse is not named. */
export const parcelTitle = ({ seller_title }: Pick<Parcel, 'seller_title'>, { number, of }: { number: number; of: number }, text: Words): string =>
  [text('cart_page_parcel_of', { number, count: of }), ...(seller_title === null ? [] : [seller_title])].join(': ');
