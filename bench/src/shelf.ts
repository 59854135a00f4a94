interface Item {
  shopping_cart_code: string;
  status: number;
  available_qty: number;
  age_verification: boolean;
  seller_id: number | null;
}

/** Returns a function that hands out shopping_cart_codes of our own products, one product after another, each at most as often as it is in stock. */
export async function takeFromShelf(port: number): Promise<() => string> {
  const items = (await itemsOf(port)).filter((item) => item.status === 1 && !item.age_verification && item.seller_id === null);
  const most = Math.max(...items.map((item) => item.available_qty));
  const pieces = Array.from({ length: most }, (_, i) => items.filter((item) => item.available_qty > i)).flat();
  let at = 0;
  return () => {
    const piece = pieces[at];
    if (!piece) throw new Error(`all ${pieces.length} pieces of the demo shop are sold`);
    at += 1;
    return piece.shopping_cart_code;
  };
}

async function itemsOf(port: number): Promise<Item[]> {
  const items: Item[] = [];
  for (let page = 1; ; page += 1) {
    const response = await fetch(`http://localhost:${port}/api/catalog/products/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-lang': 'si' },
      body: JSON.stringify({ page, per_page: 96 }),
    });
    const { data } = (await response.json()) as { data: { items: Item[]; pagination: { pages: number } } };
    items.push(...data.items);
    if (page >= data.pagination.pages) return items;
  }
}
