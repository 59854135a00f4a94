import type * as z from 'zod';
import { issueWords } from '@vitrina/contract/values/issue-words';
import type { Fault } from '../faults.ts';
import type { YamlFile } from '../yaml/read-yaml.ts';

type Issue = z.core.$ZodIssue;
const MOST = 100;

/** Converts a schema's issues into faults, each with its line. */
export const issueFaults = (yaml: YamlFile, issues: readonly Issue[]): Fault[] =>
  issues
    .slice(0, MOST)
    .flatMap((issue) => flat(issue))
    .slice(0, MOST)
    .map(({ path, key, words }) => ({ level: 'error', file: yaml.file, ...yaml.at(path as (string | number)[], key), words }));

interface Found {
  path: readonly PropertyKey[];
  key?: string;
  words: string;
}

function flat(issue: Issue): Found[] {
  const last = issue.path.at(-1);
  const name = last === undefined || typeof last === 'number' ? '' : `${String(last)}: `;
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({ path: issue.path, key, words: `${key} is no key of this place` }));
  if (issue.code === 'invalid_union') {
    // Of a union, the branch that matched deepest is taken as the intended one.
    const best = issue.errors.toSorted((a, b) => depth(b) - depth(a))[0];
    if (best && depth(best) > 0) return best.flatMap((one) => flat({ ...one, path: [...issue.path, ...one.path] } as Issue));
    if (issue.errors.every((branch) => branch.some((one) => one.path.length === 0 && isMissing(one)))) return [missing(issue)];
    return [{ path: issue.path, words: `${name}has none of the forms that are possible here` }];
  }
  if (isMissing(issue)) return [missing(issue)];
  return [{ path: issue.path, words: `${name}${issueWords(issue)}` }];
}

const isMissing = (issue: Issue): boolean => issue.code === 'invalid_type' && issue.input === undefined && issue.message.includes('undefined');
const missing = ({ path }: Issue): Found => ({ path: path.slice(0, -1), words: `${String(path.at(-1) ?? 'the file')} is missing` });

const depth = (issues: readonly Issue[]): number => Math.max(0, ...issues.map((issue) => issue.path.length));
