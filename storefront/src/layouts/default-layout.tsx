import type { Template } from '@vitrina/contract/pages';
import { useText } from '../context/shop-context.tsx';
import { CheckoutHeader } from '../features/checkout/checkout-header.tsx';
import { CartHost } from '../features/cart/cart-host.tsx';
import { Footer } from '../features/footer/footer.tsx';
import { Header } from '../features/header/header.tsx';
import { Logo } from '../features/header/logo.tsx';
import { ModalHost } from '../features/modal/modal-host.tsx';
import { closeModalThen } from '../features/modal/modal-store.ts';
import type { LayoutProps } from './layout-props.ts';

/** Steps of the checkout: nothing that leads away from them. */
const QUIET = new Set<Template>(['WebshopLogin', 'WebshopCustomer', 'WebshopShipping', 'WebshopPayment', 'WebshopReviewOrder']);

/** Header, page, footer, and the places where modals and the cart open. */
export function DefaultLayout({ state, children }: LayoutProps) {
  const text = useText();
  const isQuiet = QUIET.has(state.template);
  return (
    <>
      <a className="skip" href="#content">
        {text('skip_to_content')}
      </a>
      {isQuiet ? (
        <CheckoutHeader logo={<Logo />} />
      ) : (
        <Header departments={state.shell.departments} reduced={state.shell.reduced} urls={state.urls} isStill={state.template === 'CatalogDetail'} />
      )}
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      {!isQuiet && <Footer departments={state.shell.departments} />}
      <ModalHost />
      <CartHost before={closeModalThen} />
    </>
  );
}
