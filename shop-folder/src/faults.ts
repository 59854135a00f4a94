/** Problem at one place of a shop's folder. Lines and columns begin with 1; 0: the file as a whole. */
export interface Fault {
  level: 'error' | 'warning';
  /** Path in the folder, with forward slashes. */
  file: string;
  line: number;
  column: number;
  words: string;
}

/** A folder that cannot be loaded; the message is what `check` prints. */
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

/** Names of files and quoted values may hold what moves a terminal's cursor or turns its text round. */
const visible = (line: string): string => line.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`);

export const isError = (fault: Fault): boolean => fault.level === 'error';
