import type { LawSection, ProductDetail } from '@vitrina/contract/catalogue';
import type { Price } from '../../ui/price-tag.tsx';
import type { Stock } from '../../ui/stock-lines.tsx';

/** Fields of a product shown in modals, taken from the product page's props. */
export type QuickProduct = Price &
  Stock &
  Pick<
    ProductDetail,
    | 'id'
    | 'title'
    | 'text_lang'
    | 'attributes'
    | 'manufacturer_title'
    | 'feedback_rate_widget'
    | 'energy'
    | 'url_without_domain'
    | 'images'
    | 'shopping_cart_code'
    | 'manufacturer'
  > & { law: LawSection[]; charger: { isIncluded: boolean | null; power: string | null } };

type Printed = 'attributes' | 'law' | 'manufacturer';
type PageProps = { product?: Omit<QuickProduct, Printed>; printed?: { product: Pick<QuickProduct, Printed> } };
type Answer = { redirect?: string; state?: { template: string; props: PageProps } };
const MOST_REDIRECTS = 2;

/** The product of an address, from its page data; `null`: none to show. */
export async function fetchQuickProduct(address: string, redirects = 0): Promise<QuickProduct | null> {
  const { pathname } = new URL(address, location.origin);
  const response = await fetch(`/_data${pathname}`, { headers: { accept: 'application/json' }, signal: AbortSignal.timeout(10_000) });
  if (!response.headers.get('content-type')?.startsWith('application/json')) return null;
  const answer = (await response.json()) as Answer;
  if (answer.redirect !== undefined) return redirects < MOST_REDIRECTS ? fetchQuickProduct(answer.redirect, redirects + 1) : null;
  if (answer.state?.template !== 'CatalogDetail') return null;
  const { product, printed } = answer.state.props;
  return product && printed ? { ...printed.product, ...product } : null;
}
