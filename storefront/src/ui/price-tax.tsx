import { useShop, useText } from '../context/shop-context.tsx';
import { menuPage } from '../links/menu-page.ts';

/** Beside a price: that it is with VAT, and where the costs of delivery stand. */
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
