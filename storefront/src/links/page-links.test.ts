import { expect, it, vi } from 'vitest';
import { fixedUrl } from './page-links.ts';

const place = { lang: 'hr', info: { default_language: 'si' } } as const;

it('a fixed page has its address in each language', () => expect(fixedUrl('catalogue', place)).toBe('/hr/katalog/'));

it.each(['no-such-page', 'constructor', ''])('an unknown name %j is logged and leads home [S8.37, S8.38]', (name) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(fixedUrl(name as never, place)).toBe('/hr/');
  expect(log).toHaveBeenCalledExactlyOnceWith('Unknown route name', name);
  log.mockRestore();
});
