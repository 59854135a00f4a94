import type { ErrorData, FieldError } from '@vitrina/contract/errors';

/** A staff call that was rejected or got no response (`status` 0). */
export class StaffError extends Error {
  readonly status: number;
  readonly data: ErrorData;

  constructor(status: number, data: ErrorData) {
    super(data.label_name);
    this.name = 'StaffError';
    this.status = status;
    this.data = data;
  }

  get label(): string {
    return this.data.label_name;
  }

  /** Errors by field. */
  get fields(): readonly FieldError[] {
    return this.data.errors ?? [];
  }

  /** True if the server or the connection failed: a retry may succeed. */
  get isAway(): boolean {
    return this.status === 0 || this.status === 503 || this.status === 504;
  }
}
