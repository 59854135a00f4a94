import { LANGUAGE_CODES } from '@vitrina/contract/values/languages';
import { describe, expect, it, vi } from 'vitest';
import { compileRedirects, type RedirectRule } from '@vitrina/contract/values/redirects';
import type { StorefrontDeps } from './storefront-options.ts';
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
  apiFor: () => ({ tags: new Set() }),
  siteData: {
    info: async () => info,
    routes: async () => new Map(),
    redirects: async () => compileRedirects(RULES),
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
  it.each(['/old.evil.example/', '/old@evil.example/', '/gone/evil.example/'])('a path like %s never redirects to another host [T27]', async (path) => {
    const reply = await ask(path);
    expect([reply.status, reply.headers.get('location')]).toEqual([404, null]);
  });
});

it('rules that lead in a circle are told to the log, and the request is not redirected', async () => {
  const log = vi.fn();
  const redirects = async () =>
    compileRedirects([
      { old_path: '/a/', new_path: '/b/', type: 301 },
      { old_path: '/b/', new_path: '/a/', type: 301 },
    ]);
  // The page that says 404 is none of this test's matter: there is nothing here to make it of.
  const asked = handleRequest(new Request(`${ORIGIN}/a/`), {}, { ...deps, log, siteData: { ...deps.siteData, redirects } });
  expect(await asked.then((reply) => reply.headers.get('location')).catch(() => null)).toBeNull();
  expect(log).toHaveBeenCalledWith('error', 'redirect rules lead in a circle', { path: '/a/' });
});

it('a rule with too many patterns, however it came in, takes no other down', async () => {
  const redirects = async () =>
    compileRedirects([
      { old_path: '/(.*)(.*)(.*)(.*)(.*)', new_path: '/', type: 301 },
      { old_path: '/a/', new_path: '/c/', type: 301 },
    ]);
  const reply = await handleRequest(new Request(`${ORIGIN}/a`), {}, { ...deps, siteData: { ...deps.siteData, redirects } });
  expect([reply.status, reply.headers.get('location')]).toEqual([301, '/c/']);
});

describe('texts for the browser', () => {
  it('are kept for good under their own name', async () =>
    expect((await ask('/_labels/si.abcdefghij.json')).headers.get('cache-control')).toContain('immutable'));
  it('of another build lead to today’s, so that made-up names fill no cache', async () => {
    const reply = await ask('/_labels/si.AAAAAAAAAA.json');
    expect([reply.status, reply.headers.get('location')]).toEqual([302, '/_labels/si.abcdefghij.json']);
  });
});

it('an impossible address is a plain 404 with the path, before all other rules [S8.17]', async () => {
  const reply = await ask('/wp-login.php');
  expect([reply.status, await reply.text()]).toEqual([404, 'Page Not Found: /wp-login.php\n']);
});
