import { FIGURES } from '@vitrina/backend/seed';
import type { PlaceFinding } from '@vitrina/contract/law/guard-settings';
import { guardSettings } from '@vitrina/contract/law/guard-settings';
import { guardText } from '@vitrina/contract/law/guard-texts';
import { unsetDelivery } from '@vitrina/contract/law/unset-delivery';
import { vatRatesOf } from '@vitrina/contract/law/vat-rates-of';
import { checkSettings } from '@vitrina/contract/settings/check-settings';
import { DEFAULT_DOCUMENTS } from '@vitrina/contract/settings/default-documents';
import type { SettingsGroup } from '@vitrina/contract/settings/settings';
import { isLanguageCode } from '@vitrina/contract/values/languages';
import type { FolderRead } from '../folder/read-folder.ts';
import { pagesMissing } from './pages-missing.ts';
import type { Report } from './report.ts';

/** Placeholders of compatibility reasons: the two compared values. */
const COMPARED = ['accessory', 'device'];

/** Reports the guardian's findings on settings and texts of the folder; errors instead of warnings where `behaviour.guardian` is `block`. */
export function checkLawTexts(read: FolderRead, report: Report, now = new Date()): void {
  const { documents } = read.settings;
  if (Object.keys(documents).length === 0) return;
  const { settings } = checkSettings({ ...DEFAULT_DOCUMENTS, ...documents });
  const isBlocking = settings?.behaviour.guardian === 'block';
  const addFinding = ({ level, field, reason, law, link }: PlaceFinding, place: { file: string; line: number }) =>
    report.add({ level: level === 'block' && isBlocking ? 'error' : 'warning', ...place, column: 0, words: `${field}: ${reason} (${law}, ${link})` });
  // Rules whose act is unverified (`open:`) do not fail a folder; `npm run guardian` lists them.
  const ofSettings = settings ? guardSettings(settings, now.toISOString().slice(0, 10)).filter(({ law }) => !law.startsWith('open:')) : [];
  for (const finding of [...ofSettings, ...unsetDelivery((group) => documents[group] !== undefined || read.settings.unread.has(`${group}.yaml`))]) {
    const [group, ...path] = finding.field.split('.');
    addFinding(finding, { file: read.settings.placeOf(group as SettingsGroup, path).file, line: 0 });
  }
  for (const [finding, place] of settings ? pagesMissing(read, settings, now) : []) addFinding(finding, place);
  for (const [text, place] of textsOf(read))
    for (const finding of guardText({
      ...text,
      figures: text.place.startsWith('fit.') ? COMPARED : FIGURES,
      ...(settings && { vatRates: vatRatesOf(settings, text.lang) ?? [] }),
    }))
      addFinding(finding, place);
}

type PlacedText = [text: { place: string; lang: Parameters<typeof guardText>[0]['lang']; text: string }, place: { file: string; line: number }];

/** Texts of `texts/` and pages of `content/`, with their places. */
function* textsOf({ facts, words, contentLines }: FolderRead): Generator<PlacedText> {
  for (const [key, { file, line }] of words?.places ?? [])
    for (const [lang, text] of Object.entries(words?.texts.get(key) ?? {}))
      if (isLanguageCode(lang)) yield [{ place: key, lang, text }, words?.translations.get(`${lang} ${key}`) ?? { file, line }];
  for (const [path, { title, body }] of Object.entries(facts?.content?.texts ?? {})) {
    const lang = path.slice(path.lastIndexOf('/') + 1);
    const file = `content/${path}.md`;
    if (isLanguageCode(lang))
      yield [
        { place: path.slice(0, -lang.length - 1), lang, text: `${title} ${body}` },
        { file, line: contentLines.get(path) ?? 0 },
      ];
  }
}
