import { describe, expect, it } from 'vitest';
import { hasBackReference, problemOfNewPath, problemOfOldPath, tidyNewPath, tidyOldPath } from './redirect-rule.ts';

describe('the old path of a rule', () => {
  it.each([
    ['/old', '/old/'],
    ['/old/', '/old/'],
    ['//old///page', '/old/page/'],
    ['/%C4%8Daj/', '/čaj/'],
    ['/si/old/', '/old/'],
    ['/si/si/old', '/old/'],
    ['/hr/old/', '/hr/old/'],
    ['/old/(.*)', '/old/(.*)'],
    ['/old/(.+)', '/old/(.+)'],
    ['/old/(slug+)', '/old/(slug+)/'],
    ['/(.*)/old', '/(.*)/old/'],
  ])('%s is kept as %s in a Slovenian shop [S3.98]', (input, expected) => expect(tidyOldPath(input, 'si')).toBe(expected));

  it.each(['/old/', '/old/(slug+)-(id+)/', '/(.*)', '/(id*)/(id*)/(id*)/(id*)/', '/čaj/'])('%s may be one [S3.101, S3.107]', (path) =>
    expect(problemOfOldPath(path)).toBeNull(),
  );
  it.each(['old/', '', 'https://shop.example/', '//evil.example/', '/old/?a=1', '/old/#part', '/a\\b/', '/a\u0000/'])('%j is no path', (path) =>
    expect(problemOfOldPath(path)).toBe('error_field_format'),
  );
  it.each(['/old/(word+)/', '/old/(slug)/', '/(id*)/(id*)/(id*)/(id*)/(id*)/', '/old/)/', '/(slug+)(/'])('%s has a pattern that is none', (path) =>
    expect(problemOfOldPath(path)).toBe('error_redirect_pattern'),
  );
});

describe('the new path of a rule', () => {
  it.each([
    ['/new', '/new/'],
    ['/new/', '/new/'],
    ['/new?a=1', '/new/?a=1'],
    ['/new#part', '/new/#part'],
    ['/new?a=/b', '/new/?a=/b'],
    ['/new?a=1#b?c', '/new/?a=1#b?c'],
    ['/new/?a=1', '/new/?a=1'],
    ['/new/(1)', '/new/(1)'],
    ['https://maker.example', 'https://maker.example'],
    ['{host}/a', '{host}/a'],
  ])('%s is kept as %s [S3.99]', (input, expected) => expect(tidyNewPath(input)).toBe(expected));

  it.each<[string, number]>([
    ['/new/', 0],
    ['/new/(1)/(2)/', 2],
    ['{host}/new/', 0],
    ['{host}', 0],
    ['{host}?a=1', 0],
    ['https://maker.example', 0],
    ['https://maker.example:8443/a/(1)/', 1],
    ['//maker.example/', 0],
    ['https://maker.example?a=1', 0],
    ['https://maker.example#a', 0],
  ])('%s with %i patterns may be one [S3.108, S3.109, S5.10, S5.11]', (path, patterns) => expect(problemOfNewPath(path, patterns)).toBeNull());

  it.each<[string, number]>([
    ['/new/(1)/', 0],
    ['/new/(3)/', 2],
    ['/new/(0)/', 1],
    ['/new/(10)/', 4],
    ['/new/(slug+)/', 1],
    ['/new/)/', 0],
  ])('%s takes over what %i patterns do not give', (path, patterns) => expect(problemOfNewPath(path, patterns)).toBe('error_redirect_group'));

  it.each<[string, number]>([
    ['new/', 0],
    ['', 0],
    ['javascript:alert', 0],
    ['//', 0],
    ['https://', 0],
    ['https://maker/', 0],
    ['https://user@maker.example/', 0],
    ['https://:secret@maker.example/', 0],
    ['https://maker.example:port/', 0],
    ['https://(1)/', 1],
    ['https://maker.example(1)/', 1],
    ['{host}(1)', 1],
    ['{host}.evil.example/', 0],
    ['https://maker.example/a\\b', 0],
    ['https://maker.example//evil.example/', 0],
    ['https://maker.example//?a=1', 0],
  ])('%s with %i patterns leads nowhere a rule may lead [T27]', (path, patterns) => expect(problemOfNewPath(path, patterns)).toBe('error_redirect_target'));

  it('may take over parts of the old one', () => {
    expect([hasBackReference('/new/(1)/'), hasBackReference('(2)'), hasBackReference('/new/'), hasBackReference('/new/(a)/')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
