import * as z from 'zod';
import { code, day, line } from './parts.ts';

const entry = {
  code,
  visible: z.boolean().optional(),
};
const published = z.union([day, z.iso.datetime('is no moment (2026-09-01T08:00:00Z)')]);

/** `content/pages.yaml`: the shop's own pages, in order. Their texts are `content/pages/<code>/<language>.md`. */
export const pagesFile = z.array(z.strictObject({ ...entry, published }));

/** `content/faq.yaml`: groups of questions, in order. Texts are `content/faq/<group>/<language>.md` and `content/faq/<group>/<question>/<language>.md`. */
export const faqFile = z.array(
  z.strictObject({
    ...entry,
    published,
    questions: z.array(z.strictObject({ ...entry, /** Absent: that of its group. */ published: published.optional() })),
  }),
);

const short = z.string().max(1000, 'is longer than 1000 letters');

/** Front matter of a Markdown file. */
export const frontMatter = z.strictObject({
  title: line,
  /** Slug; absent: derived from the title. */
  slug: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'is no part of an address: lower-case letters, digits, hyphens')
    .max(200)
    .optional(),
  /** Plain text, shown above the body. */
  short: short.optional(),
  seo_title: line.optional(),
  seo_description: short.optional(),
  /** Author's position in the shop. */
  role: line.optional(),
  /** `true`: the page states all its blocks itself; otherwise a translation takes missing fields from the source language. */
  whole: z.literal(true).optional(),
  /** The text below is HTML, not Markdown. */
  format: z.literal('html').optional(),
});

export type PageFacts = z.output<typeof pagesFile>[number];
export type FaqFacts = z.output<typeof faqFile>[number];
export type FrontMatter = z.output<typeof frontMatter>;
