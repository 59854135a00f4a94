import { judgeWords } from '@vitrina/backend/seed';
import { checkSettings, readSettings } from '@vitrina/contract/settings/check-settings';
import { DEFAULT_DOCUMENTS } from '@vitrina/contract/settings/default-documents';
import type { SettingsProblem } from '@vitrina/contract/settings/settings-problem';
import type { FolderRead } from '../folder/read-folder.ts';
import type { Report } from './report.ts';

/** Groups that rules across groups depend on; without their files those rules would report on the default languages and markets. */
const NEEDED = [
  ['shop', 'shop.yaml', 'is missing: it tells the name of the shop, its languages and its mail'],
  ['markets', 'markets', 'is missing: a file for each language tells country, currency and VAT'],
] as const;

/** Checks the rules across groups on a complete set of documents; groups without files have the defaults of a shop that is not set up. */
export function checkFolderSettings(read: FolderRead, report: Report): void {
  const { documents, unread } = read.settings;
  if (Object.keys(documents).length === 0 && unread.size === 0) return;
  const whole = { ...DEFAULT_DOCUMENTS, ...documents };
  const { problems: ofFields } = readSettings(whole);
  for (const problem of ofFields ?? []) reportProblem(problem, read, report);
  if (ofFields || unread.size > 0) return;
  const { settings, problems = [] } = checkSettings(whole);
  const lacking = NEEDED.filter(([group]) => documents[group] === undefined);
  if (problems.length > 0 && lacking.length > 0) for (const [, file, words] of lacking) report.inFile('error', file, [], words);
  else for (const problem of problems) reportProblem(problem, read, report);
  if (settings) for (const problem of judgeWords(settings)) reportProblem(problem, read, report);
}

function reportProblem({ group, path, message }: SettingsProblem, { settings, yaml }: FolderRead, report: Report): void {
  const place = settings.placeOf(group, path);
  const isUnknown = message === 'is not known here' && place.path.length > 0;
  const at = (isUnknown ? yaml.get(place.file)?.at(place.path.slice(0, -1), String(place.path.at(-1))) : yaml.get(place.file)?.at(place.path)) ?? NOWHERE;
  report.add({ level: 'error', file: place.file, ...at, words: `${place.path.join('.') || [group, ...path].join('.')} ${message}` });
}

const NOWHERE = { line: 0, column: 0 };
