import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { BoundedMap } from '@vitrina/contract/values/bounded-map';
import { CACHE_MINUTES } from '@vitrina/contract/cache-minutes';
import type { ThumbFormat } from '@vitrina/contract/thumbs';
import type { StorageConfig } from '../config/storage.ts';
import { send, text } from '../http/send.ts';
import { log, logError } from '../telemetry/log.ts';
import { SegmentedLru } from '../shared/segmented-lru.ts';
import { createDiskCache } from './disk-cache.ts';
import { BadPicture, makeThumb } from './make-thumb.ts';
import { PLACEHOLDER } from './placeholder.ts';
import { readThumbPath, type ThumbRequest } from './read-thumb-path.ts';
import { createWorkQueue, QueueFull } from './work-queue.ts';

interface ThumbServerOptions {
  /** Originals are in `media/` below its folder, made pictures go to `thumbs/`. */
  storage: Pick<StorageConfig, 'dataDir' | 'thumbsBytes'>;
  /** True while pages are requested faster than they can be rendered: thumbnails then leave them the processor. */
  isPressed?: () => boolean;
  common: readonly string[];
  /** Minutes until the original of a cached picture is checked again (specification, section 9). */
  minutes?: number;
}

export interface ThumbServer {
  serve(path: string, request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Returns at once: pictures in progress are not sent any more. */
  close(): Promise<void>;
}

/** Raised when sizes or qualities change, so that pictures made before are not used. */
const GENERATION = '1';
/** Pictures rendered at once. */
const AT_ONCE = 2;
const WAITING_AT_MOST = 1000;
const LONGEST_WAIT_MS = 15_000;
const MEMORY_BYTES = 32 * 1024 * 1024;
const BROKEN_FOR_MS = 60_000;
const FOREVER = 'public, max-age=31536000, immutable';
/** A name that changes with the picture. */
const HASHED = /-[0-9a-f]{8}\.\w+$/;
const TYPES: Record<ThumbFormat, string> = { avif: 'image/avif', webp: 'image/webp' };

/** Serves pictures in their named sizes: from memory, from disk, or newly rendered. */
export function createThumbServer({
  storage: { dataDir, thumbsBytes },
  isPressed = () => false,
  common,
  minutes = CACHE_MINUTES.thumbs,
}: ThumbServerOptions): ThumbServer {
  const memory = new SegmentedLru<{ bytes: number; body: Buffer; until: number }>({ limit: MEMORY_BYTES });
  const disk = createDiskCache({ folder: join(dataDir, 'thumbs', GENERATION), limit: thumbsBytes, log: logError });
  const queue = createWorkQueue<Buffer | null>({ atOnce: () => (isPressed() ? 1 : AT_ONCE), waitingAtMost: WAITING_AT_MOST, waitMs: LONGEST_WAIT_MS });
  const broken = new BoundedMap<string, number>(1000);

  const lifeMs = minutes * 60_000;
  const fileOf = ({ original }: ThumbRequest): string => join(dataDir, 'media', original);
  const cacheControlOf = ({ original }: ThumbRequest): string => (HASHED.test(original) ? FOREVER : `public, max-age=${minutes * 60}`);

  const make = async (thumb: ThumbRequest, name: string): Promise<Buffer | null> => {
    const rendered = await makeThumb({ ...thumb, file: fileOf(thumb) });
    if (rendered) await disk.write(name, rendered);
    return rendered;
  };

  /** A cached picture, and until when its original need not be checked; `null`: not cached, or the original was changed or deleted. */
  const findCached = async (thumb: ThumbRequest, name: string): Promise<{ body: Buffer; until: number } | null> => {
    const writtenAt = await disk.writtenAt(name);
    if (writtenAt === null) return null;
    const isYoung = Date.now() < writtenAt + lifeMs;
    if (!isYoung && ((await changedAt(fileOf(thumb))) ?? Infinity) >= writtenAt) return null;
    const body = await disk.read(name);
    return body && { body, until: (isYoung ? writtenAt : Date.now()) + lifeMs };
  };

  const find = async (thumb: ThumbRequest, isNeeded: () => boolean): Promise<Buffer | null> => {
    const name = `${thumb.preset}/${thumb.original}.${thumb.format}`;
    const hot = memory.get(name);
    if (hot && Date.now() < hot.until) return hot.body;
    if ((broken.get(thumb.original) ?? 0) > Date.now()) return null;
    try {
      // Files that exist are served without waiting behind those to be made.
      const cached = await findCached(thumb, name);
      const body = cached?.body ?? (await queue(name, () => make(thumb, name), isNeeded));
      if (body) memory.set(name, { bytes: body.length + 200, body, until: cached?.until ?? Date.now() + lifeMs });
      return body;
    } catch (error) {
      if (!(error instanceof BadPicture)) throw error;
      broken.set(thumb.original, Date.now() + BROKEN_FOR_MS);
      log('warn', 'a picture cannot be used', { picture: thumb.original, why: error.message });
      return null;
    }
  };

  return {
    serve: async (path, request, response) => {
      const thumb = readThumbPath(path);
      if (!thumb) return sendPlaceholder(request, response, common);
      try {
        const body = await find(thumb, () => !response.destroyed);
        if (!body) return sendPlaceholder(request, response, common);
        send(request, response, { status: 200, headers: ['Content-Type', TYPES[thumb.format], 'Cache-Control', cacheControlOf(thumb)], body }, common);
      } catch (error) {
        if (!(error instanceof QueueFull)) throw error;
        send(request, response, text(503, 'Too many pictures at once\n', ['Retry-After', '2']), common);
      }
    },
    close: async () => {},
  };
}

/** Returns the moment a file was last changed, ms; `null`: it is gone. */
const changedAt = (file: string): Promise<number | null> =>
  stat(file).then(
    ({ ctimeMs }) => ctimeMs,
    () => null,
  );

const sendPlaceholder = (request: IncomingMessage, response: ServerResponse, common: readonly string[]): void =>
  send(request, response, { status: 404, headers: ['Content-Type', 'image/svg+xml', 'Cache-Control', 'public, max-age=60'], body: PLACEHOLDER }, common);
