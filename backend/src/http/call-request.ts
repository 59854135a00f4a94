/** A call over HTTP as its dispatch reads it: a `Request`, or a plain object that costs a tenth of one. */
export interface CallRequest {
  method: string;
  url: string;
  /** The address as it has been parsed already, to be read only; left out: it has not. */
  parsed?: URL;
  /** Names in lower case. */
  headers: Iterable<[string, string]> & { get(name: string): string | null | undefined };
  /** `null`: none, or read already. */
  body: ReadableStream<Uint8Array> | null;
  arrayBuffer(): Promise<ArrayBuffer>;
  /** Aborted when the client hangs up. */
  signal: AbortSignal | undefined;
}
