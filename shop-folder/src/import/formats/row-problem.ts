import type { CsvRecord } from './csv-records.ts';

/** Returns the problem of a row before its cells are read; `null`: none. Some programs leave out empty cells at the end. */
export function rowProblem({ cells, isLast }: CsvRecord, columns: number): string | null {
  if (cells.some((cell) => cell.includes('\u0000'))) return 'the row contains a NUL character';
  if (cells.slice(columns).some((cell) => cell.trim() !== ''))
    return `${cells.length} cells where the header has ${columns}: a value with the separator in it stands in quotes`;
  return isLast && cells.length < columns ? 'the file ends in the middle of this row' : null;
}
