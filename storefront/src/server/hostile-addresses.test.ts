import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { LANGUAGE_CODES, languageBase } from '@vitrina/contract/values/languages';
import { directoryPath } from '@vitrina/contract/values/directory-path';
import { compileRedirects, type Redirects } from '@vitrina/contract/values/redirects';
import { isLongRun } from '@vitrina/contract/testing/long-run';
import { hostileAddresses } from '@vitrina/contract/testing/hostile-addresses';
import { DEMO_SHOP } from '../../../demo/demo-shop.ts';
import { readYaml } from '../../../shop-folder/src/yaml/read-yaml.ts';
import { growth, MAX_GROWTH } from '@vitrina/contract/testing/growth';
import { cleanAddress } from '../routing/clean-address.ts';
import { applyRedirectRules } from '../routing/apply-redirect-rules.ts';
import type { StorefrontDeps } from './storefront-options.ts';
import { redirect } from './responses.ts';
import { handleRequest } from './handle-request.ts';

// Pages themselves lead on by the same function with what the visitor sent; all else of them is no matter here.
vi.mock('./render-page.tsx', () => ({
  renderPage: async ({ match, url, asData }: { match: { action: string; template: string }; url: URL; asData: boolean }) => {
    if (match.action === 'logout') return redirect({ to: url.searchParams.get('redirect') ?? '/', status: 303, asData });
    return new Response('', { status: match.template === 'Error404' ? 404 : 200 });
  },
}));

const ORIGIN = 'https://shop.test';
/** Made from one seed: every run has the first of them. */
const COUNT = isLongRun ? 10_000 : 1000;
/** Rules are asked for an address at most so often: each step, and whether there is a further one. */
const MOST_LOOKUPS = 12;
/** Hosts that staff's own rules name. */
const MAY_LEAD_TO = new Set([ORIGIN, 'https://kvant.example', 'https://lumo.example']);

const route = (path: string, controller: string, action: string, template: string) =>
  [path, { path, controller, action, template, content_type: controller, lang: 'si', urls: {}, slug: null, content_id: null }] as const;
const routes = new Map(
  LANGUAGE_CODES.flatMap((lang) => [
    route(languageBase(lang, 'si'), 'cms', 'homepage', 'CmsHomepage'),
    route(directoryPath('catalogue', { lang, defaultLanguage: 'si' }), 'catalog', 'index', 'CatalogRoot'),
    route(directoryPath('search', { lang, defaultLanguage: 'si' }), 'catalog', 'index', 'CatalogIndex'),
    route(directoryPath('missing', { lang, defaultLanguage: 'si' }), 'catalog', 'missing', 'NotFoundSuggestions'),
    route(`${languageBase(lang, 'si')}auth/logout/`, 'auth', 'logout', 'AuthLogout'),
  ]),
);
const info = {
  default_language: 'si',
  languages: LANGUAGE_CODES.map((code) => ({ code })),
  redirectIgnoredUrls: { prefixes: ['/wp-', '/.git'], suffixes: ['.php', '.sql'] },
  webshop: { steps: {} },
  catalog: { quickOrder: true },
};
const rulesFile = readYaml('redirects.yaml', readFileSync(`${DEMO_SHOP}/content/redirects.yaml`, 'utf8'));
if (Array.isArray(rulesFile)) throw new Error(`the demo's rules cannot be read: ${JSON.stringify(rulesFile)}`);
const demoRules = rulesFile.value as { from: string; to: string; type?: number }[];

