import { resolve } from 'node:path';
import { z } from 'zod';
import { defineSlice, type ValueOf, whole } from '@vitrina/backend/config';

const MEGABYTE = 1024 * 1024;

export const storageSlice = defineSlice(
  {
    DATA_DIR: z.string().min(1).default('.data'),
    SHOP_DIR: z.string().min(1).optional(),
    PAGE_CACHE_MB: whole(1, 65_536).default(128),
    THUMBS_MB: whole(1, 1_048_576).default(1024),
  },
  (env) => ({
    /** Absolute path of the folder with the embedded database, originals of pictures and thumbnails. */
    dataDir: resolve(env.DATA_DIR),
    /** Absolute path of the folder that is loaded at the start; `null`: what is in the database is the shop. */
    shopDir: env.SHOP_DIR === undefined ? null : resolve(env.SHOP_DIR),
    /** Memory limit of the page cache. */
    pageCacheBytes: env.PAGE_CACHE_MB * MEGABYTE,
    /** Disk limit of thumbnails. */
    thumbsBytes: env.THUMBS_MB * MEGABYTE,
  }),
);
export type StorageConfig = ValueOf<typeof storageSlice>;
