/** A value of an attribute as OpenSearch counts it. */
export const choiceKey = (attribute: string, value: number): string => `${attribute}=${value}`;

/** Number of the value. */
export const valueIn = (key: string): number => Number(key.slice(key.lastIndexOf('=') + 1));
export const attributeIn = (key: string): string => key.slice(0, key.lastIndexOf('='));

/**
 * All values of these attributes, as a regular expression of Lucene: every sign that is no letter or digit stands for itself. Beginnings alone (`(a=|b=).*`) would be looked up
 * instead of gone over, but fail in OpenSearch 2.19 where nothing stands behind the last of them.
 */
export const choicesOf = (attributes: readonly string[]): string => `(${attributes.map((code) => code.replace(/[^a-z0-9]/gi, '\\$&')).join('|')})=[0-9]+`;
