import { LANGUAGE_CODES } from '@vitrina/contract/values/languages';
import { describe, expect, it } from 'vitest';
import { applyRedirects, type RedirectRule } from '@vitrina/contract/values/redirects';
import type { StorefrontDeps } from './create-storefront.ts';
import { handleRequest } from './handle-request.ts';

const ORIGIN = 'https://shop.test';
const RULES: RedirectRule[] = [
  { old_path: '/help/', new_path: '{host}/webshop/', type: 302 },
  { old_path: '/maker/', new_path: 'https://maker.example/', type: 302 },
  { old_path: '/old(.*)', new_path: '{host}(1)', type: 301 },
  { old_path: '/gone(.*)', new_path: '/(1)', type: 301 },
];
const info = {
  default_language: 'si',
  languages: LANGUAGE_CODES.map((code) => ({ code })),
  redirectIgnoredUrls: { prefixes: ['/wp-'], suffixes: ['.php'] },
  webshop: { steps: {} },
  catalog: {},
};
const deps = {
  publicUrl: ORIGIN,
  defaultLanguage: 'si',
  isBot: () => false,
  siteData: {
    info: async () => info,
    routes: async () => new Map(),
    redirect: async (path: string) => applyRedirects(RULES, path),
    labels: async (lang: string) => ({ json: '{}', url: `/_labels/${lang}.abcdefghij.json` }),
  },
} as unknown as StorefrontDeps;
const ask = (path: string) => handleRequest(new Request(ORIGIN + path), {}, deps);

describe('page data', () => {
  it.each([
    ['/_data//', '/'],
    ['/_data//[', '/[/'],
    ['/_data//:99999/', '/:99999/'],
    ['/_data//evil.example/', '/evil.example/'],
  ])('of %s is that of the path on this site', async (path, to) => {
    expect(await (await ask(path)).json()).toEqual({ redirect: to, status: 301 });
  });
});

describe('rules of staff [S5.10, S5.11]', () => {
  it.each([
    ['/help/', `${ORIGIN}/webshop/`],
    ['/maker/', 'https://maker.example/'],
    ['/old/shelf/', `${ORIGIN}/shelf/`],
  ])('lead from %s to %s', async (path, to) => {
    expect((await ask(path)).headers.get('location')).toBe(to);
  });
  it.each(['/old.evil.example/', '/old@evil.example/', '/gone/evil.example/'])('let nobody write %s to another host [T27]', async (path) => {
    const reply = await ask(path);
    expect([reply.status, reply.headers.get('location')]).toEqual([404, null]);
  });
});

describe('texts for the browser', () => {
  it('are kept for good under their own name', async () =>
    expect((await ask('/_labels/si.abcdefghij.json')).headers.get('cache-control')).toContain('immutable'));
  it('of another build lead to today’s, so that made-up names fill no cache', async () => {
    const reply = await ask('/_labels/si.AAAAAAAAAA.json');
    expect([reply.status, reply.headers.get('location')]).toEqual([302, '/_labels/si.abcdefghij.json']);
  });
});
