import { cleanNewsletterTexts, deleteNewsletters, saveNewsletters, type SentNewsletterInput, figuresOf } from '@vitrina/backend/seed';
import { checkSettings } from '@vitrina/contract/settings/check-settings';
import { DEFAULT_DOCUMENTS } from '@vitrina/contract/settings/default-documents';
import type { Settings } from '@vitrina/contract/settings/settings';
import { NEWSLETTER_TOPICS } from '@vitrina/contract/values/newsletter-topics';
import * as z from 'zod';
import { pageAddress } from '../content/content-inputs.ts';
import { markedText } from '../content/marked-text.ts';
import { zonedMoment } from '../content/zoned-moment.ts';
import type { ContentText, SiteContent } from '../content/site-content.ts';
import { withoutEmpty } from '../export/draft.ts';
import { linkAddress } from '../content/link-address.ts';
import { productsOf } from '../load/products-of.ts';
import { moment, productCode } from '../schemas/parts.ts';
import { momentMs, writtenMoment } from './periods.ts';
import { type SiteChecking, type SitePlace, siteKind } from './site-kind.ts';

/** `content/newsletters.yaml`. Subject (`title`) and text are `content/newsletters/<code>/<language>.md`. */
const schema = z.array(
  z.strictObject({
    /** Code, which is part of its address. */
    code: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$/, 'is no part of an address: letters, digits, hyphens'),
    topic: z.enum(NEWSLETTER_TOPICS),
    products: z.array(productCode).max(40).optional(),
    /** Moment of sending; absent: to be sent by staff. */
    sent: moment.optional(),
  }),
);
type Newsletter = z.output<typeof schema>[number];

interface Value {
  topic: Newsletter['topic'];
  products: string[];
  /** Milliseconds since the epoch; `null`: not sent yet. */
  sent: number | null;
  texts: SentNewsletterInput['texts'];
}

const folderOf = ({ code }: Pick<Newsletter, 'code'>): string => `newsletters/${code}`;

export const newsletters = siteKind<Newsletter>({
  kind: 'newsletter',
  file: 'content/newsletters.yaml',
  schema,
  codeOf: ({ code }) => code,
  folderOf,
  texts: () => [],
  check,
  value: (facts, place): Record<string, unknown> => {
    const { topic, products = [], sent } = facts;
    const value: Value = {
      ...{ topic, products, texts: textsOf(facts, place) },
      sent: sent === undefined ? ((place.standing?.sent as number | null | undefined) ?? null) : momentMs(facts, 'sent', 'sent', place),
    };
    return { ...value };
  },
  save: (db, things) =>
    saveNewsletters(
      db,
      things.map(({ code, value }) => {
        const { topic, products, sent, texts } = value as unknown as Value;
        return { code, topic, texts, product_codes: products, sent_at: sent === null ? null : new Date(sent).toISOString() };
      }),
    ),
  remove: deleteNewsletters,
  take: ({ code, value }, { draft }) => {
    const { topic, products, sent, texts } = value as unknown as Value;
    const { texts: all } = draft.content;
    for (const key of Object.keys(all)) if (key.startsWith(`${folderOf({ code })}/`)) delete all[key];
    for (const [lang, { subject, html }] of Object.entries(texts))
      all[`${folderOf({ code })}/${lang}`] = { title: subject, format: 'html', body: html } as ContentText;
    return withoutEmpty({ code, topic, products, sent: writtenMoment(sent) }) as Newsletter;
  },
});

/** Subject and text as saved, in every language that has them. */
function textsOf(newsletter: Newsletter, { facts, documents, defaultLanguage }: SitePlace): Value['texts'] {
  const { shop, content = NO_CONTENT } = facts;
  const folder = folderOf(newsletter);
  const settings = checkSettings({ ...DEFAULT_DOCUMENTS, ...documents }).settings as Settings;
  const texts = shop.languages.flatMap((lang) => {
    const text = content.texts[`${folder}/${lang}`] ?? content.texts[`${folder}/${shop.reads?.[lang]}`];
    if (!text) return [];
    const pageUrl = (target: string) =>
      pageAddress({ shop, content, defaultLanguage }, target, lang) ?? linkAddress({ facts, content, defaultLanguage }, target, lang);
    const html = text.format === 'html' ? text.body : markedText(text.body, { lang, defaultLanguage, pageUrl, facts: figuresOf(settings, lang) });
    return [[lang, { subject: text.title, html }] as const];
  });
  return cleanNewsletterTexts(Object.fromEntries(texts));
}

const NO_CONTENT: SiteContent = { pages: [], faq: [], texts: {} };

function check(entries: readonly Newsletter[], { facts, report }: SiteChecking): void {
  const { shop, content = NO_CONTENT, families } = facts;
  const known = new Set(families.flatMap(productsOf).map(({ code }) => code));
  const now = new Date();
  for (const one of entries) {
    for (const [i, code] of (one.products ?? []).entries()) if (!known.has(code)) report.error(one, ['products', i], `there is no product ${code}`);
    if (one.sent !== undefined && !(zonedMoment(one.sent, { now, timeZone: 'UTC' }) <= now)) report.error(one, ['sent'], 'is no moment that is past');
    const has = (lang: string) => content.texts[`${folderOf(one)}/${lang}`] !== undefined;
    for (const lang of shop.languages.filter((lang) => !has(lang) && !has(shop.reads?.[lang] ?? ''))) {
      const words = `${one.code} has no text in ${lang}: content/${folderOf(one)}/${lang}.md is missing`;
      if (lang === shop.source_language) report.error(one, ['code'], words);
      else report.warning(one, ['code'], words);
    }
  }
}
