import type { z } from 'zod';
import { ruleProblems } from './rules.ts';
import type { SettingsProblem } from './settings-problem.ts';
import { SETTINGS, SETTINGS_GROUPS, type Settings, type SettingsGroup } from './settings.ts';

export type { SettingsProblem } from './settings-problem.ts';

export type CheckedSettings = { settings: Settings; problems?: undefined } | { settings?: undefined; problems: SettingsProblem[] };

/** Reads documents of all groups: settings that can be in force, or everything that is wrong with them. Rules between fields are judged where the fields alone are right. */
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

/** Further words on the same field only repeat that it is bad. */
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
  return [{ group, path, message: messageOf(issue) }];
}

function messageOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type')
    return issue.message.endsWith('received undefined') ? 'is missing' : plain(issue.message, `must be ${ARTICLES[issue.expected] ?? issue.expected}`);
  if (issue.code === 'invalid_value') return plain(issue.message, `must be one of ${issue.values.join(', ')}`);
  if (issue.code === 'too_big') return plain(issue.message, `must have at most ${issue.maximum}`, 'Too big');
  if (issue.code === 'too_small') return plain(issue.message, `must have at least ${issue.minimum}`, 'Too small');
  return issue.message;
}

const ARTICLES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  object: 'a group of fields',
  record: 'a group of fields',
  array: 'a list',
};
/** Our own words where a schema has some. */
const plain = (message: string, words: string, begin = 'Invalid'): string => (message.startsWith(begin) ? words : message);
const unionMessage = (issue: z.core.$ZodIssueInvalidUnion): string => issue.errors.flat().map(messageOf).at(-1) ?? 'is of the wrong kind';
