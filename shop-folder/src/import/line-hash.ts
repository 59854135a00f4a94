import { hash } from 'node:crypto';

/**
 * To be raised when the import makes different rows from an unchanged line, so that the next run writes all lines again. Version 1 invented
 * stock; 3 reads measures, yes and no, and colours in all languages.
 */
export const RULES_VERSION = 3;

/** Changes with the line and with everything else that its rows depend on: prices in force, stock by warehouse, its place in the shop. */
export const lineHash = (text: string, context: readonly unknown[]): string => hash('sha1', `${RULES_VERSION}|${JSON.stringify(context)}|${text}`, 'base64url');
