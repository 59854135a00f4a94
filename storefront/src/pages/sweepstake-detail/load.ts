import { accounts } from '@vitrina/contract/accounts';
import { type Campaign, campaigns, type DrawProtocol } from '@vitrina/contract/campaigns';
import { customers } from '@vitrina/contract/customers';
import { tryCall } from '../../api/try-call.ts';
import { type FormResult, formResult, NOTHING_WRONG } from '../../features/account/form-result.ts';
import { NOT_SENT, type SentSpin } from '../../features/spin-wheel/spin-props.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';

/** Limit of entries shown on the page; the file has all. */
export const MOST_SHOWN = 500;

export interface EntryValues {
  name: string;
  email: string;
  answer: string;
}

export interface Props {
  campaign: Campaign;
  /** Protocol of a closed draw, with its first entries; `null`: not closed. */
  protocol: DrawProtocol | null;
  /** Data of the logged-in customer; `null`: guest. */
  account: { email: string; name: string } | null;
  /** Result of a submitted form. */
  spin: SentSpin;
  entry: { values: EntryValues; result: FormResult };
  /** Result of a submitted entry: `confirm`: a mail asks for confirmation; `in`: it counts. */
  entered: 'confirm' | 'in' | null;
}

export async function load(context: LoadContext): Promise<LoadResult<Props>> {
  const props = await read(context);
  if (!props) return { kind: 'not_found' };
  const sent = context.query.get('sent');
  return { kind: 'page', props: { ...props, entered: sent === 'confirm' || sent === 'in' ? sent : null } };
}

/** Handles spins without scripts, and entries of sweepstakes. */
export async function post(context: LoadContext): Promise<LoadResult<Props>> {
  const props = await read(context);
  if (!props) return { kind: 'not_found' };
  return context.form.get('action') === 'spin' ? spin(context, props) : enter(context, props);
}

async function spin({ api, form, lang }: LoadContext, props: Props): Promise<LoadResult<Props>> {
  const email = form.get('email')?.trim() ?? '';
  const input = { lang, slug: props.campaign.code, accept_rules: form.get('accept_rules') === '1', ...(email && { email }) };
  const reply = await tryCall(api, campaigns.spin, input);
  if (!reply.success) return { kind: 'page', status: 422, props: { ...props, spin: { ...NOT_SENT, email, ...formResult(reply.data) } } };
  return { kind: 'page', props: { ...props, campaign: reply.data.campaign, spin: { ...NOT_SENT, spin: reply.data } } };
}

async function enter({ api, form, lang }: LoadContext, props: Props): Promise<LoadResult<Props>> {
  const value = (name: string) => form.get(name)?.trim() ?? '';
  const values: EntryValues = { name: value('name'), email: value('email'), answer: value('answer').replace(/\s+/g, ' ') };
  const reply = await tryCall(api, campaigns.enter, {
    lang,
    slug: props.campaign.code,
    name: values.name,
    email: values.email,
    accept_rules: form.get('accept_rules') === '1',
    ...(values.answer && { answer: values.answer }),
  });
  if (!reply.success) return { kind: 'page', status: 422, props: { ...props, entry: { values, result: formResult(reply.data) } } };
  return { kind: 'redirect', to: `${props.campaign.url_without_domain}?sent=${reply.data.state}`, status: 303 };
}

/** Loads the game, the login, and the protocol of a closed game. */
async function read({ api, match }: LoadContext): Promise<Props | null> {
  const slug = match.slug ?? '';
  const [reply, account] = await Promise.all([tryCall(api, campaigns.sweepstake, { slug }), readAccount(api)]);
  if (!reply.success) return null;
  const campaign = reply.data;
  const protocol = campaign.state === 'closed' ? await api.get(campaigns.protocol, { slug: campaign.code }) : null;
  return {
    campaign,
    protocol: protocol && { ...protocol, entries: protocol.entries.slice(0, MOST_SHOWN) },
    account,
    spin: NOT_SENT,
    entry: { values: { name: account?.name ?? '', email: account?.email ?? '', answer: '' }, result: NOTHING_WRONG },
    entered: null,
  };
}

async function readAccount(api: LoadContext['api']): Promise<Props['account']> {
  const { user_id } = await api.get(customers.isLogin, {});
  if (user_id === null) return null;
  const { email, name, surname } = await api.get(accounts.profile, {});
  return { email, name: `${name ?? ''} ${surname ?? ''}`.trim() };
}
