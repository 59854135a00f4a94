import { hash } from 'node:crypto';

/** Raised when the import makes other rows of the same line, so that the next run writes all of them anew. 1 made stock up; 3 reads measures, yes and no, colours in all languages. */
export const RULES_VERSION = 3;

/** Changes when the line changes or anything else its rows depend on: prices in force, stock by warehouse, its place in the shop. */
export const lineHash = (text: string, context: readonly unknown[]): string => hash('sha1', `${RULES_VERSION}|${JSON.stringify(context)}|${text}`, 'base64url');
