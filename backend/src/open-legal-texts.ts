import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { LEGAL_TEXTS, type LegalText, wordingOf, type Wordings } from '@vitrina/contract/law/legal-texts';
import { type OpenLegalText, openTexts } from '@vitrina/contract/law/open-texts';
import type { Settings } from '@vitrina/contract/settings/settings';
import { dayIn } from '@vitrina/contract/values/date';
import { LANGUAGE_CODES, type LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from './db/index.ts';
import { readShippedText } from './modules/labels/index.ts';

/** First digits of the hash of what is shown: another wording is another version. `null`: there is no wording. */
export function textVersion(text: LegalText, wordings: Wordings): string | null {
  const wording = wordingOf(text, wordings);
  return wording === null ? null : createHash('sha256').update(wording).digest('hex').slice(0, 12);
}

/** Returns the legal texts that keep a shop's markets from opening: wordings not confirmed as shown now. */
export async function openLegalTexts(db: Db, settings: Settings, now: Date): Promise<OpenLegalText[]> {
  const { labels, pages } = await selectWordings(db);
  const wordingsOf = (lang: LanguageCode): Wordings => ({
    label: (name) => settings.words[lang]?.[name] ?? labels.get(`${lang} ${name}`) ?? readShippedText(lang, name),
    page: (code) => pages.get(`${lang} ${code}`) ?? null,
    picture: (id) => pictureHash(settings, lang, id),
  });
  const versionOf = (text: LegalText, market: string) => textVersion(text, wordingsOf(market as LanguageCode));
  return openTexts(settings, { day: dayIn(now, settings.shop.timeZone), versionOf });
}

/** Returns the hash of the official picture set for a text; `null`: none. */
export const pictureHash = ({ markets }: Pick<Settings, 'markets'>, market: LanguageCode, id: string): string | null =>
  (markets[market]?.officialPictures as Partial<Record<string, { sha256: string }>> | undefined)?.[id]?.sha256 ?? null;

/** Labels that staff changed, and pages, by `language name`. */
async function selectWordings(db: Db) {
  const names = LEGAL_TEXTS.flatMap(({ labels = [] }) => labels);
  const codes = LEGAL_TEXTS.flatMap(({ page = [] }) => page);
  const changed = await sql<{ key: string; text: string }>`
    select lang || ' ' || name as key, text from labels where name = any(${names}::text[]) and lang = any(${LANGUAGE_CODES}::text[])`.execute(db);
  const pages = await sql<{ key: string; text: string }>`
    select t.lang || ' ' || c.code as key, t.title || ' ' || t.content as text from contents c join content_texts t on t.content_id = c.id
    where c.kind = 'page' and c.code = any(${codes}::text[]) and c.visible and c.status >= 3`.execute(db);
  const byKey = (rows: readonly { key: string; text: string }[]) => new Map(rows.map(({ key, text }) => [key, text]));
  return { labels: byKey(changed.rows), pages: byKey(pages.rows) };
}
