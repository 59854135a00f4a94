import type { LanguageCode } from '../values/languages.ts';
import { formatPrice } from '../values/money.ts';
import type { ProductLaw } from './product-law.ts';

export type Unit = NonNullable<ProductLaw['unit']>;
const SIGN = { m: 'm', m2: 'm²', l: 'l', kg: 'kg' } as const;

/** Returns the unit price of goods sold by measure: `6,45 €/m`. `amount`: minor units. */
export const unitPriceOf = (amount: number, { quantity, unit }: Unit, lang: LanguageCode): string =>
  `${formatPrice(Math.round(amount / quantity) / 100, lang)}/${SIGN[unit]}`;
