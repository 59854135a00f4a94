import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { CallContext } from '../../http/context.ts';
import { ok } from '../../http/outcome.ts';

const CATEGORIES = [
  { code: 'necessary', required: true },
  { code: 'analytics', required: false },
  { code: 'marketing', required: false },
];
/** Raised whenever the wording changes, so that a consent can be tied to what was read. */
const TEXT_VERSION = '1';

/** Text of the consent banner in the caller's language. */
export const gdprTemplate =
  (labelsOf: (db: CallContext['db'], lang: LanguageCode) => Promise<Record<string, string>>) =>
  async (_input: unknown, { db, lang }: CallContext) => {
    const labels = await labelsOf(db, lang);
    const text = (name: string) => labels[name] ?? name;
    return ok({
      title: text('consent_title'),
      text: text('consent_text'),
      version: TEXT_VERSION,
      categories: CATEGORIES.map(({ code, required }) => ({ code, required, title: text(`consent_${code}`), text: text(`consent_${code}_text`) })),
    });
  };
