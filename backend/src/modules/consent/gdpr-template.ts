import { CONSENT_CATEGORIES } from '@vitrina/contract/values/consent';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { CallContext } from '../../http/context.ts';
import { ok } from '../../http/outcome.ts';

/** Raised whenever the wording changes, so that a consent refers to the text shown. */
export const TEXT_VERSION = '2';

/** Texts of the interface in a language. */
export type LabelsOf = (db: CallContext['db'], lang: LanguageCode) => Promise<Record<string, string>>;

/** Text of the consent banner in the caller's language. */
export const gdprTemplate =
  (labelsOf: LabelsOf) =>
  async (_input: unknown, { db, lang }: CallContext) => {
    const labels = await labelsOf(db, lang);
    const text = (name: string) => labels[name] ?? name;
    return ok({
      title: text('consent_title'),
      text: text('consent_text'),
      version: TEXT_VERSION,
      categories: CONSENT_CATEGORIES.map((code) => ({
        code,
        required: code === 'necessary',
        title: text(`consent_${code}`),
        text: text(`consent_${code}_text`),
      })),
    });
  };
