import { describe, expect, it } from 'vitest';
import { growth, MAX_GROWTH } from '@vitrina/contract/testing/growth';
import { cleanHtml, plainText } from './clean-html.ts';

describe('cleanHtml', () => {
  it.each([
    ['plain', '<p>plain</p>'],
    ['a\nb\n\nc', '<p>a<br />b</p><p>c</p>'],
    ['1 < 2 & "x"', '<p>1 &lt; 2 &amp; "x"</p>'],
    ['R&amp;D', '<p>R&amp;D</p>'],
    ['<ul><li>a</li><li></li></ul>', '<ul><li>a</li></ul>'],
    ['a<br />b', '<p>a<br />b</p>'],
    ['<a href="javascript:alert(1)">x</a>', '<p>x</p>'],
    ['<p style="color:red" onclick=x>y</p>', '<p>y</p>'],
    ['<script>alert(1)</script>', ''],
    ['<img src=x onerror=alert(1)>', ''],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    ['<h1>Big</h1>', '<h3>Big</h3>'],
    ['<table><tr><th>Weight</th><td>1 kg</td></tr><tr><td>Height</td><td>2 m</td></tr></table>', '<p>Weight 1 kg </p><p>Height 2 m </p>'],
  ])('makes %j to %j', (text, html) => {
    expect(cleanHtml(text)).toBe(html);
  });

  it.each(['&nbsp;', '\u00a0', ' ', '<br>', '<p>'])('takes work in proportion to the text, of %j again and again [T30]', (part) => {
    const text = (size: number) => `<p>${part.repeat(size)}x</p><li>${part.repeat(size)}</li>`;
    expect(cleanHtml(text(3))).toContain('x</p>');
    // First of a few: where each one doubled the work, many would never end.
    expect(growth({ size: 3, text, work: cleanHtml })).toBeLessThan(MAX_GROWTH);
    expect(growth({ size: 500, text, work: cleanHtml })).toBeLessThan(MAX_GROWTH);
  });
});

describe('plainText', () => {
  it.each([
    ['a < b', 'a < b'],
    ['<b>a</b> &amp; &eacute;', 'a & é'],
    ['a<br>b', 'a b'],
  ])('makes %j to %j', (text, words) => {
    expect(plainText(text)).toBe(words);
  });
});
