import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { createHash } from 'node:crypto';
import { BoundedMap } from '@vitrina/contract/values/bounded-map';
import { chooseEncoding } from './compression.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
};
/** Caching of file names with a content hash, as Vite makes them. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const BRIEFLY = 'public, max-age=300';
const PATH = /^\/[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;

interface CachedFile {
  modified: number;
  headers: string[];
  plain: Buffer;
  br: Buffer | null;
  gzip: Buffer | null;
  etag: string;
}

/** File name of Vite's with eight characters of hash. */
const HASHED = /^\/assets\/[\w.-]*-[\w-]{8}\.\w+$/;
const MAX_CACHED = 3000;
const MISSING_FOR_MS = 10_000;

interface StaticFilesOptions {
  folder: string;
  common: readonly string[];
  /** Looks for a hashed file of another build; `null`: there is none. */
  findElsewhere?: (path: string) => Promise<Pick<CachedFile, 'plain' | 'br' | 'gzip'> | null>;
}

/** Serves files of the browser build from memory, with the compressed variants made by the build. `false`: unknown file. */
export function createStaticFiles({
  folder,
  common,
  findElsewhere = async () => null,
}: StaticFilesOptions): (path: string, request: IncomingMessage, response: ServerResponse) => Promise<boolean> {
  const cachedFiles = new BoundedMap<string, CachedFile>(MAX_CACHED);
  const missing = new BoundedMap<string, number>(MAX_CACHED);

  const load = async (path: string): Promise<CachedFile | null> => {
    const type = TYPES[extname(path)];
    if (!type || !PATH.test(path) || path.includes('..') || path === '/manifest.json') return null;
    const file = join(folder, path);
    const info = await stat(file).catch(() => null);
    if (!info?.isFile()) return HASHED.test(path) ? loadElsewhere(path, type) : null;
    const before = cachedFiles.get(path);
    if (before?.modified === info.mtimeMs) return before;
    const [plain, br, gzip] = await Promise.all([readFile(file), readFile(`${file}.br`).catch(() => null), readFile(`${file}.gz`).catch(() => null)]);
    return remember(path, describe(path, type, { modified: info.mtimeMs, plain, br, gzip }));
  };

  const remember = (path: string, file: CachedFile): CachedFile => {
    // Own files are far fewer; the rest belongs to earlier builds.
    cachedFiles.set(path, file);
    return file;
  };

  /** Unknown names: each is looked up on disk once in a while only. */
  const loadElsewhere = async (path: string, type: string): Promise<CachedFile | null> => {
    if ((missing.get(path) ?? 0) > performance.now()) return null;
    const found = await findElsewhere(path);
    if (found) return remember(path, describe(path, type, { modified: 0, ...found }));
    missing.set(path, performance.now() + MISSING_FOR_MS);
    return null;
  };

  return async (path, request, response) => {
    // Hashed files never change: no look-up on disk once they are cached.
    const file = (path.startsWith('/assets/') ? cachedFiles.get(path) : undefined) ?? (await load(path));
    if (!file) return false;
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const body = (encoding === 'br' ? file.br : encoding === 'gzip' ? file.gzip : null) ?? file.plain;
    const etag = body === file.br ? file.etag.replace(/"$/, '-br"') : body === file.gzip ? file.etag.replace(/"$/, '-gz"') : file.etag;
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304, [...common, ...file.headers, 'ETag', etag]).end();
      return true;
    }
    response.writeHead(200, [
      ...common,
      ...file.headers,
      'ETag',
      etag,
      ...(body === file.plain ? [] : ['Content-Encoding', encoding]),
      'Content-Length',
      String(body.length),
    ]);
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  };
}

function describe(path: string, type: string, file: Pick<CachedFile, 'modified' | 'plain' | 'br' | 'gzip'>): CachedFile {
  const etag = `"${createHash('sha1').update(file.plain).digest('base64url').slice(0, 20)}"`;
  const headers = [
    'Content-Type',
    type,
    'Cache-Control',
    path.startsWith('/assets/') ? IMMUTABLE : BRIEFLY,
    'Vary',
    'Accept-Encoding',
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  ];
  return { ...file, headers, etag };
}
