import type { FieldError } from '@vitrina/contract/errors';
import type { newsletter } from '@vitrina/contract/newsletter';
import type { z } from 'zod';
import { cleanNewsletter, wordsOfHtml } from '../../adapters/mail/newsletter-html.ts';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import type { Link } from './subscription-request-queries.ts';
import { insertNewsletter, type NewsletterTexts, unknownProducts, updateNewsletter } from './newsletter-queries.ts';

type Input = z.output<typeof newsletter.save.input>;

/** Creates a newsletter, or changes an unsent one. */
export const saveNewsletter = ({ id, topic, product_ids, texts }: Input, { db }: CallContext): Promise<Outcome<Link>> =>
  db.transaction().execute(async (db) => {
    const clean = cleanTexts(texts);
    const errors = [...emptyTexts(clean), ...unknownIds(product_ids, await unknownProducts(db, product_ids))];
    if (errors.length > 0) return fail('error_bad_input', { errors });
    const input = { topic, product_ids: [...new Set(product_ids)], texts: clean };
    const saved = id === undefined ? await insertNewsletter(db, input) : await updateNewsletter(db, id, input);
    if (saved === 'sent') return fail('error_newsletter_sent');
    return saved ? ok(saved) : fail('error_empty_data');
  });

/** Sanitizes texts; Austria and Montenegro fall back to German and Serbian. */
export function cleanTexts(texts: NewsletterTexts): NewsletterTexts {
  const clean = Object.fromEntries(
    Object.entries(texts).map(([lang, { subject, html }]) => [lang, { subject, html: cleanNewsletter(html) }]),
  ) as NewsletterTexts;
  return { ...(clean.de && { at: clean.de }), ...(clean.rs && { me: clean.rs }), ...clean };
}

/** Returns errors for texts without visible content. */
const emptyTexts = (texts: NewsletterTexts): FieldError[] =>
  Object.entries(texts).flatMap(([lang, { html }]) =>
    wordsOfHtml(html) === '' ? [{ field: `texts.${lang}.html`, label_name: 'error_field_required' as const }] : [],
  );

const unknownIds = (ids: readonly number[], unknown: readonly number[]): FieldError[] =>
  ids.flatMap((id, i) => (unknown.includes(id) ? [{ field: `product_ids.${i}`, label_name: 'error_field_unknown_value' as const }] : []));
