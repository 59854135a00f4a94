import { describe, expect, it } from 'vitest';
import { createRouter } from './router.ts';

const route = (method: string, template: string) => ({ method, template });
const passkeys = [
  route('POST', '/api/passkeys/login/'),
  route('PUT', '/api/passkeys/{id}/'),
  route('DELETE', '/api/passkeys/{id}/'),
  route('GET', '/api/link/{id}/{code}/'),
  route('GET', '/api/list/'),
  route('POST', '/api/list/'),
];
const router = createRouter(passkeys);
const templateOf = (method: string, path: string) => router.match(method, path).route?.template ?? null;
const paramsOf = (method: string, path: string) => {
  const match = router.match(method, path);
  return match.route && match.params;
};
const allowOf = (method: string, path: string) => {
  const match = router.match(method, path);
  return match.route ? 'found' : match.allow;
};

describe('the router of the interface', () => {
  it('finds a path with and without the slash at its end', () => {
    expect([templateOf('GET', '/api/list/'), templateOf('GET', '/api/list')]).toEqual(['/api/list/', '/api/list/']);
    expect([paramsOf('GET', '/api/link/7/ab/'), paramsOf('GET', '/api/link/7/ab')]).toEqual([
      { id: '7', code: 'ab' },
      { id: '7', code: 'ab' },
    ]);
  });

  it.each([
    '/api/unknown/',
    '/api/list/more/',
    '/api/',
    '/api',
    '/',
    '',
    '/API/list/',
    '//api/list/',
    '/api//list/',
    '/api/list//',
    '/api/link//ab/',
    '/api/link/7//',
    '/api/%2Flist/',
    '/api%2Flist/',
    '/api/list%2F',
    `/api/list/${'x/'.repeat(10_000)}`,
  ])('knows nothing of %s', (path) => {
    expect(allowOf('GET', path)).toBeNull();
  });

  it('names the methods of a path that is asked by another one', () => {
    expect(allowOf('DELETE', '/api/list/')).toBe('GET, HEAD, POST');
    expect(allowOf('OPTIONS', '/api/passkeys/3/')).toBe('PUT, DELETE');
    expect(allowOf('GET', '/api/passkeys/login/')).toBe('POST, PUT, DELETE');
  });

  it('prefers the literal path, unless only the other one has the method', () => {
    expect(templateOf('POST', '/api/passkeys/login/')).toBe('/api/passkeys/login/');
    expect([templateOf('PUT', '/api/passkeys/login/'), paramsOf('PUT', '/api/passkeys/login/')]).toEqual(['/api/passkeys/{id}/', { id: 'login' }]);
  });

  it('reads escapes once and never as separators', () => {
    expect(templateOf('GET', '/api/%6c%69st/')).toBe('/api/list/');
    expect(paramsOf('GET', '/api/link/a%2Fb/c%252Fd/')).toEqual({ id: 'a/b', code: 'c%2Fd' });
    expect(paramsOf('GET', '/api/link/%C4%8D/%20/')).toEqual({ id: 'č', code: ' ' });
    expect(paramsOf('GET', '/api/link/%2E%2E/..%2F/')).toEqual({ id: '..', code: '../' });
  });

  it('leaves what is no escape, and bytes that are no text, as they stand', () => {
    expect(paramsOf('GET', '/api/link/100%/%zz/')).toEqual({ id: '100%', code: '%zz' });
    expect(paramsOf('GET', '/api/link/%F0%28%8C/%C4/')).toEqual({ id: '%F0%28%8C', code: '%C4' });
  });

  it('refuses two routes with one method and path, also with different placeholder names', () => {
    expect(() => createRouter([route('PUT', '/api/a/{id}/'), route('PUT', '/api/a/{code}/')])).toThrow('two routes for PUT /api/a/{code}/');
  });
});
