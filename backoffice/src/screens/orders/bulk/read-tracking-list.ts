/** Lines of a carrier's list: the order's number and, behind a comma, semicolon, tab or space, its tracking number. Heads and empty lines are left out. */
export function readTrackingList(text: string): Map<string, string> {
  const found = text.split(/\r?\n/).map((line) => /^\W*([1-9]\d{5,9})["']?[\s,;]+["']?([^"',;\s][^"',;\t]*)/.exec(line.trim()));
  return new Map(found.flatMap((match) => (match?.[1] && match[2] ? [[match[1], match[2].trim().slice(0, 80)] as const] : [])));
}
