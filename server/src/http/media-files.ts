import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { LOCKED_POLICY } from './security-headers.ts';
import { send, text } from './send.ts';

/** Films, their captions, and files of the theme; other pictures are served in named sizes only, as thumbs. */
const TYPES: Record<string, string> = { '.mp4': 'video/mp4', '.webm': 'video/webm', '.vtt': 'text/vtt; charset=utf-8' };
/** Energy labels and product information sheets. */
const LABEL_TYPES: Record<string, string> = { '.svg': 'image/svg+xml', '.png': 'image/png', '.pdf': 'application/pdf', '.html': 'text/html; charset=utf-8' };
const LABELS = /^\/media\/[\w-]+\/labels\//;
const THEME_TYPES: Record<string, string> = { '.svg': 'image/svg+xml', '.png': 'image/png', '.webp': 'image/webp', '.woff2': 'font/woff2' };
/** Caching of names with a content hash. */
const FOREVER = 'public, max-age=31536000, immutable';
/** Names a content of a file of the theme. */
const VERSION = /\?v=[\w-]+$/;
/** Caching of files of the theme, whose names have no hash. */
const FOR_MINUTES = 'public, max-age=300';
const THEME = '/media/theme/';
const PATH = /^\/media\/(?:[a-z0-9][a-z0-9._-]*\/)*[a-z0-9][a-z0-9._-]*$/;

/** Byte range, both ends included. */
interface Part {
  from: number;
  to: number;
}

/** Serves `/media/…` from the folder `media/`: whole, or the requested byte range. */
export function createMediaFiles({ dataDir, common }: { dataDir: string; common: readonly string[] }) {
  return async (path: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const type = TYPES[extname(path)] ?? typesBelow(path)[extname(path)];
    const info = type && PATH.test(path) && !path.includes('..') ? await stat(join(dataDir, path)).catch(() => null) : null;
    if (!type || !info?.isFile()) return send(request, response, text(404, 'Not found\n'), common);
    const part = readRange(request.headers.range, info.size);
    if (part === 'outside') return send(request, response, text(416, 'No such part\n', ['Content-Range', `bytes */${info.size}`]), common);
    const { from, to } = part ?? { from: 0, to: info.size - 1 };
    response.writeHead(part ? 206 : 200, [
      ...common,
      ...[
        'Content-Type',
        type,
        'Cache-Control',
        path.startsWith(THEME) && !VERSION.test(request.url ?? '') ? FOR_MINUTES : FOREVER,
        'Accept-Ranges',
        'bytes',
        'Content-Security-Policy',
        LOCKED_POLICY,
      ],
      ...(part ? ['Content-Range', `bytes ${from}-${to}/${info.size}`] : []),
      ...['Content-Length', String(info.size === 0 ? 0 : to - from + 1)],
    ]);
    if (request.method === 'HEAD' || info.size === 0) response.end();
    else
      createReadStream(join(dataDir, path), { start: from, end: to })
        .on('error', () => response.destroy())
        .pipe(response);
  };
}

const typesBelow = (path: string): Record<string, string> => (path.startsWith(THEME) ? THEME_TYPES : LABELS.test(path) ? LABEL_TYPES : {});

/** The requested byte range; `null`: the whole file, also for ranges of other forms. */
function readRange(header: string | undefined, size: number): Part | 'outside' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return from > to ? 'outside' : { from, to };
}
