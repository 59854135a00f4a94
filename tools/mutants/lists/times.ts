import type { Mutant } from '../mutant.ts';

const MINUTES = 'contract/src/cache-minutes.ts';
const SITE_DATA = 'storefront/src/server/site-data.ts';
const LIVES = { test: 'backend/src/http/life-times.test.ts' } as const;
const REMEMBERS = { file: SITE_DATA, test: 'storefront/src/server/site-data.test.ts' } as const;

/** Mutants of cache lifetimes: longer ones, or another cache's. */
export const TIMES: readonly Mutant[] = [
  {
    name: 'life-times-of-the-reply-cache-times-100',
    file: 'backend/src/http/reply-cache.ts',
    find: 'const MINUTE_MS = 60_000;',
    replace: 'const MINUTE_MS = 6_000_000;',
    ...LIVES,
    title: '60 minutes: redirect rules [S9.20]',
  },
  {
    name: 'labels-under-a-name-of-1440-minutes',
    file: 'contract/src/site.ts',
    find: "cache: 'labels',",
    replace: "cache: 'info',",
    ...LIVES,
    title: '10 minutes: labels [S9.12]',
  },
  {
    name: 'menus-under-the-name-of-pages',
    file: 'contract/src/cms.ts',
    find: "cache: 'menus',",
    replace: "cache: 'cms_pages',",
    ...LIVES,
    title: '30 minutes: menus [S9.13]',
  },
  {
    name: 'a-product-kept-as-labels',
    file: 'contract/src/catalogue.ts',
    find: "cache: 'product',",
    replace: "cache: 'labels',",
    ...LIVES,
    title: '5 minutes: a product [S9.18]',
  },
  { name: 'sellers-never-kept', file: 'contract/src/catalogue.ts', find: "cache: 'sellers',", replace: '', ...LIVES, title: '5 minutes: sellers [S9.19]' },
  { name: 'questions-live-a-day', file: MINUTES, find: 'faq: 60,', replace: 'faq: 1440,', ...LIVES, title: '60 minutes: questions and answers [S9.23]' },
  { name: 'shops-live-ten-hours', file: MINUTES, find: 'location_points: 60,', replace: 'location_points: 600,', ...LIVES, title: '60 minutes: shops [S9.25]' },
  {
    name: 'newsletters-live-an-hour',
    file: MINUTES,
    find: 'newsletter: 1440,',
    replace: 'newsletter: 60,',
    ...LIVES,
    title: '1440 minutes: a newsletter [S9.10]',
  },
  { name: 'payload-lives-a-day', file: MINUTES, find: 'payload: 15,', replace: 'payload: 1440,', ...LIVES, title: '15 minutes: what every caller may know' },
  {
    name: 'redirects-remembered-times-100',
    ...REMEMBERS,
    find: "'redirects', lives.redirects,",
    replace: "'redirects', lives.redirects * 100,",
    title: 'redirect rules 60 minutes [S9.20]',
  },
  { name: 'labels-remembered-times-100', ...REMEMBERS, find: 'lives.labels,', replace: 'lives.labels * 100,', title: 'labels 10 minutes [S9.12]' },
  { name: 'site-info-asked-each-time', ...REMEMBERS, find: "'info', lives.info,", replace: "'info', 0,", title: 'site info 1440 minutes [S9.8]' },
  {
    name: 'configured-life-of-redirects-ignored',
    ...REMEMBERS,
    find: "'redirects', lives.redirects,",
    replace: "'redirects', 60,",
    title: 'names another time for',
  },
];
