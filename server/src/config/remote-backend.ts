import { defineSlice, HTTP, url } from '@vitrina/backend/config';

/** Origin of a backend in another process; absent: it runs in this one. */
export const remoteBackendSlice = defineSlice(
  {
    BACKEND_URL: url(HTTP, 'http://backend:3000')
      .transform((text) => new URL(text).origin)
      .optional(),
  },
  (env) => ({ url: env.BACKEND_URL }),
);
