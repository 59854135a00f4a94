const PRODUCT = 'DEMO-LAPTOP-01';

interface Expectation {
  what: string;
  path: string;
  holds: readonly (string | RegExp)[];
}

/** What pages in Polish lack of what they have to hold. */
export async function pageFaults(origin: string): Promise<string[]> {
  const { pl, en } = await addresses(origin);
  const faults = /^\/pl\/laptop-arc-14-srebrny-16-gb-512-gb-produkty-\d+\/$/.test(pl) ? [] : [`address: ${pl}`];
  const alternates = [`hreflang="pl-PL" href="${origin}${pl}"`, `hreflang="en" href="${origin}${en}"`];
  const expected: Expectation[] = [
    {
      what: 'product page',
      path: pl,
      holds: ['<html lang="pl-PL"', 'Dodaj do koszyka', 'Laptop waży 1,18 kg', '10 rdzeni, do 4,8 GHz', 'Dane techniczne', ...alternates],
    },
    { what: 'product page in English', path: en, holds: ['<html lang="en"', ...alternates] },
    { what: 'ten products', path: '/pl/laptopy/', holds: [/\b10\s+produktów/, 'Filtry', '<h1', 'Laptopy'] },
    { what: 'one product', path: '/pl/szukaj/?search_q=DEMO-LAPTOP-01', holds: [/\b1\s+(?:wynik|produkt)\b/] },
    { what: 'a few products', path: '/pl/szukaj/?search_q=list', holds: [/\b[234]\s+(?:wyniki|produkty)\b/] },
    { what: 'words with endings', path: '/pl/szukaj/?search_q=laptopami', holds: [/\b10\s+(?:wyników|produktów)/] },
    { what: 'what has no Polish text', path: '/pl/auth/login/', holds: ['<html lang="pl-PL"', 'Strona główna', 'password'] },
    { what: 'list of sitemaps', path: '/sitemap.xml', holds: ['/sitemap-pl-products-1.xml', '/sitemap-pl-pages-1.xml'] },
    { what: 'sitemap of products', path: '/sitemap-pl-products-1.xml', holds: [`<loc>${origin}${pl}</loc>`, 'hreflang="pl-PL"', 'hreflang="de-DE"'] },
    { what: 'a page of the shop', path: '/pl/terms/', holds: ['<html lang="pl-PL"'] },
  ];
  const found = await Promise.all(expected.map((one) => lacking(origin, one)));
  return [...faults, ...found.flat()];
}

async function lacking(origin: string, { what, path, holds }: Expectation): Promise<string[]> {
  const answer = await fetch(origin + path);
  const text = await answer.text();
  const missing = holds.filter((part) => (typeof part === 'string' ? !text.includes(part) : !part.test(text.replace(/<[^>]*>/g, ' '))));
  return [...(answer.ok ? [] : [`${what}: ${path} answers ${answer.status}`]), ...missing.map((part) => `${what}: ${path} lacks ${part}`)];
}

async function addresses(origin: string): Promise<{ pl: string; en: string }> {
  const urlIn = async (lang: string): Promise<string> => {
    const answer = await fetch(`${origin}/api/catalog/product/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-lang': lang },
      body: JSON.stringify({ item_code: PRODUCT }),
    });
    return ((await answer.json()) as { data: { url_without_domain: string } }).data.url_without_domain;
  };
  return { pl: await urlIn('pl'), en: await urlIn('en') };
}
