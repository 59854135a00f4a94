import { isInEu } from '../values/iso-countries.ts';
import type { Guarantee } from './product-law.ts';

/** Returns a maker's guarantee where it holds; what the maker gives in the Union alone is nothing to tell a buyer elsewhere. */
export const guaranteeIn = <G extends Pick<Guarantee, 'territory'>>(guarantee: G | null | undefined, country: string): G | undefined =>
  guarantee?.territory === 'EU' && !isInEu(country) ? undefined : (guarantee ?? undefined);
