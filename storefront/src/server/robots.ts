import { PAGE_CACHE } from '@vitrina/contract/internal-headers';
/** Answers robots.txt: all but personal pages, calls and filtered addresses may be crawled. */
export function robots(publicUrl: string): Response {
  const personal = ['auth', 'webshop', 'wishlist', 'compare'].flatMap((segment) => [`Disallow: /${segment}/`, `Disallow: /*/${segment}/`]);
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /_data/',
    ...personal,
    'Disallow: /*?*special_view=',
    'Disallow: /*?*search_q=',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8', [PAGE_CACHE]: 'public' } });
}
