import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { send, text } from '../http/send.ts';
import { createStaticFiles } from '../http/static-files.ts';

const FOLDER = fileURLToPath(new URL('../../../backoffice/dist', import.meta.url));
export const BACKOFFICE = '/backoffice';

/** Content security policy of the back office: only its own files run, other sites cannot frame it, and no string becomes script. */
export const BACKOFFICE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  // Lists and dialogs place themselves by style attributes.
  "style-src 'self' 'unsafe-inline'",
  "connect-src 'self'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  // Mails are displayed in frames.
  "frame-src 'self' blob:",
  "manifest-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

const PAGE_HEADERS = [
  ...['Content-Type', 'text/html; charset=utf-8', 'Cache-Control', 'no-store', 'Content-Security-Policy', BACKOFFICE_POLICY],
  ...['Referrer-Policy', 'no-referrer', 'X-Robots-Tag', 'noindex, nofollow', 'Permissions-Policy', 'camera=(self), microphone=(), geolocation=(), payment=()'],
];

/** Serves `/backoffice/`: its files, and for every other address the one page, whose script has the screens. */
export function createBackofficeServer({ common, folder = FOLDER }: { common: readonly string[]; folder?: string }) {
  const files = createStaticFiles({ folder, common });
  const others = common.filter((_, i) => !PAGE_HEADERS.includes(common[i - (i % 2)] as string));
  return async (path: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (path === BACKOFFICE) return send(request, response, { status: 308, headers: ['Location', `${BACKOFFICE}/`], body: '' }, common);
    const below = path.slice(BACKOFFICE.length);
    if (below.startsWith('/assets/')) {
      if (!(await files(below, request, response))) send(request, response, text(404, 'Not found\n'), common);
      return;
    }
    const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => null);
    if (page === null) return send(request, response, text(503, 'The back office is not built: npm run build\n'), common);
    send(request, response, { status: 200, headers: PAGE_HEADERS, body: page }, others);
  };
}
