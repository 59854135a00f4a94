import { expect, it, vi } from 'vitest';
import { LANGUAGE_CODES, languageBase } from '@vitrina/contract/values/languages';
import { directoryPath } from '@vitrina/contract/values/directory-path';
import { compileRedirects } from '@vitrina/contract/values/redirects';
import { hostileAddresses } from '@vitrina/contract/testing/hostile-addresses';
import { redirectsFor } from '../../../demo/shop/redirects.ts';
import type { StorefrontDeps } from './create-storefront.ts';
import { redirect } from './answers.ts';
import { handleRequest } from './handle-request.ts';

// Pages themselves lead on by the same function with what the visitor sent; all else of them is no matter here.
vi.mock('./render-page.tsx', () => ({
  renderPage: async ({ match, url, asData }: { match: { action: string; template: string }; url: URL; asData: boolean }) => {
    if (match.action === 'logout') return redirect({ to: url.searchParams.get('redirect') ?? '/', status: 303, asData });
    return new Response('', { status: match.template === 'Error404' ? 404 : 200 });
  },
}));

const ORIGIN = 'https://shop.test';
const COUNT = 10_000;
const MOST_MS = 50;
/** Hosts that staff's own rules name. */
const MAY_LEAD_TO = new Set([ORIGIN, 'https://kvant.example', 'https://lumo.example']);

const route = (path: string, controller: string, action: string, template: string) =>
  [path, { path, controller, action, template, content_type: controller, lang: 'si', urls: {}, slug: null, content_id: null }] as const;
const routes = new Map(
  LANGUAGE_CODES.flatMap((lang) => [
    route(languageBase(lang, 'si'), 'cms', 'homepage', 'CmsHomepage'),
    route(directoryPath('catalogue', { lang, defaultLanguage: 'si' }), 'catalog', 'index', 'CatalogRoot'),
    route(directoryPath('search', { lang, defaultLanguage: 'si' }), 'catalog', 'index', 'CatalogIndex'),
    route(directoryPath('missing', { lang, defaultLanguage: 'si' }), 'catalog', 'missing', 'CatalogMissing'),
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
/** The demo shop's rules, and some that would be dangerous were they followed as they are. */
const RULES = [
  ...redirectsFor('/'),
  { old_path: '/(slug+)//(.*)', new_path: '(2)', type: 301 },
  { old_path: '/p-(.+)', new_path: '/(1)', type: 301 },
  { old_path: '/x(.*)', new_path: '/xx(1)', type: 301 },
  { old_path: '/hr/(slug*)(id*)(slug+)-(id+)/', new_path: '/hr/(4)/(3)/', type: 302 },
  { old_path: '/de(.*)evil(.*)', new_path: '{host}(2)', type: 301 },
  { old_path: '/en/(.+)', new_path: '/en/(1)', type: 301 },
];
const redirects = compileRedirects(RULES);
const deps = {
  publicUrl: ORIGIN,
  defaultLanguage: 'si',
  isBot: () => false,
  log: () => {},
  consent: {},
  apiFor: () => ({ tags: new Set(), get: async () => ({ url_without_domain: '/prenosnik-izdelki-12/' }) }),
  siteData: { info: async () => info, routes: async () => routes, redirects: async () => redirects },
} as unknown as StorefrontDeps;

interface Answer {
  to: string | null;
  status: number;
  cpuMs: number;
}

async function ask(address: string): Promise<Answer> {
  const request = new Request(URL.canParse(ORIGIN + address) ? ORIGIN + address : `${ORIGIN}/`);
  const begun = process.cpuUsage();
  const reply = await handleRequest(request, {}, deps);
  const { user, system } = process.cpuUsage(begun);
  const data = reply.headers.get('content-type')?.includes('json') ? ((await reply.json()) as { redirect?: string }) : {};
  return { to: reply.headers.get('location') ?? data.redirect ?? null, status: reply.status, cpuMs: (user + system) / 1000 };
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
    // Once more before it is called slow: the machine may have been busy with something else.
    if (answer.cpuMs > MOST_MS && (await ask(here)).cpuMs > MOST_MS) return `takes ${Math.round(answer.cpuMs)} ms`;
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

it(`of ${COUNT} hostile addresses none leads off the site, takes more than two steps, ends in a circle or takes long [S2.4, S2.20, S2.38, S2.39, S2.40, S2.46, S2.47, S2.80, S5.10, S5.11]`, async () => {
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
