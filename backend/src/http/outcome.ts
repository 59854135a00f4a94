import { ERROR_STATUS, type ErrorLabel, type FieldError } from '@vitrina/contract/errors';

/** Result of an operation: data with the cache tags it depends on, or an error label. Exceptions are for unexpected failures. */
export type Outcome<T> =
  | { ok: true; data: T; tags: readonly string[]; headers?: Record<string, string> | undefined }
  | { ok: false; label: ErrorLabel; errors?: FieldError[] | undefined; headers?: Record<string, string> | undefined };

/** `tags` name what the data was made of (`product:12`, `category:3`); a change of one of them invalidates it in every cache. */
export const ok = <T>(data: T, tags: readonly string[] = [], headers?: Record<string, string>): Outcome<T> => ({
  ok: true,
  data,
  tags,
  ...(headers && { headers }),
});

export const fail = (label: ErrorLabel, more: { errors?: FieldError[]; headers?: Record<string, string> } = {}): Outcome<never> => ({
  ok: false,
  label,
  ...more,
});

export const statusOf = (label: ErrorLabel): number => ERROR_STATUS[label];
