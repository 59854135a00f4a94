import type { CartWarning } from '@vitrina/contract/cart';

interface Words {
  text: (name: string, values?: Record<string, string | number>) => string;
  price: (decimal: number) => string;
}

/** Text of a change in the cart: prices with currency, quantities in plural form. */
export function cartWarningText({ label_name, title, before, now }: CartWarning, { text, price }: Words): string {
  if (/_price_/.test(label_name)) return text(label_name, { title, before: before === null ? '' : price(before), now: now === null ? '' : price(now) });
  const values = { title, before: before ?? '', now: now ?? '' };
  return text(label_name, now === null ? values : { ...values, count: now });
}
