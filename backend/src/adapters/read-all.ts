/** Returns the results of all readers except `null`. Throws one Error with the messages of all readers that threw, one per line. */
export function readAll<T>(readers: readonly (() => T | null)[]): T[] {
  const problems: string[] = [];
  const results = readers.flatMap((read) => {
    try {
      return read() ?? [];
    } catch (error) {
      problems.push((error as Error).message);
      return [];
    }
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return results as T[];
}
