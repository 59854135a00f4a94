import { describe, expect, it } from 'vitest';
import { cleanHtml, plainText } from './clean-html.ts';

describe('cleanHtml', () => {
  it.each([
    ['plain', '<p>plain</p>'],
    ['a\nb\n\nc', '<p>a<br />b</p><p>c</p>'],
    ['1 < 2 & "x"', '<p>1 &lt; 2 &amp; &quot;x&quot;</p>'],
    ['R&amp;D', '<p>R&amp;D</p>'],
    ['<ul><li>a</li><li></li></ul>', '<ul><li>a</li></ul>'],
    ['a<br />b', '<p>a<br />b</p>'],
    ['<a href="javascript:alert(1)">x</a>', '<p>x</p>'],
    ['<p style="color:red" onclick=x>y</p>', '<p>y</p>'],
    ['<script>alert(1)</script>', ''],
    ['<img src=x onerror=alert(1)>', ''],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    ['<h1>Big</h1>', '<h3>Big</h3>'],
  ])('makes %j to %j', (text, html) => {
    expect(cleanHtml(text)).toBe(html);
  });

  it('reads long rows of no-break spaces at once [T30]', () => {
    const begun = performance.now();
    expect(cleanHtml(`<p>${'&nbsp;'.repeat(60)}x</p><p>${'\u00a0'.repeat(60)}</p>`)).toContain('x</p>');
    expect(performance.now() - begun).toBeLessThan(500);
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
