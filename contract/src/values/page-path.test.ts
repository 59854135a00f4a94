import { describe, expect, it } from 'vitest';
import type { LanguageCode } from './languages.ts';
import { isId, parseNewsletterPath, parseProductPath, parseTagPath, productPath, tagPath } from './page-path.ts';

const path = (lang: LanguageCode) => productPath({ lang, defaultLanguage: 'si', slug: 'lenovo-thinkpad-x1', id: 12 });

describe('product addresses', () => {
  it('are slug, product word and id [S2.21]', () =>
    expect(parseProductPath('/lenovo-thinkpad-x1-izdelki-12/', 'si')).toEqual({ slug: 'lenovo-thinkpad-x1', id: 12 }));
  it('hr and ba: proizvodi [S2.22, S2.23]', () =>
    expect([path('hr'), path('ba')]).toEqual(['/hr/lenovo-thinkpad-x1-proizvodi-12/', '/ba/lenovo-thinkpad-x1-proizvodi-12/']));
  it('si: izdelki [S2.24]', () => expect(path('si')).toBe('/lenovo-thinkpad-x1-izdelki-12/'));
  it('en: products [S2.25]', () => expect(path('en')).toBe('/en/lenovo-thinkpad-x1-products-12/'));
  it('de and at: produkte [S2.26]', () =>
    expect([path('de'), path('at')]).toEqual(['/de/lenovo-thinkpad-x1-produkte-12/', '/at/lenovo-thinkpad-x1-produkte-12/']));
  it('it: prodotti [S2.27]', () => expect(path('it')).toBe('/it/lenovo-thinkpad-x1-prodotti-12/'));
  it('es: productos [S2.28]', () => expect(path('es')).toBe('/es/lenovo-thinkpad-x1-productos-12/'));

  it.each([
    '/izdelki-12/',
    '/a-izdelki-0/',
    '/a-izdelki-012/',
    '/a-izdelki-2147483648/',
    '/a-izdelki-99999999999/',
    '/a-izdelki--1/',
    '/a-izdelki-1x/',
    '/b/a-izdelki-1/',
    '/a-products-1/',
  ])('%s is none', (other) => expect(parseProductPath(other, 'si')).toBeNull());

  it('the slug may hold the product word itself', () =>
    expect(parseProductPath('/novi-izdelki-3-izdelki-12/', 'si')).toEqual({ slug: 'novi-izdelki-3', id: 12 }));
});

it('a tag address carries slug and id [S2.29]', () => expect(parseTagPath('/za-studente-oznake-3/', 'si')).toEqual({ slug: 'za-studente', id: 3 }));
it('a newsletter address carries id and code [S2.30]', () => {
  expect(parseNewsletterPath('/newsletter/7/abc/')).toEqual({ id: 7, code: 'abc' });
  expect(parseNewsletterPath('/newsletter/7/')).toBeNull();
});

it.each([
  '/newsletter/0/abc/',
  '/newsletter/07/abc/',
  '/newsletter/7/abc',
  '/newsletter/7/abc/more/',
  '/newsletters/7/abc/',
  '/newsletter/7//',
  '/x/newsletter/7/abc/',
])('%s is no address of a newsletter', (path) => expect(parseNewsletterPath(path)).toBeNull());
it.each<[LanguageCode, string]>([
  ['si', '/za-studente-oznake-3/'],
  ['en', '/en/za-studente-tags-3/'],
  ['de', '/de/za-studente-themen-3/'],
  ['it', '/it/za-studente-temi-3/'],
  ['es', '/es/za-studente-temas-3/'],
])('the tag word of %s stands in %s [S2.29]', (lang, path) => expect(tagPath({ lang, defaultLanguage: 'si', slug: 'za-studente', id: 3 })).toBe(path));
it.each([
  ['1', true],
  ['2147483647', true],
  ['2147483648', false],
  ['12345678901', false],
  ['0', false],
  ['01', false],
  ['+1', false],
  ['1.0', false],
  ['', false],
])('%j is an id: %s', (text, is) => expect(isId(text)).toBe(is));
it('a tag is none of a product, nor the other way round', () => {
  expect(parseProductPath('/za-studente-oznake-3/', 'si')).toBeNull();
  expect(parseTagPath('/a-izdelki-3/', 'si')).toBeNull();
  expect(parseProductPath('a-izdelki-3', 'si')).toEqual({ slug: 'a', id: 3 });
});
