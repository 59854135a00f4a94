import { describe, expect, inject, it } from 'vitest';
import { sendRequest } from '../src/request.ts';

const LONG = 'a'.repeat(10_000);
const PATHS = [
  '//evil.example',
  '//evil.example/',
  '///evil.example/%2e%2e',
  '/\\evil.example',
  '/%5cevil.example',
  '/%5c%5cevil.example/',
  '/%2f%2fevil.example/',
  '/%252f%252fevil.example/',
  '/.//evil.example',
  '/hr//evil.example',
  '/si//evil.example',
  '/si/%2f/evil.example',
  '/https://evil.example',
  '/https:/evil.example/',
  '//evil.example/%2f..',
  '/%09/evil.example',
  '/%0d%0aSet-Cookie:x=1',
  '/%00',
  '/katalog%00/',
  '/%E0%A4%A',
  '/%',
  '/%zz',
  '/%ff',
  '/%c0%ae%c0%ae/',
  '/../../etc/passwd',
  '/..%2f..%2fetc/passwd',
  '/thumbs/../../etc/passwd',
  '/thumbs/listing/..%2f..%2fx.avif',
  '/assets/../server/x',
  '/assets/%2e%2e/%2e%2e/x.js',
  '/_data//evil.example',
  '/_data/%5cevil',
  '/_data/',
  '/_data',
  '/_data/_data/',
  '/_labels/si.xxxxxxxxxx.json',
  '/_labels/zz.xxxxxxxxxx.json',
  '/_build/x',
  `/p/${'x'.repeat(120)}/`,
  '/p/%20/',
  '/p/',
  '/p/%00/',
  '/p/..%2f..%2f/',
  `/p/${'x'.repeat(500)}/`,
  `/${LONG}`,
  `/${LONG}/`,
  `/katalog/?x=${LONG}`,
  `/iskanje/?search_q=${LONG}`,
  `/${'a/'.repeat(900)}`,
  `/${'%41'.repeat(600)}`,
  '/tel:',
  '/tel:tel:',
  '/-katalog/',
  '/-katalog',
  '/katalog-katalog/',
  '/%2f-katalog/',
  '//evil.example-katalog/',
  '/stara-trgovina//evil.example/',
  '/stara-trgovina/%2fevil.example/',
  '/stara-trgovina/%5cevil.example/',
  '/znamka/%2f%2fevil.example/',
  '/artikel/0/',
  '/artikel/999999999999999999999/',
  '/isci-%00/',
  '/?mode=gallery&mode=gallery',
  '/?mode=%00',
  '/?%',
  '/?%zz=%zz&page=-1',
  '/katalog/?page=99999999999',
  '/katalog/?special_view[]=x',
  '/racunalnistvo/?price=-&page=1e9',
  '/racunalnistvo/?price=999999999-1',
  '/racunalnistvo/?page=0',
  `/racunalnistvo/?ram=${'9'.repeat(30)}-1`,
  '/racunalnistvo/?screen_size=-',
  '/racunalnistvo/?screen_size=9-1',
  '/racunalnistvo/?__proto__=1&constructor=2',
  '/racunalnistvo/?manufacturer=%27%20or%201=1--',
  '/racunalnistvo/?sort=__proto__',
  '/iskanje/?search_q=%00',
  '/iskanje/?search_q=%F0%9F%98%80',
  '/iskanje/?search_q=%27%22%3C%3E%5C',
  '/iskanje/?search_q=%25%25%25_',
  `/iskanje/?search_q=${encodeURIComponent(`${'(a|b)&'.repeat(60)}`)}`,
  `/iskanje/?search_q=${'a'.repeat(199)}%F0%9F%98%80`,
  `/katalog-ne-obstaja/?missing_url=${'a'.repeat(299)}%F0%9F%98%80`,
  `/katalog-ne-obstaja/?missing_url=${'a'.repeat(119)}%F0%9F%98%80`,
  '/iskanje/?search_q=constructor',
  '/iskanje/?search_q=__proto__',
  '/api/catalog/suggest/?q=constructor',
  '/api/catalog/suggest/?q=%00',
  '/webshop/narocila/%00/',
  '/newsletter/1/x/',
  '/newsletter/99999999999/x/',
  '/constructor/',
  '/__proto__/',
  '/hasOwnProperty/',
];

describe('hostile addresses', () => {
  it('never make the shop fail, and never lead off the site', async () => {
    const own = new URL(inject('origin'));
    const problems: string[] = [];
    for (const path of PATHS) {
      const { status, headers } = await sendRequest(path);
      const shown = path.slice(0, 80);
      if (status >= 500) problems.push(`${shown} answers ${status}`);
      const { location } = headers;
      if (location === undefined) continue;
      if (new URL(location, own).origin !== own.origin || /[\\\r\n]|^\/\/|%5c/i.test(location)) problems.push(`${shown} leads to ${location}`);
    }
    expect(problems).toEqual([]);
  });
  it('the shop is well afterwards', async () => expect((await sendRequest('/')).status).toBe(200));
  it('search words come back as text only [S2.70]', async () => {
    const { text, status } = await sendRequest(`/iskanje/?search_q=${encodeURIComponent('"><script>alert(1)</script><img src=x onerror=alert(1)>')}`);
    expect(status).toBe(200);
    expect(text).not.toContain('<script>alert');
    expect(text).not.toContain('<img src=x');
  });
  it('state and structured data cannot end their script', async () => {
    const { text } = await sendRequest(`/iskanje/?search_q=${encodeURIComponent('</script><script>alert(1)//')}`);
    expect(text).not.toContain('</script><script>alert');
  });
  it('a foreign host is neither served nor linked', async () => {
    const { status, text, headers } = await sendRequest('/', { headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } });
    expect(status === 421 || !text.includes('evil.example')).toBe(true);
    expect(headers.location ?? '').not.toContain('evil.example');
    expect((await sendRequest('/hr', { headers: { 'x-forwarded-host': 'evil.example' } })).location).toBe('/hr/');
    expect((await sendRequest('/')).text).not.toContain('evil.example');
  });
  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])('%s of a page is refused, not failed', async (method) => {
    const { status } = await sendRequest('/katalog/', { method });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });
});
