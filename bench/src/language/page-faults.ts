const PRODUCT = 'KVANT-ARC-1';
const MAX_ATTEMPTS = 20;
const PAUSE_MS = 3000;

interface Expectation {
  what: string;
  path: string;
  holds: readonly (string | RegExp)[];
}

/** Returns the required parts that Polish pages lack. */
export async function pageFaults(origin: string): Promise<string[]> {
  const { pl, en } = await addresses(origin);
  const faults = /^\/pl\/laptop-kvant-arc-14-srebrny-16-gb-512-gb-produkty-\d+\/$/.test(pl) ? [] : [`address: ${pl}`];
  const alternates = [`hreflang="pl-PL" href="${origin}${pl}"`, `hreflang="en" href="${origin}${en}"`];
  const expected: Expectation[] = [
    {
      what: 'product page',
      path: pl,
      holds: ['<html lang="pl-PL"', 'Dodaj do koszyka', 'Laptop waży 1,18 kg', /10 rdzeni, do 4,8\sGHz/, 'Dane techniczne', ...alternates],
    },
    { what: 'product page in English', path: en, holds: ['<html lang="en"', ...alternates] },
    { what: 'six products', path: '/pl/laptopy/', holds: [/\b6\s+produktów/, 'Filtry', '<h1', 'Laptopy'] },
    { what: 'one product', path: '/pl/szukaj/?search_q=arc', holds: [/\b1\s+(?:wynik|produkt)\b/] },
    { what: 'a few products', path: '/pl/szukaj/?search_q=list', holds: [/\b[234]\s+(?:wyniki|produkty)\b/] },
    { what: 'words with endings', path: '/pl/szukaj/?search_q=laptopami', holds: [/\b6\s+produktów/] },
    { what: 'what has no Polish text', path: '/pl/auth/login/', holds: ['<html lang="pl-PL"', 'Koszyk', 'Password'] },
    { what: 'list of sitemaps', path: '/sitemap.xml', holds: ['/sitemap-pl-products-1.xml', '/sitemap-pl-pages-1.xml'] },
    { what: 'sitemap of products', path: '/sitemap-pl-products-1.xml', holds: [`<loc>${origin}${pl}</loc>`, 'hreflang="pl-PL"', 'hreflang="de-DE"'] },
    { what: 'sitemap of pages', path: '/sitemap-pl-pages-1.xml', holds: ['hreflang="pl-PL"'] },
  ];
  for (const one of expected) faults.push(...(await lacking(origin, one)));
  return faults;
}

async function lacking(origin: string, { what, path, holds }: Expectation): Promise<string[]> {
  const answer = await fetchWhenFree(origin + path);
  const text = await answer.text();
  const missing = holds.filter((part) => (typeof part === 'string' ? !text.includes(part) : !part.test(text.replace(/<[^>]*>/g, ' '))));
  return [...(answer.ok ? [] : [`${what}: ${path} answers ${answer.status}`]), ...missing.map((part) => `${what}: ${path} lacks ${part}`)];
}

/** Retries after Retry-After while the shop is overloaded. */
async function fetchWhenFree(url: string): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await fetch(url);
    if (answer.status !== 503 || attempt === MAX_ATTEMPTS) return answer;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
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
