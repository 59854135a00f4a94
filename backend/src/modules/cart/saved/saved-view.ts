import type { SavedItem } from '@vitrina/contract/cart';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { toDecimal } from '@vitrina/contract/values/money';
import type { Db } from '../../../db/index.ts';
import { listItemView, selectProducts } from '../../catalogue/index.ts';
import type { CartDeps } from '../cart-deps.ts';
import type { SavedRow } from './saved-queries.ts';

/** Returns the saved items for the reply; products that are no longer public are left out. */
export async function savedView(db: Db, rows: readonly SavedRow[], { lang, deps }: { lang: LanguageCode; deps: CartDeps }): Promise<{ saved?: SavedItem[] }> {
  if (rows.length === 0) return {};
  const products = await selectProducts(
    db,
    rows.map(({ product_id }) => product_id),
    { lang, actor: { isStaff: false } },
  );
  const saved = rows.flatMap(({ product_id, qty }): SavedItem[] => {
    const product = products.find(({ id }) => id === product_id);
    if (!product) return [];
    const view = listItemView(deps.catalogue, product, lang);
    return [
      {
        shopping_cart_code: view.shopping_cart_code,
        title: view.title,
        text_lang: view.text_lang,
        url_without_domain: view.url_without_domain,
        main_image: view.main_image,
        qty,
        price: toDecimal(product.amount),
        is_available: view.is_available && product.amount !== null,
        energy: view.energy,
        ...(view.unit_price && { unit_price: view.unit_price }),
        ...(view.charging && { charging: view.charging }),
      },
    ];
  });
  return saved.length > 0 ? { saved } : {};
}
