import { describe, expect, it } from 'vitest';
import { robots } from './robots.ts';

describe('robots.txt', () => {
  it('keeps crawlers out of personal pages and calls in every language, and names the sitemap', async () => {
    const text = await robots('https://shop.test').text();
    for (const path of ['/api/', '/_data/', '/auth/', '/*/auth/', '/webshop/', '/*/webshop/', '/wishlist/']) expect(text).toContain(`Disallow: ${path}\n`);
    expect(text).toContain('Sitemap: https://shop.test/sitemap.xml');
  });
});
