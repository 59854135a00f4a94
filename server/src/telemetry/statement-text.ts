import { createBoundedMemo } from '@vitrina/contract/values/bounded-memo';

const LONGEST = 1000;
const memo = createBoundedMemo<string>(2000);

/** A statement as it may be written down: on one line, cut, and without the few values that stand in its text. */
export const statementText = (text: string): string => memo(text, shorten);

const shorten = (text: string): string =>
  text
    .replace(/'(?:[^']|'')*'/g, "'…'")
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST);
