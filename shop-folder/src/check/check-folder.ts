import { checkLanding } from '../content/blocks/check-landing.ts';
import { checkContent } from '../content/check-content.ts';
import { checkLists } from '../content/check-lists.ts';
import type { Drawings } from '../drawings/drawings.ts';
import { type Fault, isError } from '../faults.ts';
import { inFolder } from '../files/in-folder.ts';
import { type FolderRead, readFolder } from '../folder/read-folder.ts';
import { checkSite } from '../site/check-site.ts';
import { checkCatalogue } from './check-catalogue.ts';
import { checkLabels } from './check-labels.ts';
import { checkLaw } from './check-law.ts';
import { checkLawTexts } from './check-law-texts.ts';
import { checkTheme } from './check-theme.ts';
import { checkPictures } from './check-pictures.ts';
import { checkFolderSettings } from './check-settings.ts';
import { checkSettingsNames } from './check-settings-names.ts';
import { checkTexts } from './check-texts.ts';
import { checkThemeFiles } from './check-theme-files.ts';
import { checkTradeIn } from './check-trade-in.ts';
import { dropConsequences } from './drop-consequences.ts';
import { strayFiles } from './stray-files.ts';
import { placeholders } from './placeholders.ts';
import { makeReport } from './report.ts';

/** Returns all faults of a folder, by file and line: errors, which prevent loading, and warnings. */
export const checkFolder = (dir: string, drawings: Drawings): Promise<CheckedFolder> => inFolder(dir, () => checkFiles(dir, drawings));

export interface CheckedFolder {
  read: FolderRead;
  faults: Fault[];
}

async function checkFiles(dir: string, drawings: Drawings): Promise<CheckedFolder> {
  const read = readFolder(dir);
  const faults = [...read.faults];
  const report = makeReport(read, faults);
  checkFolderSettings(read, report);
  checkTheme(read, dir, report);
  await checkThemeFiles(read, dir, report);
  if (read.facts) {
    checkCatalogue(read.facts, report);
    checkTexts(read.facts, read, report);
    checkContent(read.facts, read, report);
    await checkLists(read.facts, { dir, read, drawings, report });
    await checkLanding(read.facts, { dir, read, drawings, report });
    checkTradeIn(read.facts, read, report);
    checkSettingsNames(read.facts, read, report);
    checkSite({ facts: read.facts, documents: read.settings.documents, report });
    await checkPictures(read.facts, { read, dir, drawings, report });
    checkLabels(read.facts, dir, { read, report });
    if (hasFrame(read)) checkLaw(read, report);
    checkLawTexts(read, report);
  }
  strayFiles(read, report);
  placeholders(read, report);
  return { read, faults: dropConsequences(faults, dir, read).toSorted(byPlace) };
}

/** True if brands and categories are readable: some legally required facts of products are stored there. */
const hasFrame = ({ faults }: FolderRead): boolean => !faults.some((fault) => isError(fault) && /^catalogue\/[^/]+\/_/.test(fault.file));

const byPlace = (a: Fault, b: Fault): number =>
  Number(isError(b)) - Number(isError(a)) || (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column);
