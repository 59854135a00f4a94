/** Problem at a place in a shop's folder. Lines and columns start at 1; 0: the file as a whole. */
export interface Fault {
  level: 'error' | 'warning';
  /** Path in the folder, with forward slashes. */
  file: string;
  line: number;
  column: number;
  words: string;
}

/** Error of a folder that cannot be loaded; the message is the output of `check`. */
export class BadFolder extends Error {
  override readonly name = 'BadFolder';
  readonly faults: readonly Fault[];
  constructor(faults: readonly Fault[]) {
    super(faults.map(faultLine).join('\n'));
    this.faults = faults;
  }
}

export const faultLine = ({ level, file, line, column, words }: Fault): string =>
  visible(`${file}:${Math.max(1, line)}:${Math.max(1, column)}: ${level === 'warning' ? 'warning: ' : ''}${words}`);

/** File names and quoted values may contain characters that move a terminal's cursor or reverse the direction of text. */
const visible = (line: string): string => line.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`);

export const isError = (fault: Fault): boolean => fault.level === 'error';
