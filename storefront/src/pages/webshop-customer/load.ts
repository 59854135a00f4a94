import { accounts } from '@vitrina/contract/accounts';
import type { CustomerField } from '@vitrina/contract/cart';
import { webshopCheckout } from '@vitrina/contract/checkout';
import { customerInput } from '../../features/checkout/customer-input.ts';
import { fieldErrors } from '../../features/checkout/field-errors.ts';
import { finishStep, type Leaving, payByForm } from '../../features/checkout/finish-step.ts';
import { loadStep, type StepProps } from '../../features/checkout/load-step.ts';
import { configuredFields } from '../../features/checkout/configured-fields.ts';
import { serverCaller } from '../../features/checkout/server-call.ts';
import { webshopUrl } from '../../features/checkout/checkout-url.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';

export type CustomerProps = StepProps & {
  type: 'webshop.customer' | 'webshop.guest';
  country: string;
  countries: { code: string; title: string }[];
  fields: CustomerField[];
  values: Record<string, string>;
  isCompany: boolean;
  hasReminder: boolean;
  errors: Record<string, string>;
};
export type Props = CustomerProps | { leaving: Leaving };

/** Buyer and address: the fields of the chosen country with earlier input. */
export async function load(context: LoadContext): Promise<LoadResult<Props>> {
  const opened = await loadStep(context, 'customer');
  if (opened.kind !== 'open') return opened;
  return { kind: 'page', props: await formProps(context, opened.props) };
}

/** Handles forms submitted without scripts: a change of country, or the whole form. */
export async function post(context: LoadContext): Promise<LoadResult<Props>> {
  const { form, api } = context;
  const identifier = form.get('identifier');
  if (identifier) return payByForm(identifier, context);
  const opened = await loadStep(context, 'customer');
  if (opened.kind !== 'open') return opened;
  const before = await formProps(context, opened.props);
  const input = customerInput(form, before.fields);
  const isDraft = form.get('action') === 'fields';
  const call = serverCaller(api);
  const reply = await call(webshopCheckout.setCustomer, { type: before.type, ...input, draft: isDraft });
  const hasReminder = form.get('reminder') === '1';
  const hasReminderChoice = hasReminder || before.hasReminder;
  if (reply.success && hasReminderChoice) await call(webshopCheckout.abandonment, { email: input.fields.email ?? '', consent: hasReminder });
  if (reply.success && !isDraft && before.type === 'webshop.customer' && form.has('save_address'))
    await call(accounts.profileUpdate, { customer: { type: before.type, ...input } });
  if (reply.success) return isDraft ? { kind: 'redirect', to: webshopUrl('customer', context), status: 303 } : finishStep('customer', context);
  const errors = fieldErrors(reply.data.errors);
  return {
    kind: 'page',
    status: 422,
    props: {
      ...before,
      values: input.fields,
      isCompany: input.is_company,
      hasReminder,
      errors: Object.keys(errors).length > 0 ? errors : { country: reply.data.label_name },
    },
  };
}

async function formProps({ api, form }: LoadContext, step: StepProps): Promise<CustomerProps> {
  const type = step.isLoggedIn ? 'webshop.customer' : 'webshop.guest';
  const [{ customer, reminder_consent }, { countries }] = await Promise.all([api.get(webshopCheckout.customer, {}), api.get(webshopCheckout.location, {})]);
  const requestedCountry = form.get('country') ?? customer?.country;
  // Company fields are rendered from the start: a checkbox shows them without a request.
  const { country, fields } = await api.get(webshopCheckout.customerFields, { type, is_company: true, ...(requestedCountry && { country: requestedCountry }) });
  return {
    ...step,
    type,
    country,
    countries: countries.map(({ code, title }) => ({ code, title })),
    fields: configuredFields(fields),
    values: customer?.fields ?? {},
    isCompany: customer?.is_company ?? false,
    hasReminder: reminder_consent,
    errors: {},
  };
}
