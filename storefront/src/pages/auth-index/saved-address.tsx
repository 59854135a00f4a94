import type { CartCustomer } from '@vitrina/contract/cart';
import { useShop, useText } from '../../context/shop-context.tsx';
import { authUrl } from '../../features/account/account-url.ts';
import { addressLines } from '../../features/order/address-lines.ts';

/** The address that prefills the checkout. */
export function SavedAddress({ customer, country }: { customer: CartCustomer | null; country: string | null }) {
  const shop = useShop();
  const text = useText();
  return (
    <section className="account-block" aria-labelledby="kept-address">
      <h2 id="kept-address">{text('account_edit_address')}</h2>
      {customer ? (
        <address>
          {addressLines(customer, country ?? '').buyer.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      ) : (
        <p>{text('account_no_address')}</p>
      )}
      <p>
        <a className="btn compact" href={`${authUrl(shop, 'edit')}#address`}>
          {text(customer ? 'account_change_address' : 'account_add_address')}
        </a>
      </p>
    </section>
  );
}
