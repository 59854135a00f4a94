/** Key by which OpenSearch counts an attribute's value. */
export const choiceKey = (attribute: string, value: number): string => `${attribute}=${value}`;

/** Id of the value. */
export const valueIn = (key: string): number => Number(key.slice(key.lastIndexOf('=') + 1));
export const attributeIn = (key: string): string => key.slice(0, key.lastIndexOf('='));

/**
 * All values of these attributes, as a regular expression of Lucene: every character that is no letter or digit is escaped. Prefixes alone (`(a=|b=).*`) would
 * be looked up instead of scanned, but OpenSearch 2.19 fails if no key follows the last of them.
 */
export const choicesOf = (attributes: readonly string[]): string => `(${attributes.map((code) => code.replace(/[^a-z0-9]/gi, '\\$&')).join('|')})=[0-9]+`;
