import type { site as siteEndpoints, Route, SiteInfo } from '@vitrina/contract/site';
import { cms, type Menus } from '@vitrina/contract/cms';
import { catalogue } from '@vitrina/contract/catalogue';
import { CACHE_MINUTES, type CacheMinutes } from '@vitrina/contract/cache-minutes';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { createHash } from 'node:crypto';
import type { EndpointPaths } from '@vitrina/contract/values/endpoint-path';
import { CallFailed, type ShopApi } from '../api/shop-api.ts';
import { createLabels, type Labels } from '@vitrina/contract/values/labels';
import { compileRedirects, type Redirects } from '@vitrina/contract/values/redirects';
import { directoryWords } from '@vitrina/contract/values/directory-path';

export interface LabelsOfLanguage {
  labels: Labels;
  endpoints: EndpointPaths;
  /** Texts and endpoint table for the browser. */
  json: string;
  /** URL of both, with a hash of their content. */
  url: string;
}

/** Data shared by all pages, which change rarely; cached for the times of specification section 9. */
export interface SiteData {
  info(): Promise<SiteInfo>;
  /** The route table for a page at `path`. While a new one is slow or unavailable, the previous one, if it has that path. */
  routes(path?: string): Promise<ReadonlyMap<string, Route>>;
  labels(lang: LanguageCode): Promise<LabelsOfLanguage>;
  departments(lang: LanguageCode): Promise<{ title: string; url: string; code: string }[]>;
  /** The list of reduced products, where anything is reduced. */
  reduced(lang: LanguageCode): Promise<{ title: string; url: string } | null>;
  menus(lang: LanguageCode): Promise<Menus>;
  redirects(): Promise<Redirects>;
  /** The served endpoint table, if loaded. */
  knownPaths(): Record<string, string> | undefined;
  forget(): void;
}

interface SiteDataOptions {
  api: (lang: LanguageCode) => ShopApi;
  endpoint: typeof siteEndpoints;
  minutes?: CacheMinutes | undefined;
}

const MINUTE = 60_000;
/** Longest wait for a new route table where an older one has the page; its page says "we are updating" only without one. */
const ROUTES_WAIT_MS = 500;
/** Code of the list that the shop fills with what is reduced. */
const REDUCED = 'discounted';

async function soonOr<T>(fresh: Promise<T>, earlier: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(resolve, ROUTES_WAIT_MS, earlier);
  });
  try {
    return await Promise.race([fresh.catch(() => earlier), late]);
  } finally {
    clearTimeout(timer);
  }
}

export function createSiteData({ api, endpoint, minutes: lives = CACHE_MINUTES }: SiteDataOptions): SiteData {
  let memory = new Map<string, { value: Promise<unknown>; until: number }>();
  let paths: Record<string, string> | undefined;
  /** Survives `forget`: an import of a large catalogue changes addresses repeatedly while a busy database takes seconds to list them. */
  let lastRoutes: ReadonlyMap<string, Route> | undefined;

  /** Single-flight per key; an expired value is returned while it is reloaded; a failure is not cached. */
  function remember<T>(key: string, minutes: number, load: () => Promise<T>): Promise<T> {
    const known = memory.get(key);
    if (known && known.until > performance.now()) return known.value as Promise<T>;
    const store = memory;
    const fresh = load();
    if (known) {
      known.until = performance.now() + 5000;
      fresh.then(
        (value) => store.set(key, { value: Promise.resolve(value), until: performance.now() + minutes * MINUTE }),
        () => {},
      );
      return known.value as Promise<T>;
    }
    store.set(key, { value: fresh, until: performance.now() + minutes * MINUTE });
    fresh.catch(() => store.delete(key));
    return fresh;
  }
  const anyLanguage = () => api('si');
  /** Data that every page needs first: without them the server's error page is shown (specification, section 8). */
  const initial = <T>(data: Promise<T>): Promise<T> =>
    data.catch((error: unknown) => {
      const statusCode = error instanceof CallFailed ? error.data.statusCode : 500;
      throw error instanceof CallFailed ? Object.assign(new Error(`Error ${statusCode}`, { cause: error }), { statusCode }) : error;
    });

  const endpoints = () =>
    remember('endpoints', lives.endpoints, async () => {
      paths = await initial(anyLanguage().get(endpoint.endpoints, { version: '1' }));
      return paths;
    });

  const info = async () => {
    await endpoints();
    return remember('info', lives.info, () => initial(anyLanguage().get(endpoint.info, {})));
  };

  return {
    info,
    // The backend caches them for the time of section 9 and invalidates them on changes; here only bursts are absorbed.
    routes: (path) => {
      const earlier = lastRoutes;
      const fresh = remember('routes', 1 / 60, async () => {
        const { items } = await initial(anyLanguage().get(endpoint.routes, {}));
        lastRoutes = new Map(items.map((route) => [route.path, route as Route]));
        return lastRoutes;
      });
      return path !== undefined && earlier?.has(path) ? soonOr(fresh, earlier) : fresh;
    },
    labels: (lang) =>
      remember(`labels:${lang}`, lives.labels, async () => {
        const [texts, table, { literal }] = await Promise.all([initial(api(lang).get(endpoint.labels, { lang })), endpoints(), info()]);
        const json = JSON.stringify({ texts, endpoints: table, literal, directories: directoryWords(lang) });
        const hash = createHash('sha256').update(json).digest('base64url').slice(0, 10);
        return { labels: createLabels(texts, lang), endpoints: table, json, url: `/_labels/${lang}.${hash}.json` };
      }),
    departments: (lang) =>
      remember(`departments:${lang}`, 1 / 6, async () => {
        const { items } = await api(lang).get(catalogue.categories, { level_to: 1 });
        return items.filter((one) => one.total > 0).map((one) => ({ title: one.title, url: one.url_without_domain, code: one.code }));
      }),
    reduced: (lang) =>
      remember(`reduced:${lang}`, 1 / 6, async () => {
        const { items } = await api(lang).get(catalogue.lists, { codes: [REDUCED], per_list: 1 });
        const list = items.find((one) => (one.products[0]?.discount_percent_custom ?? null) !== null);
        return list ? { title: list.title, url: list.url_without_domain } : null;
      }),
    // Cached like the routes: by the backend for the time of section 9, dropped here on changes.
    menus: (lang) => remember(`menus:${lang}`, 1 / 6, () => api(lang).get(cms.menus, {})),
    redirects: () => remember('redirects', lives.redirects, async () => compileRedirects((await anyLanguage().get(endpoint.redirects, {})).items)),
    knownPaths: () => paths,
    forget: () => {
      memory = new Map();
    },
  };
}
