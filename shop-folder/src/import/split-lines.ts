/** A line of a file: its bytes, or only its length if it exceeds the limit. */
export interface RawLine {
  number: number;
  bytes: Buffer | 'too-long';
}

const NEWLINE = 10;

/** Splits chunks of bytes into lines; buffers no more of an over-long line than the limit. */
export class LineSplitter {
  #parts: Buffer[] = [];
  #length = 0;
  #number = 0;
  readonly #maxLength: number;

  constructor(maxLength: number) {
    this.#maxLength = maxLength;
  }

  /** Returns the lines that end in this chunk. */
  push(chunk: Buffer): RawLine[] {
    const lines: RawLine[] = [];
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      this.#keep(chunk.subarray(from, end));
      lines.push(this.#take());
      from = end + 1;
    }
    this.#keep(chunk.subarray(from));
    return lines;
  }

  /** Returns the text after the last line break. */
  end(): RawLine[] {
    return this.#length > 0 ? [this.#take()] : [];
  }

  #keep(part: Buffer): void {
    this.#length += part.length;
    if (this.#length > this.#maxLength) this.#parts = [];
    else if (part.length > 0) this.#parts.push(part);
  }

  #take(): RawLine {
    this.#number += 1;
    const bytes = this.#length > this.#maxLength ? 'too-long' : this.#parts.length === 1 ? (this.#parts[0] as Buffer) : Buffer.concat(this.#parts);
    this.#parts = [];
    this.#length = 0;
    return { number: this.#number, bytes };
  }
}
