import { webshopCart } from '@vitrina/contract/cart';
import { openStep, type StepProps } from '../../features/checkout/open-step.ts';
import { webshopUrl } from '../../features/checkout/checkout-url.ts';
import { serverCaller } from '../../features/checkout/server-call.ts';
import type { LoadContext, LoadResult } from '../../routing/page-types.ts';

export type Props = StepProps & {
  /** Label of what went wrong with a form without scripts. */
  failed: string | null;
};

/** Guest or customer, before the steps. */
export async function load(context: LoadContext): Promise<LoadResult<Props>> {
  const opened = await openStep(context, 'login');
  return opened.kind === 'open' ? { kind: 'page', props: { ...opened.props, failed: null } } : opened;
}

/** Without scripts: the guest goes on. A login would have to set a cookie, which pages cannot. */
export async function post(context: LoadContext): Promise<LoadResult<Props>> {
  const opened = await openStep(context, 'login');
  if (opened.kind !== 'open') return opened;
  if (context.form.get('action') !== 'guest') return { kind: 'page', status: 422, props: { ...opened.props, failed: 'checkout_login_needs_scripts' } };
  const reply = await serverCaller(context.api)(webshopCart.continueAsGuest, {});
  if (reply.success) return { kind: 'redirect', to: webshopUrl('customer', context), status: 303 };
  return { kind: 'page', status: 422, props: { ...opened.props, failed: reply.data.label_name } };
}
