import { defineSlice, url, type ValueOf, whole } from '@vitrina/backend/config';

export const redisSlice = defineSlice(
  {
    REDIS_URL: url(/^rediss?:$/, 'redis://localhost:6379').optional(),
    /** A command to Redis that takes longer counts as failed. */
    REDIS_TIMEOUT_MS: whole(1, 10_000).default(50),
  },
  (env) => ({
    /** Absent: nothing is shared between processes. */
    url: env.REDIS_URL,
    timeoutMs: env.REDIS_TIMEOUT_MS,
  }),
);
export type RedisConfig = ValueOf<typeof redisSlice>;
