import { z } from 'zod';
import { defineSlice } from '@vitrina/backend/config';

/** The key that tokens are signed with; absent: made once and kept in the database. */
export const secretKeySlice = defineSlice(
  {
    SECRET_KEY: z
      .string()
      .refine((text) => Buffer.byteLength(text) >= 32, 'needs at least 32 bytes')
      .optional(),
  },
  (env) => env.SECRET_KEY,
  [
    // A process without a database signs nothing.
    ({ SECRET_KEY, BACKEND_URL }) =>
      SECRET_KEY || BACKEND_URL ? null : 'SECRET_KEY is missing: at least 32 bytes that only this shop knows, such as `openssl rand -base64 48` gives',
  ],
);
