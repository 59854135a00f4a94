import type { Settings } from '../settings/settings.ts';
import type { LanguageCode } from '../values/languages.ts';
import type { PlaceFinding } from './guard-settings.ts';
import { eli } from './rules/rule.ts';
import { openMarkets } from './settings-rules/settings-rule.ts';

/** Codes of pages that every shop must have; withdrawal instruction and complaints are in `legal-texts.ts`. */
const NEEDED_PAGES = [
  { code: 'imprint', subject: 'who sells', law: 'directive 2000/31, article 5', link: eli('dir/2000/31') },
  { code: 'terms', subject: 'on which terms the shop sells', law: 'directive 2011/83, articles 6 and 8', link: eli('dir/2011/83') },
  { code: 'privacy', subject: 'what becomes of personal data', law: 'regulation 2016/679, articles 12 to 14', link: eli('reg/2016/679') },
] as const;

export interface MissingPage {
  code: string;
  lang: LanguageCode;
  finding: PlaceFinding;
}

/** Returns the required pages that are missing in the languages of enabled markets. */
export function missingPages(settings: Pick<Settings, 'markets'>, isPublic: (code: string, lang: LanguageCode) => boolean): MissingPage[] {
  const languages = [...new Set(openMarkets(settings).map(({ market }) => market.language))];
  return NEEDED_PAGES.flatMap(({ code, subject, law, link }) =>
    languages
      .filter((lang) => !isPublic(code, lang))
      .map((lang) => {
        const reason = `there is no public page ${code} in ${lang}, which tells ${subject}; production does not start without it`;
        return { code, lang, finding: { rule: 'needed-page', level: 'block', field: `content.page.${code}.${lang}`, reason, law, link } };
      }),
  );
}
