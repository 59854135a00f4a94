import type { z } from 'zod';

/** Describes a validation issue in plain words, unless the schema has its own: `must be at least 0`. */
export function issueWords(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type')
    return issue.message.endsWith('received undefined') ? 'is missing' : plain(issue.message, `must be ${KINDS[issue.expected] ?? issue.expected}`);
  if (issue.code === 'invalid_value') return plain(issue.message, `must be one of ${issue.values.join(', ')}`);
  if (issue.code === 'too_big') return plain(issue.message, `must ${verbOf(issue.origin)} at most ${issue.maximum}`, 'Too big');
  if (issue.code === 'too_small') return plain(issue.message, lowWords(issue), 'Too small');
  return issue.message;
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'a group of fields',
  record: 'a group of fields',
  array: 'a list',
};
const NUMBERS = ['number', 'int', 'bigint'];
const verbOf = (origin: string): string => (NUMBERS.includes(origin) ? 'be' : 'have');

function lowWords({ origin, minimum, inclusive }: z.core.$ZodIssueTooSmall): string {
  if (!NUMBERS.includes(origin)) return `must have at least ${minimum}`;
  return inclusive === false ? `must be more than ${minimum}` : `must be at least ${minimum}`;
}

/** The schema's own words stay. */
const plain = (message: string, words: string, begin = 'Invalid'): string => (message.startsWith(begin) ? words : message);
