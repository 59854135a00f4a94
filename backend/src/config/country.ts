import { z } from 'zod';
import { defineSlice, type ValueOf } from './slice.ts';
import { HTTP, url } from './variables.ts';

/** Sources of a caller's country. */
export const countrySlice = defineSlice(
  {
    /** Header of the shop's own edge that names the country. */
    COUNTRY_HEADER: z
      .string()
      .regex(/^[A-Za-z0-9-]{1,60}$/, 'must be the name of a header')
      .transform((name) => name.toLowerCase())
      .optional(),
    /** File with ranges of addresses and their countries. */
    COUNTRY_TABLE: z.string().optional(),
    /** External service that tells the country of an address. */
    COUNTRY_SERVICE_URL: url(HTTP, 'https://country.example/{ip}')
      .refine((text) => text.includes('{ip}'), 'needs {ip} where the address goes')
      .optional(),
  },
  (env) => ({ header: env.COUNTRY_HEADER, table: env.COUNTRY_TABLE, service: env.COUNTRY_SERVICE_URL }),
);
export type CountryConfig = ValueOf<typeof countrySlice>;
