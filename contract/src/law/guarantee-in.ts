import { isInEu } from '../values/iso-countries.ts';
import type { Guarantee } from './product-law.ts';

/** Returns a manufacturer's guarantee if it applies in the country; `undefined`: none, or it is limited to the Union and the country is outside. */
export const guaranteeIn = <G extends Pick<Guarantee, 'territory'>>(guarantee: G | null | undefined, country: string): G | undefined =>
  guarantee?.territory === 'EU' && !isInEu(country) ? undefined : (guarantee ?? undefined);
