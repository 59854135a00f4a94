import { issueWords } from '@vitrina/contract/values/issue-words';
import { readFileSync } from 'node:fs';
import { isMap, isNode, LineCounter, type Node, parseDocument } from 'yaml';
import { PROFILE, type Profile } from './profile.ts';

const MOST_BYTES = 1_048_576;
const MOST_ALIASES = 0;

/** Error with the problems of a profile, each as `file:line:column: words`. */
export class BadProfile extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'BadProfile';
    this.problems = problems;
  }
}

/** Reads a supplier's profile. `null`: the file does not exist yet. */
export function readProfile(file: string): Profile | null {
  const text = textOf(file);
  if (text === null) return null;
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true, strict: true });
  const at = (offset: number): string => {
    const { line, col } = lines.linePos(offset);
    return `${file}:${line}:${col}`;
  };
  if (document.errors.length > 0)
    throw new BadProfile(document.errors.map((error) => `${at(error.pos[0])}: ${(error.message.split('\n')[0] ?? '').replace(/ at line.*$/, '')}`));
  const value: unknown = document.toJS({ maxAliasCount: MOST_ALIASES }) ?? {};
  const checked = PROFILE.safeParse(value);
  if (checked.success) return checked.data;
  const nodeAt = (path: readonly PropertyKey[]): number => offsetOf(document.contents as Node | null, path);
  throw new BadProfile(
    checked.error.issues.flatMap((issue) => {
      const keys = issue.code === 'unrecognized_keys' ? issue.keys : [null];
      return keys.map((key) => {
        const path = key === null ? issue.path : [...issue.path, key];
        return `${at(nodeAt(path))}: ${path.join('.') || 'the profile'}: ${key === null ? issueWords(issue) : 'there is no such setting'}`;
      });
    }),
  );
}

function textOf(file: string): string | null {
  try {
    const bytes = readFileSync(file);
    if (bytes.length > MOST_BYTES) throw new BadProfile([`${file}:1:1: larger than ${MOST_BYTES / 1_048_576} MB`]);
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    if (error instanceof TypeError) throw new BadProfile([`${file}:1:1: not UTF-8`]);
    throw error;
  }
}

/** Returns the offset of a setting; if it is missing, that of its deepest existing parent. */
function offsetOf(node: Node | null, path: readonly PropertyKey[]): number {
  const start = node?.range?.[0] ?? 0;
  const [key, ...rest] = path;
  if (key === undefined || !isMap(node)) return start;
  const pair = node.items.find((item) => isNode(item.key) && String(item.key) === String(key));
  if (!pair) return start;
  return rest.length === 0 ? ((pair.key as Node).range?.[0] ?? start) : offsetOf(pair.value as Node | null, rest);
}
