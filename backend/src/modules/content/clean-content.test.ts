import { describe, expect, it } from 'vitest';
import { hostileTexts } from '@vitrina/contract/testing/hostile-texts';
import { cleanContent } from './clean-content.ts';

describe('rich text of staff', () => {
  it('keeps what texts are made of', () => {
    const html =
      '<h2 id="t-mere">Mere</h2><p>Televizor <strong>55"</strong> in <a href="/trgovine/">trgovine</a>.</p><ul><li>ena</li></ul><table><tr><th scope="col">a</th></tr></table>';
    expect(cleanContent(html)).toBe(html.replace('55"', '55"'));
  });

  it('leads out of the shop only by https, with no way back into the page', () => {
    expect(cleanContent('<a href="https://www.primer.si/" rel="opener">a</a>')).toBe('<a href="https://www.primer.si/" rel="noopener">a</a>');
    expect(cleanContent('<a href="http://www.primer.si/">a</a> <a href="//evil.example/">b</a>')).toBe('<a>a</a> <a>b</a>');
    expect(cleanContent('<a href="mailto:a@primer.si">a</a> <a href="tel:+38614">b</a>')).toContain('href="tel:+38614"');
  });

  it('shows pictures of ours only, loaded when they come near', () => {
    expect(cleanContent('<img src="/thumbs/content/demo/a.svg.webp" alt="a">')).toBe('<img src="/thumbs/content/demo/a.svg.webp" alt="a" loading="lazy" />');
    expect(cleanContent('<img src="https://evil.example/a.png">')).toBe('');
  });

  it('takes no id that the page may have', () => {
    expect(cleanContent('<h2 id="root">a</h2><p id="page-state">b</p>')).toBe('<h2 id="t-root">a</h2><p>b</p>');
  });

  it('lets none of 300 hostile texts run or call others', () => {
    for (const text of hostileTexts()) {
      const clean = cleanContent(text);
      expect(clean, text).not.toMatch(/<(?:script|iframe|object|embed|style|link|base|meta|form|input|svg|math|body|video|audio|template)\b/i);
      expect(clean, text).not.toMatch(/<[^>]*\s(?:on\w+|style|srcdoc)\s*=/i);
      expect(clean, text).not.toMatch(/<[^>]*(?:javascript|vbscript|data):/i);
      expect(clean, text).not.toMatch(/<img[^>]+evil\.example/i);
      // Sanitizing is idempotent.
      expect(cleanContent(clean)).toBe(clean);
    }
  });
});
