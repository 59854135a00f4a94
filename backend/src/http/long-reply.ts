import { randomUUID } from 'node:crypto';
import { readSync } from 'node:fs';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/**
 * Text of a reply that may not fit into memory, in a file. The file is unlinked before anything is written, so that it does not stay on the disk
 * even if the process crashes.
 */
export class LongReply {
  readonly #file: FileHandle;
  #bytes = 0;

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  static async open(): Promise<LongReply> {
    const name = join(tmpdir(), `vitrina-${randomUUID()}`);
    const file = await open(name, 'wx+', 0o600);
    await unlink(name);
    return new LongReply(file);
  }

  get bytes(): number {
    return this.#bytes;
  }

  async write(text: string): Promise<void> {
    this.#bytes += (await this.#file.write(text, this.#bytes)).bytesWritten;
  }

  /** Reads it once; the file is closed with the stream. */
  stream(): Readable {
    return this.#file.createReadStream({ start: 0 });
  }

  /** The whole text, for callers in this process and for tests. */
  text(): string {
    const all = Buffer.alloc(this.#bytes);
    readSync(this.#file.fd, all, 0, this.#bytes, 0);
    return all.toString();
  }

  close(): Promise<void> {
    return this.#file.close();
  }
}
