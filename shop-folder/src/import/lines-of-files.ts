import { statSync } from 'node:fs';
import { type SourceOptions, sourceLines } from './formats/source-lines.ts';
import type { Line } from './read-lines.ts';

export interface PlacedLine {
  file: string;
  line: Line;
  /** Number of the line across all files. */
  ordinal: number;
  /** Progress over all bytes of all files, 0 to 1. */
  part: number;
}

/** The lines of several files in sequence, each with the progress so far. */
export async function* linesOfFiles(files: readonly string[], source: SourceOptions): AsyncGenerator<PlacedLine> {
  const sizes = files.map((file) => statSync(file, { throwIfNoEntry: false })?.size ?? 0);
  const total = Math.max(
    1,
    sizes.reduce((sum, size) => sum + size, 0),
  );
  let before = 0;
  let ordinal = 0;
  for (const [i, file] of files.entries()) {
    let bytes = 0;
    const onBytes = (read: number) => {
      bytes = read;
    };
    for await (const line of sourceLines(file, source, onBytes)) yield { file, line, ordinal: ordinal++, part: (before + bytes) / total };
    before += sizes[i] ?? 0;
  }
}

/** `catalogue.ndjson.gz:17`; the file alone for a problem of the whole file. */
export const placeOf = ({ file, line }: PlacedLine): string => (line.number === 0 ? file : `${file}:${line.number}`);
