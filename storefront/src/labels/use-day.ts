import { dateFormat } from '@vitrina/contract/values/formats';
import { LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';
import { useShop } from '../context/shop-context.tsx';

const DAY = { weekday: 'long', day: 'numeric', month: 'numeric', timeZone: 'UTC' } as const;

/** Keeps day and month on one line. */
const NO_BREAK = '\u00a0';

const written = new Map<string, string>();
/** Limit of the memo: some weeks in ten languages. */
const MOST = 2000;

function write(lang: LanguageCode, iso: string): string {
  const day = dateFormat(LANGUAGES[lang].locale, DAY)
    .format(new Date(`${iso}T00:00:00Z`))
    .replace(/(\d\.?) (?=\d)/g, `$1${NO_BREAK}`);
  if (written.size > MOST) written.clear();
  written.set(lang + iso, day);
  return day;
}

/** `torek, 24. 11.` from an ISO date, in the page's language. */
export function useDay(): (iso: string) => string {
  const { lang } = useShop();
  return (iso) => written.get(lang + iso) ?? write(lang, iso);
}
