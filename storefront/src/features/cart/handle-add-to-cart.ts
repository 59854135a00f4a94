import { clampQuantity } from '@vitrina/contract/values/max-quantity';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { COLLECT_AT } from '../../links/collect-at.ts';
import { openDrawer } from './drawer-store.ts';

interface AddToCartOptions {
  lang: LanguageCode;
  /** Closes open modals, then opens the drawer. */
  before: (open: () => void) => void;
}

/**
 * Handles all forms that add a product to the cart (`data-buy`: the product's title): on product pages, tiles, quick view. Without scripts, or before they are
 * loaded, the form is submitted to the cart page.
 */
export function handleAddToCart({ lang, before }: AddToCartOptions): () => void {
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    if (form.dataset.buy === undefined || event.defaultPrevented || event.submitter?.getAttribute('name') === COLLECT_AT) return;
    event.preventDefault();
    if (form.ariaBusy !== 'true') void buy(form, event.submitter, { lang, before });
  };
  document.addEventListener('submit', onSubmit);
  return () => document.removeEventListener('submit', onSubmit);
}

async function buy(form: HTMLFormElement, opener: HTMLElement | null, { lang, before }: AddToCartOptions): Promise<void> {
  const fields = new FormData(form, opener);
  const code = String(fields.get('code'));
  form.ariaBusy = 'true';
  try {
    const { addToCart, refetchCart } = await import('../../client/cart/cart-actions.ts');
    const services = fields.getAll('service').map(String);
    const extras = { ...(services.length > 0 && { services }), ...(fields.has('take_back') && { take_back: true }) };
    const reply = await addToCart(lang, code, clampQuantity(Number(fields.get('qty') ?? 1)), extras);
    const title = form.dataset.buy ?? '';
    if (reply.success) return before(() => openDrawer({ title, opener }));
    await refetchCart(lang);
    before(() => openDrawer({ title, opener, refused: reply.data }));
  } finally {
    form.ariaBusy = null;
  }
}
