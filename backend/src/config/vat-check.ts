import { defineSlice, type ValueOf } from './slice.ts';
import { HTTP, url } from './variables.ts';

/** The register of VAT numbers. */
export const vatSlice = defineSlice(
  {
    /** Takes `{ countryCode, vatNumber }` as VIES does; none: no number is asked about, and companies pay VAT. */
    VAT_CHECK_URL: url(HTTP, 'https://vat.example/check').optional(),
  },
  (env) => ({ checkUrl: env.VAT_CHECK_URL }),
);
export type VatConfig = ValueOf<typeof vatSlice>;
