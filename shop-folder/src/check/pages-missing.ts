import type { PlaceFinding } from '@vitrina/contract/law/guard-settings';
import { missingPages } from '@vitrina/contract/law/needed-pages';
import type { Settings } from '@vitrina/contract/settings/settings';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { FolderRead } from '../folder/read-folder.ts';
import type { PageFacts } from '../schemas/content.ts';

const LIST = 'content/pages.yaml';

/** Legally required pages of open markets that are missing in a language of the folder; each at its gap: the list, the entry or the text. */
export function* pagesMissing(
  { facts, origins, yaml }: FolderRead,
  settings: Settings,
  now: Date,
): Generator<[finding: PlaceFinding, place: { file: string; line: number }]> {
  if (!facts) return;
  const { languages, reads = {} } = facts.shop;
  const pages = facts.content?.pages ?? [];
  const texts = facts.content?.texts ?? {};
  const pageOf = (code: string) => pages.find((page) => page.code === code);
  const isShown = ({ visible, published }: PageFacts): boolean => visible !== false && new Date(published) <= now;
  const hasText = (code: string, lang: LanguageCode): boolean => [lang, reads[lang]].some((one) => texts[`pages/${code}/${one}`] !== undefined);
  const isPublic = (code: string, lang: LanguageCode): boolean => {
    const page = pageOf(code);
    return page !== undefined && isShown(page) && hasText(code, lang);
  };
  for (const { code, lang, finding } of missingPages(settings, isPublic)) {
    if (!languages.includes(lang)) continue;
    const page = pageOf(code);
    if (page && isShown(page)) yield [finding, { file: `content/pages/${code}/${lang}.md`, line: 0 }];
    else yield [finding, { file: LIST, line: page ? (yaml.get(LIST)?.at(origins.get(page)?.path ?? []).line ?? 0) : 0 }];
  }
}
