import { type MouseEvent, useEffect, useRef } from 'react';
import type { Cart } from '@vitrina/contract/cart';
import { useCart } from '../../client/cart/cart-store.ts';
import { useShop, useText } from '../../context/shop-context.tsx';
import { cartUrl } from '../../links/page-links.ts';
import { X } from '../../ui/icons.tsx';
import { AddedNote } from './added-note.tsx';
import { CartParcels } from './cart-parcels.tsx';
import { CartTotals } from './cart-totals.tsx';
import { CartWarnings } from './cart-warnings.tsx';
import { CheckoutLink } from './checkout-link.tsx';
import { closeDrawer, type OpenDrawer } from './drawer-store.ts';
import { FreeShipping } from './free-shipping.tsx';
import { RemovedNote } from './removed-note.tsx';
import { useRemoval } from './use-removal.ts';
import './cart.css';
import './cart-drawer.css';
import { isPlainClick } from '../../links/is-plain-click.ts';

/** Dialog beside the page after an addition: the added product, the cart, a link to the checkout. */
export function CartDrawer({ drawer }: { drawer: OpenDrawer }) {
  const text = useText();
  const cart = useCart();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    const stop = closeWhenLeft();
    return () => {
      stop();
      element?.close();
    };
  }, []);
  const pieces = cart?.qty ?? 0;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes by Esc and by the buttons
    <dialog ref={dialog} className="cart-drawer" aria-labelledby="drawer-title" aria-describedby="drawer-note" onCancel={cancel} onClick={onClick}>
      <header>
        <h2 id="drawer-title">
          {text('cart')}
          {pieces > 0 && `, ${text('products_count', { count: pieces })}`}
        </h2>
        <button type="button" className="icon-btn" aria-label={text('cart_page_close')} onClick={() => closeDrawer()}>
          <X className="icon" aria-hidden="true" />
        </button>
      </header>
      <Content cart={cart} drawer={drawer} />
    </dialog>
  );
}

function Content({ cart, drawer }: { cart: Cart | null; drawer: OpenDrawer }) {
  const shop = useShop();
  const text = useText();
  const removal = useRemoval();
  const isEmpty = !cart || cart.parcels.length === 0;
  return (
    <>
      <div className="drawer-body">
        <AddedNote drawer={drawer} />
        <RemovedNote removal={removal} />
        {cart && <CartWarnings warnings={cart.warnings} />}
        {isEmpty ? <p className="drawer-empty">{text('cart_page_empty')}</p> : <CartParcels parcels={cart.parcels} heading="h3" onRemove={removal.remove} />}
        {!isEmpty && <FreeShipping cart={cart} />}
      </div>
      <footer>
        {!isEmpty && (
          <>
            <CartTotals cart={cart} short />
            <CheckoutLink cart={cart} ageUrl={cartUrl(shop)} />
          </>
        )}
        <div className="drawer-out">
          {!isEmpty && (
            <a className="btn compact" href={cartUrl(shop)}>
              {text('cart_page_open')}
            </a>
          )}
          <button type="button" className="btn compact" onClick={() => closeDrawer()}>
            {text('cart_page_go_on')}
          </button>
        </div>
      </footer>
    </>
  );
}

const cancel = (event: { preventDefault: () => void }) => {
  event.preventDefault();
  closeDrawer();
};

/** A click on the dialog element is one on its backdrop; a link closes the drawer and is followed by the page's link handler. */
function onClick(event: MouseEvent<HTMLDialogElement>): void {
  if (event.target === event.currentTarget) closeDrawer();
  const link = (event.target as Element).closest('a');
  if (link && isPlainClick(event) && !link.search.includes('mode=')) closeDrawer({ isLeaving: true });
}

/** Closes the drawer on history navigation, as it belongs to the page left. */
function closeWhenLeft(): () => void {
  const address = location.pathname + location.search;
  const look = () => {
    if (location.pathname + location.search !== address) closeDrawer({ isLeaving: true });
  };
  addEventListener('popstate', look);
  return () => removeEventListener('popstate', look);
}
