import { expect, it } from 'vitest';
import { cachesToClear } from './clear-by-query.ts';

it.each([
  ['/katalog/?devclearcache=1', []],
  ['/?devclearcache=labels', ['labels']],
  ['/?a=1&devclearcache=labels,menus&b=2', ['labels', 'menus']],
  ['/?devclearcache=labels,,menus,', ['labels', 'menus']],
  ['/', null],
  ['/?devclearcache=', null],
  ['/?devclearcache=Labels', null],
  ['/?devclearcache=1x', null],
  ['/?xdevclearcache=1', null],
  ['/devclearcache=1/', null],
])('%s asks to empty %j [S7.100]', (url, names) => {
  for (const site of [undefined, 'none', 'same-origin']) expect(cachesToClear({ url, headers: { 'sec-fetch-site': site } })).toEqual(names);
});

it.each([{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }, { 'sec-fetch-site': 'none', 'sec-purpose': 'prefetch' }])(
  'a link with %j empties nothing [S7.100]',
  (headers) => expect(cachesToClear({ url: '/?devclearcache=1', headers })).toBeNull(),
);
