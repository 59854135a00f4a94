import { takeFromShelf } from '../shelf.ts';

export type PaymentOfMorning = 'bank-transfer' | 'cash-on-delivery' | 'sandbox-card' | 'sandbox-redirect' | 'sandbox-direct' | 'sandbox-form';

export interface MorningOrder {
  number: string;
  identifier: string;
  lang: 'si' | 'de';
  payment: PaymentOfMorning;
  /** Decimal. */
  total: number;
  /** Reference for the bank transfer; `null`: another payment method. */
  reference: string | null;
  buyer: string;
}

interface Place {
  country: string;
  phone: string;
  post_code: string;
  town: string;
  street: string;
}

const PLACES: Readonly<Record<MorningOrder['lang'], Place>> = {
  si: { country: 'SI', phone: '+38640123456', post_code: '1000', town: 'Ljubljana', street: 'Čopova ulica 14' },
  de: { country: 'DE', phone: '+4915112345678', post_code: '10115', town: 'Berlin', street: 'Große Präsidentenstraße 8' },
};
/** Names of buyers, some of them long. */
const NAMES: Readonly<Record<MorningOrder['lang'], readonly [string, string][]>> = {
  si: [
    ['Žana', 'Đurić Šinkovec'],
    ['Bor', 'Novak'],
    ['Marija Magdalena', 'Podgoršek Hočevar'],
    ['Črt', 'Žnidaršič'],
  ],
  de: [
    ['Jürgen', 'Müller-Lüdenscheidt'],
    ['Ada', 'Groß'],
    ['Friederike Charlotte', 'von und zu Hohenstein'],
    ['Özgür', 'Weiß'],
  ],
};
/** Payment methods of forty orders; `reserve`: the amount is reserved and collected by staff. */
const KINDS: readonly { payment: PaymentOfMorning; decision?: 'pay' | 'reserve' }[] = [
  { payment: 'bank-transfer' },
  { payment: 'cash-on-delivery' },
  { payment: 'sandbox-card', decision: 'pay' },
  { payment: 'bank-transfer' },
  { payment: 'sandbox-redirect', decision: 'pay' },
  { payment: 'bank-transfer' },
  { payment: 'sandbox-form', decision: 'pay' },
  { payment: 'cash-on-delivery' },
  { payment: 'sandbox-direct', decision: 'reserve' },
  { payment: 'bank-transfer' },
];

interface Morning {
  origin: string;
  port: number;
  lang: MorningOrder['lang'];
  count: number;
}

/** Places orders as buyers of a market do, by the shop's own calls, with every payment method. */
export async function placeOrders({ origin, port, lang, count }: Morning): Promise<MorningOrder[]> {
  const take = await takeFromShelf(port);
  const orders: MorningOrder[] = [];
  for (let i = 0; i < count; i += 1) {
    const kind = KINDS[i % KINDS.length] as (typeof KINDS)[number];
    const codes = Array.from({ length: 1 + (i % 3) }, take);
    orders.push(await placeOne({ origin, lang, index: i, codes, ...kind }));
  }
  return orders;
}

interface OrderRequest {
  origin: string;
  lang: MorningOrder['lang'];
  index: number;
  codes: readonly string[];
  payment: PaymentOfMorning;
  decision?: 'pay' | 'reserve';
}

async function placeOne({ origin, lang, index, codes, payment, decision }: OrderRequest): Promise<MorningOrder> {
  const [name, surname] = NAMES[lang][index % NAMES[lang].length] as [string, string];
  const { country, ...place } = PLACES[lang];
  const email = `kupec.${lang}.${index}@primer.test`;
  const { jwt } = await callShop<{ jwt: string }>(origin, { path: 'auth/generate-token/', lang });
  const call = <T>(path: string, body: object): Promise<T> => callShop<T>(origin, { path, lang, token: jwt, body });
  for (const shopping_cart_code of codes) await call('webshop/product/', { shopping_cart_code, qty: 1 });
  await call('webshop/continue-as-guest/', {});
  await call('webshop/customer/', { type: 'webshop.guest', country, fields: { email, name, surname, ...place } });
  await call('webshop/shipping/', { shipping: 'delivery' });
  const { cart } = await call<{ cart: { totals: { total: number } } }>('webshop/payment/', { payment });
  const { identifier } = await call<{ identifier: string }>('webshop/order/', { total: cart.totals.total, accept_terms: true });
  if (decision) await payAtBank(await startPayment(call, identifier, payment), decision);
  const order = await callShop<{ number: string; transfer: { reference: string } | null }>(origin, { path: `webshop/order/?identifier=${identifier}`, lang });
  const { total } = cart.totals;
  return { number: order.number, identifier, lang, payment, total, reference: order.transfer?.reference ?? null, buyer: `${name} ${surname}` };
}

interface ShopCall {
  path: string;
  lang: string;
  token?: string;
  /** Body; absent: the call is a GET. */
  body?: object;
}

export async function callShop<T>(origin: string, { path, lang, token, body }: ShopCall): Promise<T> {
  const reply = await fetch(`${origin}/api/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'x-lang': lang, ...(token && { authorization: `Bearer ${token}` }), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { success, data } = (await reply.json()) as { success: boolean; data: T };
  if (!success) throw new Error(`${path}: ${JSON.stringify(data)}`);
  return data;
}

interface Started {
  redirect_url?: string;
  frame_url?: string;
  hidden_form?: { action: string; fields: Record<string, string> };
}

const startPayment = (call: <T>(path: string, body: object) => Promise<T>, identifier: string, payment: string): Promise<Started> =>
  call('webshop/create-payment/', { identifier, payment });

/** Presses a button of the sandbox bank's page. */
async function payAtBank(started: Started, decision: 'pay' | 'reserve'): Promise<void> {
  const address = started.redirect_url ?? started.frame_url ?? started.hidden_form?.action;
  if (!address) throw new Error('the payment was not begun');
  const { origin, searchParams } = new URL(address);
  const fields = started.hidden_form?.fields ?? Object.fromEntries(searchParams);
  const reply = await fetch(`${origin}/decide`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ ...fields, decision, manner: 'at once' }),
  });
  if (reply.status !== 303) throw new Error(`the bank answered ${reply.status}`);
}
