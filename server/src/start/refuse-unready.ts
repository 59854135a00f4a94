import { loadSettings, missingLegalPages, openLegalTexts, unfilledPlaces } from '@vitrina/backend';
import { connect } from '@vitrina/backend/db';
import type { MissingPage } from '@vitrina/contract/law/needed-pages';
import { type OpenLegalText, openTextLine } from '@vitrina/contract/law/open-texts';
import { placeholderPaths } from '@vitrina/contract/settings/placeholder-values';
import type { Settings } from '@vitrina/contract/settings/settings';
import { logError } from '../telemetry/log.ts';
import { StartFailed } from '../shared/start-failed.ts';

/**
 * Refuses to open in production with placeholders of a new shop (such as a bank account of zeros), without the legally required pages, or with
 * unconfirmed legal wordings. Names all of them at once, as each attempt costs a deployment.
 */
export async function refuseUnready(url: string): Promise<void> {
  const { db, close } = connect({ url, size: 1 });
  try {
    const settings = (await loadSettings(db, (error) => logError('settings are bad', error))).current();
    const lines = [
      ...placeholderLines(settings),
      ...unfilledLines(await unfilledPlaces(db, settings)),
      ...missingPageLines(await missingLegalPages(db, settings)),
      ...openTextLines(await openLegalTexts(db, settings, new Date())),
    ];
    if (lines.length > 0) throw new StartFailed(lines.join('\n'));
  } finally {
    await close();
  }
}

function placeholderLines(settings: Settings): string[] {
  const paths = placeholderPaths(settings);
  if (paths.length === 0) return [];
  return [
    'The shop cannot open in production: placeholders of a new shop are among its settings.',
    ...paths.map((path) => `  ${path.join('.')}`),
    'Fill in your own in the folder of the shop and load it, or by `npm run settings`.',
  ];
}

function unfilledLines(places: readonly string[]): string[] {
  if (places.length === 0) return [];
  return [
    'The shop cannot open in production: placeholders of a new shop are in what its visitors read.',
    ...places.map((place) => `  ${place}`),
    'Fill in your own, or hide the text.',
  ];
}

function missingPageLines(pages: readonly MissingPage[]): string[] {
  if (pages.length === 0) return [];
  return [
    'The shop cannot open in production: pages that a sale leans on are missing.',
    ...pages.map(({ code, lang }) => `  page ${code} (${lang})`),
    'Write them in content/pages/ of the folder of the shop and load it, or in the back office.',
  ];
}

function openTextLines(open: readonly OpenLegalText[]): string[] {
  if (open.length === 0) return [];
  return [
    'The shop cannot open in production: wordings of the law are not confirmed.',
    ...open.map((text) => `  ${openTextLine(text)}`),
    'Compare each with its source and name it in markets/<code>.yaml (confirmedTexts: by, on, version), or switch the market off (enabled: false).',
  ];
}
