import { pictureHash, readShippedText, textVersion } from '@vitrina/backend';
import { type OpenLegalText, openTexts } from '@vitrina/contract/law/open-texts';
import { checkSettings } from '@vitrina/contract/settings/check-settings';
import { DEFAULT_DOCUMENTS } from '@vitrina/contract/settings/default-documents';
import { dayIn } from '@vitrina/contract/values/date';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { checkFolder } from '@vitrina/shop-folder';

type FolderRead = Awaited<ReturnType<typeof checkFolder>>['read'];

/** Wordings of the law that a folder's owner has not confirmed as the folder and the labels of the shop have them. None where its settings are bad. */
export function openTextsOf({ facts, settings: { documents } }: FolderRead, now: Date): OpenLegalText[] {
  const { settings } = checkSettings({ ...DEFAULT_DOCUMENTS, ...documents });
  if (!settings) return [];
  const page = (code: string, lang: LanguageCode): string | null => {
    const texts = facts?.content?.texts ?? {};
    const text = texts[`pages/${code}/${lang}`] ?? texts[`pages/${code}/${facts?.shop.reads?.[lang] ?? lang}`];
    return text ? `${text.title} ${text.body}` : null;
  };
  const versionOf: Parameters<typeof openTexts>[1]['versionOf'] = (text, market) => {
    const lang = market as LanguageCode;
    return textVersion(text, {
      label: (name) => settings.words[lang]?.[name] ?? readShippedText(lang, name),
      page: (code) => page(code, lang),
      picture: (id) => pictureHash(settings, lang, id),
    });
  };
  return openTexts(settings, { day: dayIn(now, settings.shop.timeZone), versionOf });
}
