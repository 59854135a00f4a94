import { webshopCheckout } from '@vitrina/contract/checkout';
import { customers } from '@vitrina/contract/customers';
import { type OtherWays, otherWays } from '../../features/account/external-account.ts';
import { loadStep, type StepProps } from '../../features/checkout/load-step.ts';
import { webshopUrl } from '../../features/checkout/checkout-url.ts';
import { serverCaller } from '../../features/checkout/server-call.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';

export type Props = StepProps & {
  /** Error label of a form submitted without scripts. */
  failed: string | null;
  ways: OtherWays;
};

/** Choice of guest checkout or login, before the steps. */
export async function load(context: LoadContext): Promise<LoadResult<Props>> {
  const opened = await loadStep(context, 'login');
  return opened.kind === 'open' ? { kind: 'page', props: { ...opened.props, failed: null, ways: otherWays(context) } } : opened;
}

/** Handles forms submitted without scripts: guest checkout, or login. */
export async function post(context: LoadContext): Promise<LoadResult<Props>> {
  const opened = await loadStep(context, 'login');
  if (opened.kind !== 'open') return opened;
  const call = serverCaller(context.api);
  const to = webshopUrl('customer', context);
  const refused = (failed: string): LoadResult<Props> => ({ kind: 'page', status: 422, props: { ...opened.props, failed, ways: otherWays(context) } });
  if (context.form.get('action') === 'guest') {
    const reply = await call(webshopCheckout.continueAsGuest, {});
    return reply.success ? { kind: 'redirect', to, status: 303 } : refused(reply.data.label_name);
  }
  const typed = (name: string) => context.form.get(name) ?? '';
  const reply = await call(customers.login, { email: typed('email').trim(), password: typed('password') });
  if (reply.success) return { kind: 'redirect', to, status: 303, token: reply.data.jwt, device: reply.data.device };
  return refused(reply.data.label_name === 'error_bad_input' ? 'error_login_failed' : reply.data.label_name);
}
