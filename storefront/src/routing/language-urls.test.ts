import { expect, it } from 'vitest';
import { languageUrls } from './language-urls.ts';

const urls = { si: '/svetovalec/', en: '/en/guides/' } as never;
const at = (search: string, head: Parameters<typeof languageUrls>[0]['head'] = {}) =>
  languageUrls({ head, match: { lang: 'si', urls }, search, defaultLanguage: 'si' });

it('home where no page is known, the route table’s address else, with the query as it was written', () => {
  expect(at('?redirect=%2Fa%2f&b=1&b=2')).toMatchObject({
    si: '/svetovalec/?redirect=%2Fa%2f&b=1&b=2',
    en: '/en/guides/?redirect=%2Fa%2f&b=1&b=2',
    hr: '/hr/',
  });
  expect(at('')).toMatchObject({ en: '/en/guides/' });
});
it('what a page says of itself goes before the route table, and is not said twice', () =>
  expect(at('?identifier=7-a&reason=x', { alternates: { si: '/w/?identifier=7-a', en: '/en/w/?identifier=7-a' } })).toMatchObject({
    en: '/en/w/?identifier=7-a&reason=x',
    hr: '/hr/',
  }));
it('the second page of a list that only one language has leads to the first in others', () =>
  expect(at('?page=2', { alternates: { si: '/svetovalec/?page=2' } })).toMatchObject({ si: '/svetovalec/?page=2', en: '/en/guides/' }));
it('a list’s own query is the whole of it', () =>
  expect(at('?ram=8&utm_source=x', { alternates: { si: '/l/?ram=8', en: '/en/l/?ram=8' }, hasWholeQuery: true })).toMatchObject({ en: '/en/l/?ram=8' }));
