import { checkSettings } from '@vitrina/contract/settings/check-settings';
import { DEFAULT_DOCUMENTS } from '@vitrina/contract/settings/default-documents';
import { checkLanding } from '../content/blocks/check-landing.ts';
import { checkContent } from '../content/check-content.ts';
import { checkLists } from '../content/check-lists.ts';
import type { Drawings } from '../drawings/drawings.ts';
import { type Fault, isError } from '../faults.ts';
import { type FolderRead, readFolder } from '../folder/read-folder.ts';
import { checkSite } from '../site/check-site.ts';
import { checkCatalogue } from './check-catalogue.ts';
import { checkLabels } from './check-labels.ts';
import { checkLaw } from './check-law.ts';
import { checkLawTexts } from './check-law-texts.ts';
import { checkTheme } from './check-theme.ts';
import { checkPictures } from './check-pictures.ts';
import { checkTexts } from './check-texts.ts';
import { checkThemeFiles } from './check-theme-files.ts';
import { checkTradeIn } from './check-trade-in.ts';
import { strayFiles } from './stray-files.ts';
import { placeholders } from './placeholders.ts';
import { makeReport, type Report } from './report.ts';

/** Returns all faults of a folder, by file and line: errors, which prevent loading, and warnings. */
export async function checkFolder(dir: string, drawings: Drawings): Promise<{ read: FolderRead; faults: Fault[] }> {
  const read = readFolder(dir);
  const faults = [...read.faults];
  const report = makeReport(read, faults);
  checkFolderSettings(read, report);
  checkTheme(read, dir, report);
  checkThemeFiles(read, dir, report);
  if (read.facts) {
    checkCatalogue(read.facts, report);
    checkTexts(read.facts, read, report);
    checkContent(read.facts, read, report);
    await checkLists(read.facts, { read, drawings, report });
    await checkLanding(read.facts, dir, { read, drawings, report });
    checkTradeIn(read.facts, read, report);
    checkSite({ facts: read.facts, documents: read.settings.documents, report });
    await checkPictures(read.facts, { read, drawings, report });
    checkLabels(read.facts, dir, { read, report });
    checkLaw(read, report);
    checkLawTexts(read, report);
  }
  strayFiles(read, report);
  placeholders(read, report);
  return { read, faults: faults.toSorted(byPlace) };
}

/** Rules between groups need the whole: groups without files are those of a shop that is not set up. */
function checkFolderSettings({ settings, yaml }: FolderRead, report: Report): void {
  if (Object.keys(settings.documents).length === 0) return;
  const { problems = [] } = checkSettings({ ...DEFAULT_DOCUMENTS, ...settings.documents });
  for (const { group, path, message } of problems) {
    const place = settings.placeOf(group, path);
    const key = message === 'is not known here' ? String(place.path.at(-1)) : undefined;
    const at = yaml.get(place.file)?.at(key === undefined ? place.path : place.path.slice(0, -1), key) ?? { line: 0, column: 0 };
    report.add({ level: 'error', file: place.file, ...at, words: `${place.path.join('.') || group} ${message}` });
  }
}

const byPlace = (a: Fault, b: Fault): number =>
  Number(isError(b)) - Number(isError(a)) || (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column);
