/** Limit of a file in bytes, equal to the limit of a call. */
export const MOST_FILE_BYTES = 256 * 1024;

/** Text of a CSV file as saved by spreadsheets; `null`: binary. */
export function textOfFile(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  const isWide = first === 0xff && second === 0xfe;
  const text = isWide ? new TextDecoder('utf-16le').decode(bytes) : (inUtf8(bytes) ?? new TextDecoder('windows-1250').decode(bytes));
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they distinguish a workbook or a picture from text
  return /[\u0000-\u0008\u000E-\u001F]/.test(text) ? null : text;
}

function inUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
