import { expect, it } from 'vitest';
import { gzipOf, makeEntry } from './page-entry.ts';

it('a kept page holds no more memory than it counts, packed at once or elsewhere', async () => {
  for (const words of [200, 40_000]) {
    const html = Array.from({ length: words }, (_, i) => `<p>${(i * 7919) % 1009} besed</p>`).join('');
    const answer = new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8', 'x-page-cache': 'public' } });
    const entry = await makeEntry(answer, { lives: { freshMs: 1000, staleMs: 1000, notFoundMs: 1000 }, common: [] });
    const gzip = await gzipOf(entry);
    expect([entry.br?.buffer.byteLength, gzip.buffer.byteLength]).toEqual([entry.br?.length, gzip.length]);
    expect(entry.bytes).toBeGreaterThan(entry.br?.length ?? 0);
  }
});
