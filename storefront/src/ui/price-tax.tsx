import { useShop, useText } from '../context/shop-context.tsx';
import { menuPage } from '../links/menu-page.ts';

/** Note beside a price that it includes VAT, with a link to the delivery costs. */
export function PriceTax() {
  const text = useText();
  const { menus } = useShop();
  const page = menuPage(menus, 'delivery');
  return (
    <p className="price-tax">
      {text('price_with_vat')}
      {page && (
        <span className="price-delivery">
          ,{' '}
          <a className="link" href={page.url}>
            {text('price_delivery_costs')}
          </a>
        </span>
      )}
    </p>
  );
}
