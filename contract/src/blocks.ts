/** Blocks of landing pages, as stored in `content_texts.blocks` and as sent to pages (specification, section 1). */
import { z } from 'zod';
import { code, words } from './fields.ts';

const PICTURE = /^[a-z0-9][a-z0-9._-]*(?:\/[a-z0-9][a-z0-9._-]*)*\.(?:svg|png|jpe?g|webp|avif)$/;
/** A path of this site, an anchor or a web address; no `javascript:` or `data:` URLs. */
const ADDRESS = /^(?:\/(?![/\\])[^\s\\]*|#[\w-]+|https:\/\/[^\s\\/][^\s\\]*)$/;

const title = words(160);
const text = words(1000);
/** Sanitized when it is saved and again when it is read. */
const html = z.string().trim().min(1).max(50_000);
const url = z.string().max(2000).regex(ADDRESS);
const link = z.object({ label: words(80), url });
/** Upload path of a picture. */
export const picturePath = z.string().max(200).regex(PICTURE);
/** Text alternative; empty for a decorative picture. */
const alt = z.string().max(300);
/** ISO 8601 with offset. */
const instant = z.iso.datetime({ offset: true });

const timer = z.object({
  block: z.literal('timer'),
  title,
  text: text.optional(),
  ends_at: instant,
  link: link.optional(),
  /** Shown in the timer's place after its end. */
  ended_title: title,
  ended_text: text.optional(),
});

const newsletter = z.object({ block: z.literal('newsletter'), title, text: text.optional() });

const spinWheel = z.object({ block: z.literal('spin-wheel'), title, text: text.optional(), /** Slug of the campaign. */ campaign: code });

const coupon = z.object({ block: z.literal('coupon'), title, text: text.optional(), code: z.string().trim().min(1).max(60) });

/** Files of this site, below /media/. */
const mediaFile = (ending: string) =>
  z
    .string()
    .max(200)
    .regex(new RegExp(`^/media/(?:[a-z0-9][a-z0-9._-]*/)*[a-z0-9][a-z0-9._-]*\\.(?:${ending})$`));
export const videoSource = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('file'),
    /** Best first; browsers take the first that they can play. */
    files: z.array(mediaFile('mp4|webm')).min(1).max(4),
    /** Subtitles, at least one language, for viewers without sound. */
    captions: z
      .array(z.object({ url: mediaFile('vtt'), lang: z.string().regex(/^[a-z]{2}(?:-[A-Za-z0-9]{2,8})*$/), label: words(60) }))
      .min(1)
      .max(20),
  }),
  z.object({ kind: z.literal('youtube'), id: z.string().regex(/^[\w-]{11}$/) }),
  z.object({ kind: z.literal('vimeo'), id: z.string().regex(/^\d{1,15}$/) }),
]);
export type VideoSource = z.infer<typeof videoSource>;

const video = z.object({ block: z.literal('video'), title, text: text.optional(), poster: picturePath.optional(), source: videoSource });

const productSlider = z.object({
  block: z.literal('product-slider'),
  title,
  text: text.optional(),
  /** Source of the products: exactly one of these. */
  source: z.union([
    z.strictObject({ list: code }),
    z.strictObject({ category: code }),
    z.strictObject({ tag: z.number().int().min(1) }),
    z.strictObject({ codes: z.array(code).min(1).max(24) }),
  ]),
  limit: z.number().int().min(1).max(24).optional(),
  link: link.optional(),
});
export type ProductSource = z.infer<typeof productSlider>['source'];

const richText = z.object({ block: z.literal('rich-text'), html });

const pictureBlock = z.object({
  block: z.literal('picture'),
  image: picturePath,
  /** Picture for narrow screens. */
  image_mobile: picturePath.optional(),
  alt,
  caption: text.optional(),
  url: url.optional(),
});

const grid = z.object({
  block: z.literal('grid'),
  title: title.optional(),
  columns: z.union([z.literal(2), z.literal(3), z.literal(4)]),
  cards: z
    .array(z.object({ title, text: text.optional(), image: picturePath.optional(), alt: alt.optional(), link: link.optional() }))
    .min(1)
    .max(24),
});

const accordion = z.object({
  block: z.literal('accordion'),
  title: title.optional(),
  items: z.array(z.object({ title, html })).min(1).max(40),
});

/** A block as staff write it. */
export const blockInput = z.discriminatedUnion('block', [timer, newsletter, spinWheel, coupon, video, productSlider, richText, pictureBlock, grid, accordion]);
export type BlockInput = z.infer<typeof blockInput>;
export type BlockName = BlockInput['block'];
export const BLOCK_NAMES: readonly BlockName[] = blockInput.options.map((one) => one.shape.block.value);

/** Value and period of a coupon as the shop has it now. Amounts are decimals in the language's currency. */
export const shownCoupon = z.object({
  title: z.string(),
  percent: z.number().nullable(),
  amount: z.number().nullable(),
  /** Least value of the goods; `null`: any. */
  minimum: z.number().nullable(),
  starts_at: z.string().nullable(),
  ends_at: z.string().nullable(),
});
export type ShownCoupon = z.infer<typeof shownCoupon>;

/** A block for pages. `coupon: null`: the coupon is no longer public. */
export const knownBlock = z.discriminatedUnion('block', [
  timer,
  newsletter,
  spinWheel,
  coupon.extend({ code: z.string().nullable(), coupon: shownCoupon.nullable() }),
  video,
  productSlider,
  richText,
  pictureBlock,
  grid,
  accordion,
]);
export type KnownBlock = z.infer<typeof knownBlock>;

/** A block unknown to this backend: only its name, for the page to skip. */
export const unknownBlock = z.object({ block: z.string().max(60) });
export const block = z.union([knownBlock, unknownBlock]);
