import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@vitrina/contract/values/languages';
import { tags, titleOf } from '../src/html.ts';
import { sendRequest, page } from '../src/request.ts';
import { known } from '../src/shop.ts';

const json = async (path: string) => {
  const { text, status, headers } = await sendRequest(path);
  return { status, type: headers['content-type'], body: JSON.parse(text) as Record<string, Record<string, unknown>> };
};

describe('page data for navigation in the browser', () => {
  it('holds page, template, title and what the page shows, in one reply [S1.1, S2.7]', async () => {
    const { url_without_domain: url, title } = await known('laptop', { lang: 'hr' });
    const { status, type, body } = await json(`/_data${url}`);
    expect([status, type]).toEqual([200, 'application/json; charset=utf-8']);
    expect(body.state).toMatchObject({ template: 'CatalogDetail', lang: 'hr', layout: 'default', url, props: { product: { title } } });
    expect(body.head?.title).toBe(titleOf(await page(url)));
  });
  it('names the scripts of its page, the same as its document', async () => {
    const { url_without_domain: url } = await known('laptop');
    const { body } = await json(`/_data${url}`);
    const named = tags(await page(url), 'link').filter(({ rel }) => rel === 'modulepreload');
    expect(named.length).toBeGreaterThan(1);
    expect(body.preloads).toEqual(named.map(({ href }) => href));
  });
  it('follows the same rules: redirects as data, unknown pages with their status [S2.4, S2.18]', async () => {
    expect((await json('/_data/hr')).body).toMatchObject({ redirect: '/hr/', status: 301 });
    expect((await json('/_data/katalog/?mode=gallery')).body).toMatchObject({ redirect: '/katalog/' });
    expect(await json('/_data/nic-tega/')).toMatchObject({ status: 404, body: { state: { template: 'Error404' } } });
    expect((await sendRequest('/_data/wp-login.php')).status).toBe(404);
  });
  it('carries the build that /_build/latest.json names [S7.101]', async () => {
    const { body } = await json('/_data/');
    const latest = await json('/_build/latest.json');
    expect(latest.status).toBe(200);
    expect(latest.body.id).toMatch(/^[\w-]{6,}$/);
    expect(body.state?.build).toBe(latest.body.id);
    expect((await sendRequest('/_build/latest.json')).headers['cache-control'] ?? '').not.toMatch(/immutable|max-age=[1-9]\d{2}/);
  });
  it('names interface texts by their content, kept for ever [S7.95]', async () => {
    const { body } = await json('/_data/de/');
    const reply = await sendRequest(body.state?.labelsUrl as unknown as string);
    expect(reply.status).toBe(200);
    expect(reply.headers['cache-control']).toContain('immutable');
    expect(Object.keys((JSON.parse(reply.text) as { texts: object }).texts).length).toBeGreaterThan(200);
  });
});

describe('health', () => {
  it('says the base compatibility 1.32.12 [S9.29]', async () =>
    expect((await json('/healthz')).body).toMatchObject({ status: 'up', base_compatibility: '1.32.12' }));
  it('is ready', async () => expect((await sendRequest('/readyz')).status).toBe(200));
});

describe('files of a page', () => {
  it('scripts, styles and fonts are there and kept for ever', async () => {
    const html = await page((await known('laptop')).url_without_domain);
    const files = [
      ...tags(html, 'script').map(({ src }) => src),
      ...tags(html, 'link')
        .filter(({ rel }) => /stylesheet|modulepreload|^preload|icon/.test(rel ?? ''))
        .map(({ href }) => href),
    ].filter((path): path is string => path !== undefined);
    expect(files.length).toBeGreaterThan(5);
    for (const path of files) {
      const { status, headers } = await sendRequest(path);
      expect(`${path} ${status}`).toBe(`${path} 200`);
      if (path.startsWith('/assets/')) expect(headers['cache-control']).toContain('immutable');
    }
  });
  it('hold the part of the font with letters beyond Latin-1 where the language has them', async () => {
    const fonts = async (path: string) =>
      tags(await page(path), 'link')
        .filter(({ rel, as }) => rel === 'preload' && as === 'font')
        .map(({ href }) => (href?.includes('latin-ext') ? 'extended' : 'Latin-1'));
    expect(await fonts('/')).toEqual(['Latin-1', 'extended']);
    expect(await fonts('/de/')).toEqual(['Latin-1']);
  });
  it('are compressed for browsers that say so', async () => {
    const style = tags(await page('/'), 'link').find(({ rel }) => rel === 'stylesheet')?.href as string;
    for (const path of ['/', style])
      for (const encoding of ['br', 'gzip'])
        expect((await sendRequest(path, { headers: { 'accept-encoding': encoding } })).headers['content-encoding']).toBe(encoding);
  });
});

describe('texts in another language than the page', () => {
  it('are marked as such: reviews keep the language they were written in [S3.47]', async () => {
    const product = await known('laptop', { lang: 'de' });
    const html = (await page(product.url_without_domain)).replace(/<script[\s\S]*?<\/script>/g, '');
    const own = LANGUAGES.de.lang;
    const shown = product.feedback_comment_widget.items.flatMap((review) => {
      const start = review.message.slice(0, 25).replaceAll("'", '&#x27;');
      const at = html.indexOf(start);
      return at < 0 || review.lang === own ? [] : [{ review, tag: html.slice(0, at).match(/<[a-z]+[^>]*>[^<]*$/)?.[0] }];
    });
    expect(shown.length).toBeGreaterThan(0);
    for (const { review, tag } of shown) expect(tag).toContain(` lang="${review.lang}"`);
  });
  it('are marked in the language switch [S1.29]', async () => {
    const html = await page('/it/');
    for (const { lang, name } of Object.values(LANGUAGES)) expect(html).toMatch(new RegExp(`<a[^>]*\\slang="${lang}"[^>]*>${name.replace(/[()]/g, '\\$&')}`));
  });
});
