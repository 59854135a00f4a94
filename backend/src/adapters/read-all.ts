/** Results of all readers that have one. Throws one Error with the messages of all that threw, a line each. */
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
