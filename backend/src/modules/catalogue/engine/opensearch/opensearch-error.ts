/** Error reply of OpenSearch, or no reply. */
export class OpenSearchError extends Error {
  /** HTTP status; 0: no node replied. */
  readonly status: number;

  constructor(status: number, why: string, cause?: unknown) {
    super(status === 0 ? `OpenSearch did not answer: ${why}` : `OpenSearch answered ${status}: ${why}`, { cause });
    this.status = status;
  }

  /** True if a retry later or at another node may succeed. */
  get isPassing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}
