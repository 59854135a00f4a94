/** A value of an attribute as OpenSearch counts it. */
export const choiceKey = (attribute: string, value: number): string => `${attribute}=${value}`;

/** Number of the value. */
export const valueIn = (key: string): number => Number(key.slice(key.lastIndexOf('=') + 1));

/** All values of these attributes, as a regular expression of Lucene: every sign that is no letter or digit stands for itself. */
export const choicesOf = (attributes: readonly string[]): string => `(${attributes.map((code) => code.replace(/[^a-z0-9]/gi, '\\$&')).join('|')})=[0-9]+`;
