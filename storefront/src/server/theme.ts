import { createHash } from 'node:crypto';

const PATH = /^\/_theme\/([\w-]{10})\.css$/;

/** URL of the shop's own design tokens, with a hash of their content. */
export const themeUrl = (css: string): string => `/_theme/${createHash('sha256').update(css).digest('base64url').slice(0, 10)}.css`;

export const isThemePath = (path: string): boolean => PATH.test(path);

/** An older page may request outdated tokens and gets the present ones, which are not cached under that name. */
export function themeFile(path: string, css: string): Response {
  const isCurrent = path === themeUrl(css);
  const keep = isCurrent ? { 'cache-control': 'public, max-age=31536000, immutable', 'x-page-cache': 'public' } : { 'cache-control': 'no-store' };
  return new Response(css, { headers: { 'content-type': 'text/css; charset=utf-8', ...keep } });
}
