import type { Mutant } from '../mutant.ts';

const BIND = 'backend/src/http/bind.ts';
const DATA_CACHE = 'backend/src/http/data-cache.ts';

/** What is kept, for whom, and until when. */
export const CACHE_KEYS: readonly Mutant[] = [
  {
    name: 'reply-kept-for-all-languages',
    file: BIND,
    find: "${endpoint.sameInAllLanguages ? '' : context.lang}",
    replace: '',
    test: 'backend/src/modules/content/cms.test.ts',
    title: 'a page is found by id and by slug in the language of the caller',
  },
  {
    name: 'reply-kept-for-all-inputs',
    file: BIND,
    find: 'JSON.stringify(sorted(withoutLang(input)))}`',
    replace: "''}`",
    test: 'backend/src/modules/catalogue/directories.test.ts',
    title: 'products of a manufacturer, a seller, a list, a tag [S7.36]',
  },
  {
    name: 'replies-of-staff-kept-for-all',
    file: BIND,
    find: 'if (!cacheName || context.actor.isStaff) {',
    replace: 'if (!cacheName) {',
    test: 'backend/src/modules/catalogue/visibility.test.ts',
    title: 'what staff see is never kept for others',
  },
  {
    name: 'reply-read-before-a-change-kept',
    file: DATA_CACHE,
    find: 'const isCurrent = made === null || !changes.hasChangedSince(made.tags, begun);',
    replace: 'const isCurrent = true;',
    test: 'backend/src/http/data-cache.test.ts',
    title: 'never keeps a reply that was read before a change',
  },
  {
    name: 'long-keys-cut',
    file: DATA_CACHE,
    find: "createHash('sha256').update(key).digest('base64url')",
    replace: 'key.slice(0, LONGEST_KEY)',
    test: 'backend/src/http/data-cache.test.ts',
    title: 'tells long keys apart',
  },
];
