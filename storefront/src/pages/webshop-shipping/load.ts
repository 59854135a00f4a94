import { webshopCheckout } from '@vitrina/contract/checkout';
import { finishStep, type Leaving, payByForm } from '../../features/checkout/finish-step.ts';
import { hasShippingPerParcel } from '../../features/checkout/has-shipping-per-parcel.ts';
import { loadStep, type StepProps } from '../../features/checkout/load-step.ts';
import { serverCaller } from '../../features/checkout/server-call.ts';
import { readShippingForm } from '../../features/checkout/shipping-choice.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';

export type ShippingProps = StepProps & { isEach: boolean; typed: Record<string, string>; errors: Record<string, string> };
export type Props = ShippingProps | { leaving: Leaving };

/** Loads the shipping step. `?each=1`: a choice for each parcel. */
export async function load(context: LoadContext): Promise<LoadResult<Props>> {
  const opened = await loadStep(context, 'shipping');
  if (opened.kind !== 'open') return opened;
  const each = context.query.get('each');
  return {
    kind: 'page',
    props: { ...opened.props, isEach: each === null ? hasShippingPerParcel(opened.props.cart.parcels) : each === '1', typed: {}, errors: {} },
  };
}

/** Handles a form submitted without scripts. */
export async function post(context: LoadContext): Promise<LoadResult<Props>> {
  const { form, api } = context;
  const identifier = form.get('identifier');
  if (identifier) return payByForm(identifier, context);
  const opened = await loadStep(context, 'shipping');
  if (opened.kind !== 'open') return opened;
  const again = (errors: Record<string, string>): LoadResult<Props> => ({
    kind: 'page',
    status: 422,
    props: { ...opened.props, isEach: form.get('mode') === 'each', typed: Object.fromEntries(form), errors },
  });
  const { choices, errors } = readShippingForm(form, opened.props.cart.parcels);
  if (errors.length > 0) return again(Object.fromEntries(errors.map((one) => [one.field, one.label_name])));
  const call = serverCaller(api);
  for (const { parcel_id, ...choice } of choices) {
    const reply =
      parcel_id === null ? await call(webshopCheckout.setShipping, choice) : await call(webshopCheckout.setParcelShipping, { parcel_id, ...choice });
    if (!reply.success) return again({ [`shipping-${parcel_id ?? 'all'}`]: reply.data.label_name });
  }
  return finishStep('shipping', context);
}
