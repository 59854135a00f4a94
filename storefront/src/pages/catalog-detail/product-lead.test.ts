import { expect, it } from 'vitest';
import { leadOf } from './product-lead.ts';

it.each([
  ['Light and fast.', '<h3>For travels</h3><p>Light and <b>fast</b>. It has a screen.</p>', null],
  ['Light, fast & a screen', '<p>Light, fast &amp; a screen which…</p>', null],
  ['Light and fast…', '<p>Light and fast as few others.</p>', null],
  ['For travellers.', '<p>Light and fast.</p>', 'For travellers.'],
  ['For travellers.', null, 'For travellers.'],
  [null, '<p>Light.</p>', null],
  ['', '<p>Light.</p>', null],
])('%j above %j is shown as %j', (short_description, description, lead) => expect(leadOf({ short_description, description })).toBe(lead));
