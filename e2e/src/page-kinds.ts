import { catalogue } from '@vitrina/contract/catalogue';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { languageBase } from '@vitrina/contract/values/languages';
import { call, category, known } from './shop.ts';

const MANUFACTURERS: Partial<Record<LanguageCode, string>> = { si: 'blagovne-znamke', en: 'brands', de: 'marken', at: 'marken', it: 'marche', es: 'marcas' };
const SEARCH: Partial<Record<LanguageCode, string>> = { si: 'iskanje', hr: 'trazi', en: 'search', de: 'suche', at: 'suche', it: 'ricerca', es: 'buscar' };
const CATALOGUE: Partial<Record<LanguageCode, string>> = { en: 'catalogue', it: 'catalogo', es: 'catalogo' };

/** One path of each kind of page in a language, by name. */
export async function pageKinds(lang: LanguageCode): Promise<Record<string, string>> {
  const base = languageBase(lang, 'si');
  const [compared, televisions, laptops, laptop, promo, configurable, out] = await Promise.all([
    call(catalogue.products, { category_slug: 'laptops', per_page: 4 }, { lang }),
    category('televisions', { lang }),
    category('laptops', { lang }),
    known('laptop', { lang }),
    known('promo', { lang }),
    known('configurable', { lang }),
    known('out', { lang }),
  ]);
  return {
    home: base,
    category: televisions.url_without_domain,
    'filtered category': `${laptops.url_without_domain}?manufacturer=kvant&sort=price_asc`,
    product: laptop.url_without_domain,
    'reduced product': promo.url_without_domain,
    'product with variants': configurable.urls[lang] ?? configurable.url_without_domain,
    'product that is out': out.url_without_domain,
    search: `${base}${SEARCH[lang] ?? 'pretraga'}/?search_q=${encodeURIComponent('65 qled')}`,
    'search for nothing': `${base}${SEARCH[lang] ?? 'pretraga'}/?search_q=qqqqzzzz`,
    'catalogue root': `${base}${CATALOGUE[lang] ?? 'katalog'}/`,
    comparison: `${base}${CATALOGUE[lang] ?? 'katalog'}/?special_view=compare&items=${compared.items.map((item) => item.id).join(',')}`,
    manufacturers: `${base}${MANUFACTURERS[lang] ?? 'brendovi'}/`,
    cart: `${base}webshop/shopping_cart/`,
    404: `${base}nothing-here/`,
  };
}
