import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { KNOWN } from '@vitrina/demo/known';
import { answerOf, sendRequest } from '../src/request.ts';
import { category, known } from '../src/shop.ts';

/** The canonical path of a page and its other paths, each in normal form. */
interface Target {
  page: string;
  /** Its old and alternative paths. */
  others: string[];
  /** Part of its path that is a code, in its exact spelling. */
  code?: string;
  isList?: boolean;
}

let targets: Target[];
beforeAll(async () => {
  const [laptop, croatian, laptops, german] = await Promise.all([
    known('laptop'),
    known('laptop', { lang: 'hr' }),
    category('laptops'),
    category('laptops', { lang: 'de' }),
  ]);
  const { id } = laptop;
  targets = [
    { page: laptop.url_without_domain, others: [`/x-y-izdelki-${id}/`, `/p/${KNOWN.laptop}/`, `/artikel/${id}/`, `/p-stari-${id}/`] },
    { page: croatian.url_without_domain, others: [`/hr/nesto-drugo-proizvodi-${id}/`, `/hr/p/${KNOWN.laptop}/`] },
    { page: laptops.url_without_domain, others: ['/notesniki/', `${laptops.url_without_domain.slice(0, -1)}-katalog/`], isList: true },
    { page: german.url_without_domain, others: [], isList: true },
    { page: '/en/guides/', others: [] },
    { page: '/auth/login/', others: [] },
    { page: '/hr/auth/confirm_signup/12/', code: 'AbCdEfGhIjKlMnOpQrStUv/', others: [] },
    { page: '/webshop/shopping_cart/', others: [] },
    { page: '/', others: [] },
  ];
});

/** Adds a defect to a path. */
type Defect = (path: string, at: number) => string;
const DEFECTS: Record<string, Defect> = {
  'capital letters': (path, at) => [...path].map((letter, i) => ((i * 7 + at) % 3 === 0 ? letter.toUpperCase() : letter)).join(''),
  'no slash at the end': (path) => (path.length > 1 ? path.slice(0, -1) : path),
  'doubled slashes': (path, at) => {
    const slashes = [...path.matchAll(/\//g)].map(({ index }) => index);
    const place = slashes[at % slashes.length] as number;
    return `${path.slice(0, place)}//${path.slice(place)}`;
  },
  'the default language’s prefix': (path) => (/^\/(?:hr|de|en)\//i.test(path) ? path : `/si${path}`),
  'a tel: suffix': (path) => `${path}tel:+38612345`,
};
const QUERY = ['utm_source=a%20b', 'gclid=Xy-1', 'sort=price_asc', 'manufacturer=lumo,kvant', 'ram=16-gb', 'unknown=A', 'page=1', 'x=', 'mode=gallery'];
/** The resulting query of a list: known parameters first, in their fixed order. */
const LIST_ORDER = ['manufacturer=kvant,lumo', 'ram=16-gb', 'sort=price_asc'];

const pairs = (search: string) => [...new URLSearchParams(search)].map(([name, value]) => `${name}=${value.split(',').sort().join(',')}`).sort();

const mix = fc.record({
  target: fc.nat(8),
  other: fc.nat(4),
  defects: fc.uniqueArray(fc.constantFrom(...Object.keys(DEFECTS)), { maxLength: 4 }),
  at: fc.nat(11),
  query: fc.shuffledSubarray(QUERY),
});

describe('any mix of defects of an address', () => {
  it('is put right in exactly one step, with the whole query, and the page is there [S2.4, S2.6, S2.21, S2.38, S2.39, S2.40, S2.46, S9.54]', async () => {
    await fc.assert(
      fc.asyncProperty(mix, async ({ target: number, other, defects, at, query }) => {
        const { page, others, code = '', isList } = targets[number] as Target;
        const start = [page, ...others][other % (others.length + 1)] as string;
        // The suffix comes last, as it would hide later defects.
        const path = defects
          .toSorted((a, b) => Number(a.includes('tel')) - Number(b.includes('tel')))
          .reduce((url, name) => (DEFECTS[name] as Defect)(url, at), start + code);
        const written = code ? restored(path, code) : path;
        const requested = written + (query.length > 0 ? `?${query.join('&')}` : '');
        const isWrong = written !== page + code || query.includes('mode=gallery');
        const first = await sendRequest(requested);
        if (!isWrong) {
          expect(`${requested} ${first.status}`).toBe(`${requested} 200`);
          return;
        }
        expect(`${requested} ${first.status} ${first.location?.split('?')[0]}`).toMatch(new RegExp(`30[12] ${page}${code}$`));
        const search = first.location?.split('?')[1] ?? '';
        expect([requested, pairs(search)]).toEqual([requested, pairs(query.filter((part) => part !== 'mode=gallery').join('&'))]);
        if (isList) expect(search.split('&').filter((part) => LIST_ORDER.includes(part))).toEqual(LIST_ORDER.filter((part) => search.includes(part)));
        expect(`${first.location} ${(await sendRequest(first.location as string)).status}`).toBe(`${first.location} 200`);
      }),
      { numRuns: 150, seed: 22 },
    );
  });

  it('also where a rule of staff names a product by an old name [S2.21]', async () => {
    const { id, url_without_domain: url } = await known('laptop');
    expect(await answerOf(`//SI/Artikel/${id}?utm_source=x`)).toBe(`301 ${url}?utm_source=x`);
  });
});

/** Restores a code whose spelling a defect has changed. */
const restored = (path: string, code: string): string => path.replace(new RegExp(code.slice(0, -1), 'i'), code.slice(0, -1));

describe('what leads on keeps the whole query', () => {
  it('/p/{code}/ and a wrong slug, marks of campaigns included, also from the cache [S2.21, S2.38]', async () => {
    const { id, url_without_domain: url } = await known('laptop');
    const query = '?utm_source=mail&utm_medium=a%2Fb&ref=7&gclid=Q&x=1&x=2&Y=z';
    for (const from of [`/p/${KNOWN.laptop}/`, `/p/${KNOWN.laptop.toLowerCase()}/`, `/x-izdelki-${id}/`, `/artikel/${id}/`])
      for (const search of [query, query.replace('mail', 'other'), ''])
        expect(`${from} ${(await sendRequest(from + search)).location}`).toBe(`${from} ${url}${search}`);
  });
  it('a tag’s wrong name, and page data', async () => {
    const { id, url_without_domain: url, tags } = await known('laptop');
    const [tag] = tags;
    const { location } = await sendRequest(`/napacno-oznake-${tag?.id}/?utm_source=x&sort=price_asc`);
    expect(location).toBe(`${tag?.url_without_domain}?sort=price_asc&utm_source=x`);
    const data = JSON.parse((await sendRequest(`/_data/SI//x-izdelki-${id}?b=1`)).text) as { redirect: string };
    expect(data.redirect).toBe(`${url}?b=1`);
  });
  it('never a target on another host, nor what could not stand in an address', async () => {
    expect((await sendRequest('/proizvajalec-kvant/?utm_source=x')).location).toBe('https://kvant.example/');
    const { id, url_without_domain: url } = await known('laptop');
    expect((await sendRequest(`/x-izdelki-${id}/?utm_x=%0d%0aSet-Cookie`)).location).toBe(url);
  });
});
