/** Ids of the products in the shop's sitemaps: those visible to shoppers. Others correctly get 404. */
export async function listedIds(port: number): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { data } = (await (await fetch(`http://localhost:${port}/api/catalog/sitemap/?page=${page}`)).json()) as { data: SitemapPage };
    ids.push(...data.products.map(({ urls }) => Number(/-(\d+)\/$/.exec(urls.si)?.[1])));
    pages = data.pages;
  }
  return ids;
}

interface SitemapPage {
  products: { urls: { si: string } }[];
  pages: number;
}
