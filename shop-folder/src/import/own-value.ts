/** The value under a name that came from outside: names such as `constructor` have none. */
export const ownValue = <Value>(record: Readonly<Record<string, Value>> | undefined, name: string): Value | undefined =>
  record !== undefined && Object.hasOwn(record, name) ? record[name] : undefined;
