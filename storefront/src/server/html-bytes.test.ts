import { expect, it } from 'vitest';
import { htmlBytes } from './html-bytes.ts';

it('the bytes of all pieces are those of one text', () => {
  const pieces = ['<p>', 'čšž €', '', '𝄞 &amp; \ud800', '</p>'];
  expect(htmlBytes(pieces)).toEqual(Buffer.from(pieces.join('')));
});

it('a page that is larger than what is kept, and the one after it, are whole, and neither is changed by the next', () => {
  const pieces = Array.from({ length: 500 }, () => '€'.repeat(1000));
  const large = htmlBytes(pieces);
  const small = htmlBytes(['po']);
  htmlBytes(['drugo']);
  expect(large.equals(Buffer.from(pieces.join('')))).toBe(true);
  expect(small.toString()).toBe('po');
});
