import type { MenuItem, Menus } from '@vitrina/contract/cms';
import { directoryPath } from '@vitrina/contract/values/directory-path';
import { languagesFor } from '@vitrina/contract/values/fallback-languages';
import { type LanguageCode, languageBase } from '@vitrina/contract/values/languages';
import type { CallContext } from '../../http/context.ts';
import { ok, type Outcome } from '../../http/outcome.ts';
import { type ContentRow, selectContents } from './content-queries.ts';
import { contentSummaryView } from './content-view.ts';
import { type MenuEntry, selectMenus } from './menu-queries.ts';

export interface MenuDeps {
  defaultLanguage: LanguageCode;
  /** `null`: the category is not public. */
  categoryLink: (code: string, lang: LanguageCode) => { title: string; url: string; text_lang: string | null } | null;
}

/** Menus are part of cached pages, shared by all visitors. */
const EVERYBODY = { isStaff: false };
type Named = ReadonlyMap<string, ContentRow>;
const nameOf = ({ kind, code }: { kind: string; code: string }) => `${kind}:${code}`;

/** Menus in the caller's language, without targets that only staff can see, even for staff (specification, section 9: menus). */
export const getMenus =
  ({ defaultLanguage, categoryLink }: MenuDeps) =>
  async (_input: object, { db, lang }: CallContext): Promise<Outcome<Menus>> => {
    const reader = { lang, actor: EVERYBODY };
    const menus = await selectMenus(db);
    const entries = menus.flatMap((menu) => menu.items);
    const kinds = Map.groupBy(entries.filter(isContent), (entry) => entry.kind);
    const rows = await Promise.all([...kinds].map(([kind, of]) => selectContents(db, { kind, codes: of.map(({ code }) => code) }, reader)));
    const named: Named = new Map(rows.flat().map((row) => [nameOf(row), row]));
    const items = (all: readonly MenuEntry[]) => all.flatMap((entry) => itemOf(entry, { named, lang, defaultLanguage, categoryLink }) ?? []);
    return ok(Object.fromEntries(menus.map(({ code, items: all }) => [code, items(all)])), [
      'menus',
      ...(entries.some((entry) => 'category' in entry) ? ['catalogue'] : []),
    ]);
  };

const isContent = (entry: MenuEntry): entry is Extract<MenuEntry, { code: string }> => 'kind' in entry;

interface Place extends MenuDeps {
  named: Named;
  lang: LanguageCode;
}

function itemOf(entry: MenuEntry, { named, lang, defaultLanguage, categoryLink }: Place): MenuItem | null {
  const own = languagesFor(lang)
    .map((code) => entry.titles?.[code])
    .find(Boolean);
  if ('category' in entry) {
    const link = categoryLink(entry.category, lang);
    return link && { title: own ?? link.title, url: link.url, code: null, text_lang: own ? null : link.text_lang };
  }
  if (!isContent(entry)) {
    const url =
      'directory' in entry ? directoryPath(entry.directory, { lang, defaultLanguage }) : entry.url.replace(/^\/(?!\/)/, languageBase(lang, defaultLanguage));
    return own ? { title: own, url, code: null, text_lang: null } : null;
  }
  const row = named.get(nameOf(entry));
  if (!row) return null;
  const { title, url_without_domain: url, text_lang } = contentSummaryView(row, { lang, actor: EVERYBODY });
  return url === null ? null : { title: own ?? title, url, code: entry.code, text_lang: own ? null : text_lang };
}
