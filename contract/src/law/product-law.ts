import { z } from 'zod';
import { country, line, webAddress } from '../settings/fields.ts';
import { LANGUAGE_CODES } from '../values/languages.ts';
import { ENERGY_CLASSES } from './energy-scale.ts';
import { operator } from './operator.ts';
import { PRODUCT_GROUPS } from './product-groups.ts';
import { WARNING_CODES } from './warning-codes.ts';

const day = z.iso.date('must be a day such as 2026-11-23').refine((text) => text > '2000' && text < '2100', 'must lie between 2000 and 2100');
const months = z.int('must be whole months').min(1, 'must be at least 1 month').max(600, 'must be at most 600 months');
const watts = z.number('must be a number of watts').min(0.5, 'must be at least 0.5 W').max(240, 'must be at most 240 W');
const language = z.enum(LANGUAGE_CODES);
/** Text as people write it: no markup, no signs that turn the direction of writing, at least one letter. */
const words = (most: number) =>
  z
    .string()
    .min(1, 'must not be empty')
    .max(most, `must have at most ${most} characters`)
    .regex(/^[^<>{}\p{Bidi_Control}]*$/u, 'must be plain text: no < > { } and no marks of direction')
    .regex(/\p{L}/u, 'must say something in words');
const file = (endings: string) =>
  z
    .string()
    .max(200)
    .regex(new RegExp(`^(?!.*\\.\\.)[\\w-][\\w./-]*\\.(?:${endings})$`), `must be a file (${endings.replaceAll('|', ', ')})`);
const energyClass = z.enum(ENERGY_CLASSES, { error: `must be one of ${ENERGY_CLASSES.join(', ')}` });

/** Facts of the energy label, from EPREL and the supplier. */
export const energyFacts = z.strictObject({
  /** Number in EPREL; left out: it is not known yet, as of imported products. */
  eprel: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'must be a number of EPREL: 1 to 9 digits, in quotation marks')
    .optional(),
  class: energyClass,
  /** Ends of the scale; left out: those of the product's group. */
  from: energyClass.optional(),
  to: energyClass.optional(),
  supplier: line(160).optional(),
  model: line(120).optional(),
  /** The supplier's label, and the product information sheet by language. */
  label: file('svg|png|pdf').optional(),
  sheets: z.partialRecord(language, file('pdf|html')).optional(),
  /** The product does not exist: number, label and sheet are made up for showing. */
  invented: z.boolean().optional(),
  /** Day on which label and sheet were taken from the register. */
  fetched: day.optional(),
});
export type EnergyFacts = z.output<typeof energyFacts>;

/** Facts about a wired charger (directive 2014/53, annex Ia). */
const charging = z
  .strictObject({
    /** `false`: it charges by no cable. */
    applies: z.boolean().optional(),
    port: line(40).optional(),
    included: z.boolean('must be true or false').optional(),
    min_w: watts.optional(),
    max_w: watts.optional(),
    usb_pd: z.boolean('must be true or false').optional(),
  })
  .refine(({ min_w: least = 0, max_w: most = 240 }) => least <= most, { path: ['min_w'], message: 'must not be above max_w' });

const warnings = z
  .strictObject({
    /** Standing texts of the shop, in all its languages. */
    codes: z.array(z.enum(WARNING_CODES)).min(1).max(12).optional(),
    texts: z.partialRecord(language, words(2000)).optional(),
    /** The maker was asked, and names none. */
    none: z.strictObject({ by: line(80), on: day }).optional(),
  })
  .refine(({ codes, texts, none }) => (none === undefined) !== (codes === undefined && texts === undefined), {
    path: ['none'],
    message: 'must be said alone, where there are no codes and no texts',
  });

/** A guarantee beside the seller's liability by law. */
const guarantee = z.strictObject({
  guarantor: line(160),
  months,
  free: z.boolean(),
  whole_good: z.boolean(),
  territory: line(120).optional(),
  terms_url: z.partialRecord(language, webAddress).optional(),
  /** The guarantee promises durability (directive 2011/83, article 2 (14a)); absent: not decided. */
  durability: z.boolean().optional(),
});
export type Guarantee = z.output<typeof guarantee>;

const repair = z.strictObject({
  score: z
    .string()
    .regex(/^(?:[A-E]|10|\d(?:\.\d)?)$/, 'must be a class A to E or a score up to 10')
    .optional(),
  scheme: z.enum(['eu_phones', 'fr_index']).optional(),
  spare_parts_years: z.int().min(1).max(30).optional(),
  /** Years of updates after the last piece was put on the market. */
  update_years: z.int().min(1).max(30).optional(),
  manual_url: webAddress.optional(),
});

/** Data that a connected product makes (regulation 2023/2854, article 3 (2)). */
const dataAct = z.strictObject({
  connected: z.boolean(),
  types: z
    .array(z.enum(['usage', 'sensors', 'location', 'audio', 'video', 'account', 'diagnostics']))
    .min(1)
    .max(7)
    .optional(),
  /** Formats that the data have, by their common names: `JSON, CSV`. */
  format: line(120).optional(),
  /** Megabytes on a usual day. */
  volume_mb_day: z.number().min(0).max(1_000_000).optional(),
  realtime: z.boolean().optional(),
  storage: z.enum(['device', 'maker', 'both']).optional(),
  retention_days: z.int().min(0).max(36_500).optional(),
  access: z.enum(['app', 'account', 'request']).optional(),
});

/** Reasons that exclude withdrawal (directive 2011/83, article 16). */
export const WITHDRAWAL_EXCEPTIONS = ['hygiene_sealed', 'software_sealed', 'made_to_order'] as const;
export const UNITS = ['m', 'm2', 'l', 'kg'] as const;

/** Proof of a claim that a badge or a tag makes. */
const claim = z.strictObject({
  claim: z.enum(['eco', 'repairable', 'low-energy', 'bestseller']),
  kind: z.enum(['generic', 'comparative', 'label']),
  /** Document that proves it, as the shop files it. */
  evidence: line(200),
  scheme: line(120).optional(),
  valid_until: day.optional(),
  approved_by: line(80),
});
export type Claim = z.output<typeof claim>;

/** Facts the law requires about a product. */
export const productLaw = z.strictObject({
  /** Product group; absent: that of its category. */
  group: z.enum(PRODUCT_GROUPS).optional(),
  energy: energyFacts.optional(),
  origin_country: country.optional(),
  declared_type: line(120).optional(),
  batch_hint: line(120).optional(),
  importer: operator.optional(),
  /** Responsible person in the Union for a maker outside it; absent: that of the brand. */
  responsible_person: operator.optional(),
  warnings: warnings.optional(),
  charging: charging.optional(),
  guarantee: guarantee.optional(),
  repair: repair.optional(),
  data_act: dataAct.optional(),
  withdrawal: z.enum(WITHDRAWAL_EXCEPTIONS).optional(),
  /** Votes that the catalogue brings: of this shop's orders, or taken over from elsewhere. */
  votes: z.strictObject({ origin: z.enum(['orders', 'import']), source: line(120).optional() }).optional(),
  claims: z.array(claim).max(10).optional(),
  /** Sold by length, area, volume or weight; left out: as its category says. */
  measured: z.boolean().optional(),
  unit: z.strictObject({ quantity: z.number().positive('must be above 0').max(100_000), unit: z.enum(UNITS) }).optional(),
});
export type ProductLaw = z.output<typeof productLaw>;
/** Legal facts a category sets for all its products. */
export type CategoryLaw = Pick<ProductLaw, 'group' | 'measured'>;
