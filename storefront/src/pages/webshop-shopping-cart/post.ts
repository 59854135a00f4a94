import { webshopCart } from '@vitrina/contract/cart';
import { webshopCheckout } from '@vitrina/contract/checkout';
import type { Reply } from '@vitrina/contract/client';
import { serverCaller } from '../../features/checkout/server-call.ts';
import { COLLECT_AT } from '../../links/collect-at.ts';
import { cartUrl } from '../../links/page-links.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';
import { collect } from './collect.ts';
import { cartProps, type Props } from './load.ts';
import { goneNotice, STOP_QUERY, STOPPED } from './reminder-link-notice.ts';

/** Fields of the cart's forms. */
interface Fields {
  action: string;
  code: string;
  qty: number;
  confirmed: boolean;
  /** Codes of services added with the product. */
  services: string[];
  takesBack: boolean;
  /** Code of the shop for collection. */
  point: string;
}

/** Limit of the contract. */
const MOST_SERVICES = 20;

/** Handles forms of the cart without scripts, including those of products: redirects to the cart, or shows it with the errors. */
export async function post(context: LoadContext): Promise<LoadResult<Props>> {
  const { form, lang } = context;
  const fields = readFields(form);
  if (fields.action === 'deliver-to') return deliverTo(context);
  const reply = await act(serverCaller(context.api), { ...fields, codes: form.getAll('code') }, lang);
  const isStop = fields.action === 'no-reminder';
  if (!reply || reply.success) return { kind: 'redirect', to: `${cartUrl(context)}${isStop ? `?${STOP_QUERY}=${STOPPED}` : ''}`, status: 303 };
  // The link's cart no longer exists; the visitor's own is unaffected.
  const gone = /^error_(?:empty_data|bad_input)$/.test(reply.data.label_name) ? goneNotice(fields.action) : null;
  const failure = gone ? null : { action: fields.action, label_name: reply.data.label_name, errors: reply.data.errors ?? [], code: fields.code };
  return { kind: 'page', props: { ...(await cartProps(context)), failure, notice: gone }, status: 422, isPrivate: true };
}

/** `step` is the button pressed beside the quantity: -1 or +1. */
export function readFields(form: URLSearchParams): Fields {
  const typed = Number(form.get('qty') ?? 1) + Number(form.get('step') ?? 0);
  return {
    // A quantity of zero removes the line; invalid input does not.
    action: form.get('action') === 'set' && typed === 0 && form.get('qty')?.trim() === '0' ? 'remove' : (form.get('action') ?? ''),
    code: form.get('code')?.trim() ?? '',
    qty: Number.isFinite(typed) ? typed : 0,
    confirmed: form.get('confirmed') === '1',
    services: form.getAll('service').slice(0, MOST_SERVICES),
    takesBack: form.get('take_back') === '1',
    point: form.get(COLLECT_AT)?.trim() ?? '',
  };
}

/** Changes the delivery country and keeps the entered fields; an unknown country changes nothing. */
async function deliverTo(context: LoadContext): Promise<LoadResult<Props>> {
  const { form, lang, api } = context;
  const [country, before] = [form.get('country')?.slice(0, 2) ?? '', Number(form.get('total') ?? 0)];
  const call = serverCaller(api);
  const customerReply = await call(webshopCheckout.customer, {});
  const { type = 'webshop.guest', is_company = false, fields = {} } = (customerReply.success && customerReply.data.customer) || {};
  const reply = await call(webshopCheckout.setCustomer, { lang, type, country, is_company, fields, draft: true });
  const query = reply.success ? `?deliver=${country}&before=${Number.isFinite(before) ? before : 0}` : '';
  return { kind: 'redirect', to: `${cartUrl(context)}${query}`, status: 303 };
}

type Caller = ReturnType<typeof serverCaller>;

/** `null`: not a form of the cart. */
async function act(
  call: Caller,
  { action, code, codes, qty, confirmed, services, takesBack, point }: Fields & { codes: string[] },
  lang: LoadContext['lang'],
): Promise<Reply<unknown> | null> {
  switch (action) {
    case 'add':
      if (point !== '') return collect(call, { code, qty, services, takesBack, point }, lang);
      return call(webshopCart.addProduct, {
        lang,
        shopping_cart_code: code,
        qty,
        ...(services.length > 0 && { services }),
        ...(takesBack && { take_back: true }),
      });
    case 'add-set':
      return call(webshopCart.addSet, { lang, shopping_cart_codes: codes });
    case 'collect':
      return collect(call, { code, qty, services, takesBack, point }, lang);
    case 'set':
      return call(webshopCart.setProduct, { lang, shopping_cart_code: code, qty });
    case 'remove':
      return call(webshopCart.removeProduct, { lang, shopping_cart_code: code });
    case 'coupon':
      return call(webshopCart.addCoupon, { lang, code });
    case 'coupon-remove':
      return call(webshopCart.removeCoupon, { lang, code });
    case 'age':
      return call(webshopCart.confirmAge, { lang, confirmed });
    case 'take-back':
      return call(webshopCart.takeBack, { lang, shopping_cart_code: code, confirmed });
    case 'begins-early':
      return call(webshopCart.service, { lang, shopping_cart_code: code, service: services[0] ?? '', confirmed: true, begins_early: confirmed });
    case 'service':
      return call(webshopCart.service, { lang, shopping_cart_code: code, service: services[0] ?? '', confirmed });
    case 'save':
      return call(webshopCart.saveForLater, { lang, shopping_cart_code: code });
    case 'unsave':
      return call(webshopCart.takeSaved, { lang, shopping_cart_code: code });
    case 'saved-remove':
      return call(webshopCart.removeSaved, { lang, shopping_cart_code: code });
    case 'restore':
      return call(webshopCart.restoreCart, { lang, code });
    case 'no-reminder':
      return call(webshopCheckout.stopReminders, { lang, code });
    default:
      return null;
  }
}
