import { z } from 'zod';
import { OPEN_TEXTS } from '../law/legal-texts.ts';
import { OFFICIAL_PICTURES } from '../law/official-pictures.ts';
import { authority, disputeBody } from './legal.ts';
import { currency, deliveryCountry, id, language, line, percent, themePicture, whole } from './fields.ts';

/** VAT rates, percent, included in the prices of goods delivered to a country; all 0 for exports. */
const vatRates = z.strictObject({
  standard: percent,
  /** Reduced rates by the products' VAT class: `{ books: 5 }`. */
  reduced: z.record(z.string().regex(/^[a-z][a-z_]{0,29}$/, 'must be the name of a VAT class'), percent).default({}),
});
export type VatRates = z.output<typeof vatRates>;

const confirmation = z.strictObject({
  by: line(80),
  on: z.iso.date('must be a day such as 2026-11-23'),
  /** Version of the compared wording, as printed by `npm run shop -- check`; without it the shop does not open in production. */
  version: z
    .string()
    .regex(/^[0-9a-f]{12}$/, 'must be the version that `npm run shop -- check` prints: 12 digits and letters a to f, in quotation marks')
    .optional(),
});

/** An original file of an authority, identified by its hash, independent of its name. */
const officialPicture = z.strictObject({
  file: themePicture,
  sha256: z.string().regex(/^[0-9a-f]{64}$/, 'must be the SHA-256 of the file: 64 digits and letters a to f'),
  /** Source of the picture, and date. */
  source: line(300),
});

/** `markets/<code>.yaml`: where the shop sells. Its code is that of its language as long as every language has one market. */
export const marketSettings = z.strictObject({
  enabled: z.boolean().default(true),
  /** Assumed country of shoppers until they choose another. */
  country: deliveryCountry,
  language,
  currency,
  /** Seller of the market: a name in `legal/`. */
  legalEntity: id.optional(),
  /** Countries it delivers to with the VAT that is charged there. */
  deliversTo: z
    .partialRecord(
      deliveryCountry,
      z.strictObject({
        vat: vatRates,
        /** Price of goods that are exported untaxed: unchanged, or less the VAT of the market's country. */
        exportPrice: z.enum(['kept', 'net']).default('kept'),
      }),
    )
    .refine((all) => Object.keys(all).length > 0, 'must name at least one country'),
  /** Days after delivery within which buyers may withdraw; absent: the country's statutory period. */
  withdrawalDays: whole(1, 365).optional(),
  /** Texts with the law's wording that the owner, or counsel, has compared with their source for this market. */
  confirmedTexts: z.partialRecord(z.enum(OPEN_TEXTS), confirmation).optional(),
  /** Price of a household's electricity including all taxes, per kWh in the market's currency, with its source. Absent: no running costs are shown. */
  electricity: z
    .strictObject({ price: z.number().min(0.01, 'must be at least 0.01').max(1000), source: line(160), on: z.iso.date('must be a day such as 2026-11-23') })
    .optional(),
  /** Official pictures in the market's language; absent: only the texts are shown. */
  officialPictures: z.partialRecord(z.enum(OFFICIAL_PICTURES), officialPicture).optional(),
  /** Authority for consumers of the market, in addition to that of the seller's country. */
  authority: authority.optional(),
  /** Bodies in whose proceedings the seller takes part. */
  disputeBodies: z.array(disputeBody).max(10).optional(),
  /** Member of the network of European consumer centres that helps its consumers with a seller of another member state. */
  consumerCentre: authority.optional(),
  /** Supervisory authority for the accessibility of shops (directive 2019/882). */
  accessibilityAuthority: authority.optional(),
  /** Audience of the prices shown: only public prices exist yet, no members' prices. */
  priceAudience: z.enum(['public']).default('public'),
});
export type MarketSettings = z.output<typeof marketSettings>;

export const marketsSettings = z.partialRecord(language, marketSettings);
export type MarketsSettings = z.output<typeof marketsSettings>;