/** The demo shop's rules, and some that would be dangerous were they followed as they are. */
const RULES = [
  ...demoRules.map(({ from, to, type = 301 }) => ({ old_path: from, new_path: to, type })),
  { old_path: '/(slug+)//(.*)', new_path: '(2)', type: 301 },
  { old_path: '/p-(.+)', new_path: '/(1)', type: 301 },
  { old_path: '/x(.*)', new_path: '/xx(1)', type: 301 },
  { old_path: '/hr/(slug*)(id*)(slug+)-(id+)/', new_path: '/hr/(4)/(3)/', type: 302 },
  { old_path: '/de(.*)evil(.*)', new_path: '{host}(2)', type: 301 },
  { old_path: '/en/(.+)', new_path: '/en/(1)', type: 301 },
];
const compiled = compileRedirects(RULES);
let lookups = 0;
const redirects: Redirects = (path) => {
  lookups += 1;
  return compiled(path);
};
const deps = {
  publicUrl: ORIGIN,
  defaultLanguage: 'si',
  isBot: () => false,
  log: () => {},
  consent: () => ({ isAsked: false, reportsErrors: false, scripts: [] }),
  apiFor: () => ({ tags: new Set(), get: async () => ({ url_without_domain: '/prenosnik-izdelki-12/' }) }),
  siteData: { info: async () => info, routes: async () => routes, redirects: async () => redirects },
} as unknown as StorefrontDeps;

interface Answer {
  to: string | null;
  status: number;
  lookups: number;
}

async function ask(address: string): Promise<Answer> {
  const request = new Request(URL.canParse(ORIGIN + address) ? ORIGIN + address : `${ORIGIN}/`);
  lookups = 0;
  const reply = await handleRequest(request, {}, deps);
  const data = reply.headers.get('content-type')?.includes('json') ? ((await reply.json()) as { redirect?: string }) : {};
  return { to: reply.headers.get('location') ?? data.redirect ?? null, status: reply.status, lookups };
}

/** How many answers led on. */
let sent = 0;

/** What is wrong with the way from an address; nothing: all is well. */
async function problemOf(address: string): Promise<string | null> {
  const seen = new Set<string>();
  let here = address;
  for (let hops = 0; ; hops += 1) {
    const answer = await ask(here);
    if (answer.status >= 500) return `answers ${answer.status}`;
    if (answer.lookups > MOST_LOOKUPS) return `takes ${answer.lookups} look-ups`;
    if (answer.to === null) return null;
    sent += 1;
    if (/[\\\p{Cc}]|^\/\/(?!lumo\.example)/u.test(answer.to)) return `leads to ${answer.to}`;
    const url = new URL(answer.to, ORIGIN);
    if (!MAY_LEAD_TO.has(url.origin)) return `leads to ${answer.to}`;
    if (url.origin !== ORIGIN) return null;
    if (hops === 2) return `takes more than two steps: ${[...seen, here].join(' → ')}`;
    if (seen.has(here)) return 'leads in a circle';
    seen.add(here);
    here = url.pathname + url.search;
  }
}

it(`of ${COUNT} hostile addresses none leads off the site, takes more than two steps, ends in a circle or is looked up again and again [S2.4, S2.20, S2.38, S2.39, S2.40, S2.46, S2.47, S2.80, S5.10, S5.11]`, async () => {
  const problems: string[] = [];
  sent = 0;
  for (const address of hostileAddresses(COUNT)) {
    const problem = await problemOf(address).catch((error: unknown) => `fails: ${String(error)}`);
    if (problem) problems.push(`${address.slice(0, 120)} ${problem}`);
  }
  expect(problems.slice(0, 20)).toEqual([]);
  // Else they would prove nothing.
  expect(sent).toBeGreaterThan(COUNT / 3);
});

it.each(['a', 'a-', '-1', '/', '%2f', '%25', 'A', '//evil', '.', '/old-1', 'a=%26&', 'č'])(
  'an address of %j again and again takes work in proportion to its length',
  (part) => {
    const site = { routes, info, redirects: compiled, publicUrl: ORIGIN } as unknown as Parameters<typeof applyRedirectRules>[1];
    const read = (address: string): void => {
      const clean = cleanAddress(new URL(ORIGIN + address), 'si');
      if (clean !== null) applyRedirectRules(new URL(ORIGIN + clean), site);
    };
    const at = (prefix: string) => (size: number) => `${prefix}${part.repeat(size)}/`;
    for (const prefix of ['/', '/p-', '/en/?q=']) expect(growth({ size: 400, text: at(prefix), work: read }), prefix).toBeLessThan(MAX_GROWTH);
  },
);
