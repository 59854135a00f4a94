import type { Cart } from '@vitrina/contract/cart';
import { useShop, useText } from '../../context/shop-context.tsx';
import { keepTogether } from '../../labels/keep-together.ts';
import { menuPage } from '../../links/menu-page.ts';
import { ShieldCheck, Undo2 } from '../../ui/icons.tsx';

/** Mandatory information before the order: terms, withdrawal, legal guarantee, and exceptions for some products. */
export function LegalNotes({ parcels }: Pick<Cart, 'parcels'>) {
  const text = useText();
  const { menus, info } = useShop();
  const pages = ['terms', 'withdrawal', 'privacy'].flatMap((code) => menuPage(menus, code) ?? []);
  const hasException = parcels.some(({ items }) => items.some(({ law = [] }) => law.some(({ code }) => code === 'withdrawal')));
  const hasOtherSeller = parcels.some(({ seller_title }) => seller_title !== null);
  return (
    <section className="checkout-block order-notes">
      <h2>{text('checkout_terms')}</h2>
      <p>{text('checkout_terms_text')}</p>
      {info.seller && (
        <p>
          {text('checkout_seller', { seller: keepTogether(`${info.seller.name}, ${info.seller.address}`) })}. {hasOtherSeller && text('checkout_seller_other')}
        </p>
      )}
      {pages.length > 0 && (
        <ul className="order-pages">
          {pages.map(({ url, title, text_lang }) => (
            <li key={url}>
              <a className="link" href={url} {...(text_lang && { lang: text_lang })}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="with-icon">
        <Undo2 className="icon" />
        <span>
          {text('checkout_withdrawal_text', { count: info.withdrawalDays })} {hasException && `${text('checkout_withdrawal_except')} `}
          {text('checkout_withdrawal_where', { link: text('withdrawal_here') })}
        </span>
      </p>
      <p className="with-icon">
        <ShieldCheck className="icon" />
        <span>
          {text('footer_guarantee')}{' '}
          {info.guaranteePage && (
            <a className="link" href={info.guaranteePage}>
              {text('law_your_europe')}
            </a>
          )}
        </span>
      </p>
    </section>
  );
}
