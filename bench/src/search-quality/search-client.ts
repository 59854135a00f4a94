/** A product as in lists and suggestions. */
export interface Shown {
  id: number;
  title: string;
  price: number | null;
}

export interface Found {
  items: (Shown & { code: string })[];
  /** Close matches, which the page shows below the last result. */
  close: (Shown & { code: string })[];
  total: number;
  pages: number;
  /** Codes of help pages: `returns`, `faq/who-pays`. */
  help: string[];
}

type Products = {
  items: { id: number; code: string; title: string; price_custom: number | null }[];
  pagination: { total: number; pages: number };
  search: { help?: { code: string }[]; close_matches?: Products['items'] } | null;
};

/** API calls of a shop as browsers send them. */
export function searchClient(url: string) {
  const products = async (lang: string, input: object): Promise<Products> => {
    const response = await fetch(`${url}/api/catalog/products/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-lang': lang },
      body: JSON.stringify({ lang, ...input }),
    });
    const reply = (await response.json()) as { data: Products };
    return response.ok ? reply.data : { items: [], pagination: { total: 0, pages: 0 }, search: null };
  };
  const shown = ({ id, code, title, price_custom }: Products['items'][number]) => ({ id, code, title, price: price_custom });
  return {
    search: async (lang: string, q: string, per_page = 10, page = 1): Promise<Found> => {
      const { items, pagination, search } = await products(lang, { search_q: q, per_page, page });
      return {
        items: items.map(shown),
        close: (search?.close_matches ?? []).map(shown),
        total: pagination.total,
        pages: pagination.pages,
        help: (search?.help ?? []).map((one) => one.code),
      };
    },
    suggest: async (lang: string, q: string): Promise<{ items: Shown[]; help: string[] }> => {
      const response = await fetch(`${url}/api/catalog/suggest/?lang=${lang}&q=${encodeURIComponent(q)}`, { headers: { 'x-lang': lang } });
      const { data } = (await response.json()) as { data: { products: Products['items']; help?: { code: string }[] } };
      return {
        items: data.products.map(({ id, title, price_custom }) => ({ id, title, price: price_custom })),
        help: (data.help ?? []).map((one) => one.code),
      };
    },
    /** Ids and titles of a list. */
    list: async (lang: string, input: object): Promise<Shown[]> => {
      const all: Shown[] = [];
      for (let page = 1; ; page += 1) {
        const { items, pagination } = await products(lang, { ...input, page, per_page: 96 });
        all.push(...items.map(shown));
        if (page >= pagination.pages) return all;
      }
    },
  };
}

export type SearchClient = ReturnType<typeof searchClient>;
