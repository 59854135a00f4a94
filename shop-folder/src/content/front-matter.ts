import type { Fault } from '../faults.ts';
import { readYaml, type YamlFile } from '../yaml/read-yaml.ts';
import { writeYaml } from '../yaml/write-yaml.ts';
import type { ContentText } from './site-content.ts';

export interface Markdown {
  front: YamlFile;
  body: string;
  /** Line of the file where the body begins, from 1. */
  line: number;
}

/** Splits a Markdown file into its front matter, between two lines of `---`, and the text below. */
export function readMarkdown(file: string, text: string): Markdown | Fault[] {
  const [, yaml] = /^---\n([\s\S]*?\n)---(?:\n|$)/.exec(text) ?? [];
  if (yaml === undefined) return [{ level: 'error', file, line: 1, column: 1, words: 'begins with no front matter: a line ---, title and more, a line ---' }];
  const parsed = readYaml(file, yaml);
  if (Array.isArray(parsed)) return parsed.map((fault) => ({ ...fault, line: fault.line + 1 }));
  const rest = text.slice(yaml.length + '---\n---\n'.length);
  const body = rest.replace(/^(?:[ \t]*\n)+/, '');
  const linesAbove = yaml.split('\n').length + 1 + (rest.slice(0, rest.length - body.length).split('\n').length - 1);
  return { front: { ...parsed, at: (path, key) => below(parsed.at(path, key)) }, body: body.trimEnd(), line: linesAbove + 1 };
}

/** Place in the file of a place in the front matter, below the line of dashes. */
const below = ({ line, column }: { line: number; column: number }) => ({ line: line + 1, column });

export const writeMarkdown = ({ body, ...front }: ContentText): string => `---\n${writeYaml(front)}---\n${body === '' ? '' : `\n${body}\n`}`;
