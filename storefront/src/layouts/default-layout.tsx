import { lazy } from 'react';
import type { Template } from '@vitrina/contract/pages';
import { useText } from '../context/shop-context.tsx';
import { AccountHost } from '../features/account/account-host.tsx';
import { CheckoutHeader } from '../features/checkout/checkout-header.tsx';
import { CartHost } from '../features/cart/cart-host.tsx';
import { CountryHost } from '../features/country-hint/country-host.tsx';
import { ConsentHost } from '../features/consent/consent-host.tsx';
import { CompareHost } from '../features/compare/compare-host.tsx';
import { Header } from '../features/header/header.tsx';
import { LanguageSwitch } from '../features/header/deferred-parts.ts';
import { Logo } from '../features/header/logo.tsx';
import { ModalHost } from '../features/modal/modal-host.tsx';
import { closeModalThen, openModal } from '../features/modal/modal-store.ts';
import { PlaceHost } from '../features/place/place-host.tsx';
import { WishHost } from '../features/wishlist/wish-host.tsx';
import { deferred } from '../ui/deferred.tsx';
import { ApprovedHost } from './approved-host.tsx';
import type { LayoutProps } from './layout-props.ts';

/** Steps of the checkout, whose layout has no links to other pages. */
const QUIET = new Set<Template>(['WebshopLogin', 'WebshopCustomer', 'WebshopShipping', 'WebshopPayment', 'WebshopReviewOrder']);

const PageFooter = deferred(() => import('./page-footer.deferred.tsx').then((file) => file.PageFooter), {
  place: '.site-footer',
  isLoadedNear: true,
  isLasting: true,
});

const MORE_MODALS = {
  compare: lazy(() => import('./compare-limit-modal.tsx').then((file) => ({ default: file.CompareLimitModal }))),
  newsletter: lazy(() => import('./newsletter-modal.tsx').then((file) => ({ default: file.NewsletterModal }))),
};

/** Asks which product a fifth one replaces in the comparison. */
const openReplaceDialog = (opener: HTMLElement | undefined): void => openModal({ name: 'compare', url: location.href, opener });

/** Pages with a bar of their own at the top of the window. */
const STILL = new Set<Template>(['CatalogDetail', 'CatalogCompare']);

/** Pages about a subscription, which have their own form. */
export const OWN_FORM: ReadonlySet<Template> = new Set<Template>(['NewsletterConfirm', 'NewsletterPreferences']);

/** True for a list with products, which gets a link that skips its many filters. */
const hasProducts = ({ template, props }: LayoutProps['state']): boolean =>
  // The layout does not know the props of a template, so it reads them untyped.
  template === 'CatalogIndex' && ((props as { items?: readonly unknown[] }).items?.length ?? 0) > 0;

/** Header, page, footer, and the hosts of modals and the cart. */
export function DefaultLayout({ state, children }: LayoutProps) {
  const text = useText();
  const isQuiet = QUIET.has(state.template);
  return (
    <>
      <a className="skip" href="#content">
        {text('skip_to_content')}
      </a>
      {hasProducts(state) && (
        <a className="skip" href="#products">
          {text('skip_to_products')}
        </a>
      )}
      <ConsentHost />
      <ApprovedHost state={state} />
      <CountryHost urls={state.urls} />
      {isQuiet ? (
        <CheckoutHeader logo={<Logo />} languages={<LanguageSwitch urls={state.urls} />} />
      ) : (
        <Header departments={state.shell.departments} reduced={state.shell.reduced} urls={state.urls} isStill={STILL.has(state.template)} />
      )}
      <main key={isQuiet ? 'checkout' : 'shop'} id="content" tabIndex={-1}>
        {children}
      </main>
      {!isQuiet && <PageFooter departments={state.shell.departments} hasNewsletter={!OWN_FORM.has(state.template)} />}
      <ModalHost more={MORE_MODALS} />
      <AccountHost />
      <CartHost before={closeModalThen} />
      <WishHost />
      <CompareHost onFifth={openReplaceDialog} />
      <PlaceHost />
    </>
  );
}
