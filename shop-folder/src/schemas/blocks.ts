import * as z from 'zod';
import { contentPicture, zonedMoment } from './content-kinds.ts';
import { code, productCode } from './parts.ts';

/** Text with at most this number of characters; limits are those of the contract's blocks. */
const words = (most: number) =>
  z
    .string()
    .trim()
    .min(1, 'is empty')
    .max(most, `is longer than ${most} letters`)
    .regex(/^[^\n]*$/, 'has more than one line');
const title = words(160);
const text = words(1000);
const alt = z.string().max(300);
/** A page's code, `category:laptops`, `list:discounted`, `dir:promotions`, `path:auth/`, a path or a web address. */
const target = z.string().min(1).max(2000);
const link = z.strictObject({ label: words(80), to: target });

const mediaFile = (ending: string) =>
  z
    .string()
    .max(160)
    .regex(
      new RegExp(`^(?!.*(?:^|/)\\.)[a-z0-9][a-z0-9._-]*(?:/[a-z0-9][a-z0-9._-]*)*\\.(?:${ending})$`),
      `is no file of media/ (${ending.replaceAll('|', ', ')})`,
    );
/** The name before the language: `shelf` for `media/shelf-hr.vtt`; or each file with its language, as exports write them. */
const captions = z.union([
  code,
  z
    .array(
      z.strictObject({ file: mediaFile('vtt'), lang: z.string().regex(/^[a-z]{2}(?:-[A-Za-z0-9]{2,8})*$/, 'is no language (hr, de-AT)'), label: words(60) }),
    )
    .min(1)
    .max(20),
]);
const videoSource = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('file'), /** Best first. */ files: z.array(mediaFile('mp4|webm')).min(1).max(4), captions }),
  z.strictObject({ kind: z.literal('youtube'), id: z.string().regex(/^[\w-]{11}$/, 'is no film of YouTube') }),
  z.strictObject({ kind: z.literal('vimeo'), id: z.string().regex(/^\d{1,15}$/, 'is no film of Vimeo') }),
]);
const productSource = z.union([
  z.strictObject({ list: code }),
  z.strictObject({ category: code }),
  z.strictObject({ tag: code }),
  z.strictObject({ products: z.array(productCode).min(1).max(24) }),
]);
/** Markdown; an export writes `html` for an answer that staff changed. */
const answer = z.union([z.strictObject({ title, text: z.string().min(1).max(20_000) }), z.strictObject({ title, html: z.string().min(1).max(50_000) })]);

/** Schemas of the fences of a landing page, by name; text outside of fences is Markdown. */
export const BLOCKS = {
  timer: z.strictObject({ title, text: text.optional(), ends_at: zonedMoment, link: link.optional(), ended_title: title, ended_text: text.optional() }),
  newsletter: z.strictObject({ title, text: text.optional() }),
  'spin-wheel': z.strictObject({ title, text: text.optional(), /** Code of the game. */ campaign: code }),
  coupon: z.strictObject({ title, text: text.optional(), code: z.string().min(1).max(60) }),
  video: z.strictObject({ title, text: text.optional(), poster: contentPicture.optional(), source: videoSource }),
  'product-slider': z.strictObject({ title, text: text.optional(), source: productSource, limit: z.int().min(1).max(24).optional(), link: link.optional() }),
  'rich-text': z.strictObject({ html: z.string().min(1).max(50_000) }),
  picture: z.strictObject({
    image: contentPicture,
    /** Picture for narrow screens. */
    image_mobile: contentPicture.optional(),
    /** Description of the picture; empty if the picture is only decorative. */
    alt,
    caption: text.optional(),
    to: target.optional(),
  }),
  grid: z.strictObject({
    title: title.optional(),
    columns: z.union([z.literal(2), z.literal(3), z.literal(4)]),
    cards: z
      .array(z.strictObject({ title, text: text.optional(), image: contentPicture.optional(), alt: alt.optional(), link: link.optional() }))
      .min(1)
      .max(24),
  }),
  accordion: z.strictObject({ title: title.optional(), items: z.array(answer).min(1).max(40) }),
} as const;
export type FencedName = keyof typeof BLOCKS;
export type FencedBlock = { [Name in FencedName]: { block: Name } & z.output<(typeof BLOCKS)[Name]> }[FencedName];

/** Schemas of blocks by name, for publication. */
export const blocksByName = z.strictObject(Object.fromEntries(Object.entries(BLOCKS).map(([name, schema]) => [name, schema.optional()])));
