/** Error of a file as a whole: nothing after it can be read. */
export class BadFile extends Error {
  /** Counted from 1; 0: the file as a whole. */
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.name = 'BadFile';
    this.line = line;
  }
}
