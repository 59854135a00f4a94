/** Characters of a line between the hub and the field's number. */
const LINE = 16;
/** Minimum share of the wheel for each line, as fields are narrow near the hub. */
const SHARE_OF_LINE = 0.05;
const MOST_LINES = 3;

/** Wraps a prize's name into the lines that fit in its field; none if it is too narrow. Truncated text ends in an ellipsis. */
export function wordsInField(title: string, share: number): string[] {
  const most = Math.min(MOST_LINES, Math.floor(share / SHARE_OF_LINE));
  if (most === 0) return [];
  const lines: string[] = [];
  for (const word of title.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= LINE) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const shown = lines.slice(0, most).map((line) => (line.length > LINE ? `${line.slice(0, LINE - 1)}…` : line));
  const last = shown.at(-1) ?? '';
  if (lines.length > most && !last.endsWith('…')) shown[most - 1] = `${last.slice(0, LINE - 1).replace(/[\s,:–-]+$/, '')}…`;
  return shown;
}
