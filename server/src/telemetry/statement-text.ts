import { createBoundedMemo } from '@vitrina/contract/values/bounded-memo';

const LONGEST = 1000;
const memo = createBoundedMemo<string>(2000);

/** Returns a statement for the log: on one line, truncated, without literal values. */
export const statementText = (text: string): string => memo(text, shorten);

const shorten = (text: string): string =>
  text
    .replace(/'(?:[^']|'')*'/g, "'…'")
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST);
