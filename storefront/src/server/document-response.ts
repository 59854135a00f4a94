/**
 * A response that returns its bytes without copying. `Response` itself copies them twice and wraps them in a stream for readers in
 * parts. The bytes must not be changed afterwards.
 */
export class DocumentResponse extends Response {
  readonly #bytes: Buffer<ArrayBuffer>;

  constructor(bytes: Buffer<ArrayBuffer>, init: ResponseInit) {
    super(null, init);
    this.#bytes = bytes;
  }

  override get body(): ReturnType<typeof streamOf> {
    return streamOf(this.#bytes);
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    const { buffer, byteOffset, byteLength } = this.#bytes;
    return byteLength === buffer.byteLength ? buffer : buffer.slice(byteOffset, byteOffset + byteLength);
  }

  override async bytes(): Promise<Uint8Array<ArrayBuffer>> {
    return this.#bytes;
  }

  override async text(): Promise<string> {
    return this.#bytes.toString();
  }

  override async blob(): Promise<Blob> {
    return new Blob([this.#bytes]);
  }

  override async json(): Promise<unknown> {
    return JSON.parse(this.#bytes.toString());
  }

  override clone(): DocumentResponse {
    return new DocumentResponse(this.#bytes, { status: this.status, statusText: this.statusText, headers: this.headers });
  }
}

const streamOf = (bytes: Buffer<ArrayBuffer>) => new Response(bytes).body;
