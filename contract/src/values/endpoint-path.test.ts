import { expect, it } from 'vitest';
import { endpointPath } from './endpoint-path.ts';

const PATHS = { cart: '/api/v2/basket/', order: '/api/{lang}/orders/{id}-{code}/', old_order: '/api/{id}/{id}/' };

it.each([
  ['cart', undefined, '/api/v2/basket/'],
  ['order', { lang: 'si', id: '12', code: 'a/b c' }, '/api/si/orders/12-a%2Fb%20c/'],
  ['order', { lang: 'si' }, '/api/si/orders/-/'],
  ['old_order', { id: '7' }, '/api/7/7/'],
])('the path of a call stands in the served table: %s with %j [S7.21]', (name, values, path) => expect(endpointPath(PATHS, name, values)).toBe(path));

it('a call that the table does not name has no path, and the error says which [S7.21]', () =>
  expect(() => endpointPath(PATHS, 'coupon')).toThrow('the endpoint table does not name coupon'));
