/** Parses lines of a carrier's list: order number, then comma, semicolon, tab or space, then tracking number. Header and empty lines are ignored. */
export function readTrackingList(text: string): Map<string, string> {
  const found = text.split(/\r?\n/).map((line) => /^\W*([1-9]\d{5,9})["']?[\s,;]+["']?([^"',;\s][^"',;\t]*)/.exec(line.trim()));
  return new Map(found.flatMap((match) => (match?.[1] && match[2] ? [[match[1], match[2].trim().slice(0, 80)] as const] : [])));
}
