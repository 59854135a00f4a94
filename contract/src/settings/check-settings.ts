import type { z } from 'zod';
import { issueWords } from '../values/issue-words.ts';
import { ruleProblems } from './rules.ts';
import type { SettingsProblem } from './settings-problem.ts';
import { SETTINGS, SETTINGS_GROUPS, type Settings, type SettingsGroup } from './settings.ts';

export type { SettingsProblem } from './settings-problem.ts';

export type CheckedSettings = { settings: Settings; problems?: undefined } | { settings?: undefined; problems: SettingsProblem[] };

/** Validates the documents of all groups: returns the settings, or all problems. Rules between fields are checked only if every field is valid by itself. */
export function checkSettings(documents: Readonly<Record<SettingsGroup, unknown>>): CheckedSettings {
  const { settings, problems } = readSettings(documents);
  if (problems) return { problems };
  const broken = ruleProblems(settings);
  return broken.length > 0 ? { problems: broken } : { settings };
}

/** Reads documents of all groups field by field, without the rules between fields. */
export function readSettings(documents: Readonly<Record<SettingsGroup, unknown>>): CheckedSettings {
  const read = SETTINGS_GROUPS.map((group) => [group, SETTINGS[group].safeParse(documents[group])] as const);
  const problems = read.flatMap(([group, result]) => result.error?.issues.flatMap((issue) => problemsOf(group, issue)) ?? []);
  if (problems.length > 0) return { problems: firstOfEach(problems) };
  return { settings: Object.fromEntries(read.map(([group, result]) => [group, result.data])) as unknown as Settings };
}

/** `payment.accounts.0.iban must be an IBAN with right control digits` */
export const describeProblem = ({ group, path, message }: SettingsProblem): string => `${[group, ...path].join('.')} ${message}`;

/** Keeps the first problem of each field, as further ones only repeat that it is invalid. */
const firstOfEach = (problems: readonly SettingsProblem[]): SettingsProblem[] => {
  const first = new Map<string, SettingsProblem>();
  for (const problem of problems) {
    const place = [problem.group, ...problem.path].join('.');
    if (!first.has(place)) first.set(place, problem);
  }
  return [...first.values()];
};

function problemsOf(group: SettingsGroup, issue: z.core.$ZodIssue): SettingsProblem[] {
  const path = issue.path.filter((part): part is string | number => typeof part !== 'symbol');
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({ group, path: [...path, key], message: 'is not known here' }));
  if (issue.code === 'invalid_union') return [{ group, path, message: unionMessage(issue) }];
  if (issue.code === 'invalid_key') return [{ group, path, message: issue.issues[0]?.message ?? 'has a name that is not allowed' }];
  return [{ group, path, message: issueWords(issue) }];
}

const unionMessage = (issue: z.core.$ZodIssueInvalidUnion): string => issue.errors.flat().map(issueWords).at(-1) ?? 'is of the wrong kind';
