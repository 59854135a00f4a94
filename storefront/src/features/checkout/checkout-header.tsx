import { useShop, useText } from '../../context/shop-context.tsx';
import { cartUrl, homeUrl } from '../../links/page-links.ts';
import { ContactLink } from '../../ui/contact-link.tsx';

interface CheckoutHeaderProps {
  logo: React.ReactNode;
  /** Links to the step in other languages. */
  languages: React.ReactNode;
}

/** Logo, languages, help and a link back to the cart; no other navigation. */
export function CheckoutHeader({ logo, languages }: CheckoutHeaderProps) {
  const shop = useShop();
  const text = useText();
  return (
    <header className="checkout-header">
      <div className="page">
        <a className="logo" href={homeUrl(shop)} aria-label={text('header_home', { name: shop.info.name })}>
          {logo}
          {shop.info.name}
        </a>
        {languages}
        <ContactLink className="checkout-help" hasIcon>
          <span>{text('checkout_help')}</span>
        </ContactLink>
        <a className="link" href={cartUrl(shop)}>
          {text('checkout_back_to_cart')}
        </a>
      </div>
    </header>
  );
}
