/** Error of a file that cannot be read from a line on. */
export class BadFile extends Error {
  /** Line from 1; 0: the file as a whole. */
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.name = 'BadFile';
    this.line = line;
  }
}
