import type { CustomerField } from '@vitrina/contract/cart';
import { webshopCheckout } from '@vitrina/contract/checkout';
import { type Leaving, orderByForm, payByForm } from '../../features/checkout/finish-step.ts';
import { loadStep, type StepProps } from '../../features/checkout/load-step.ts';
import type { FitVerdict } from '@vitrina/contract/fits';
import { loadFits } from '../../features/fit/load-fits.ts';
import { configuredFields } from '../../features/checkout/configured-fields.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';

export type ReviewProps = StepProps & { fields: CustomerField[]; countryTitle: string; fits?: FitVerdict[] };
export type Props = ReviewProps | { leaving: Leaving };

/** Loads the review before the order. */
export async function load(context: LoadContext): Promise<LoadResult<Props>> {
  const { api } = context;
  const opened = await loadStep(context, 'review_order');
  if (opened.kind !== 'open') return opened;
  const { customer } = opened.props.cart;
  const [{ fields }, { countries }] = await Promise.all([
    api.get(webshopCheckout.customerFields, { is_company: true, ...(customer && { type: customer.type, country: customer.country }) }),
    api.get(webshopCheckout.location, {}),
  ]);
  const countryTitle = countries.find((one) => one.code === customer?.country)?.title ?? customer?.country ?? '';
  return { kind: 'page', props: { ...opened.props, fields: configuredFields(fields), countryTitle, fits: await loadFits(api, opened.props.cart) } };
}

/**
 * Places the order without scripts; with scripts, starts the payment of an order just placed. Not guarded: a form submitted twice finds an empty cart, and its
 * idempotency key must get the first reply.
 */
export async function post(context: LoadContext): Promise<LoadResult<Props>> {
  const identifier = context.form.get('identifier');
  return identifier ? payByForm(identifier, context) : orderByForm(context);
}
