import { webshopCart } from '@vitrina/contract/cart';
import { customers } from '@vitrina/contract/customers';
import { webshopOrders } from '@vitrina/contract/orders';
import { COUNTRIES, COUNTRY_OF_LANGUAGE } from '@vitrina/contract/values/countries';
import { LANGUAGES, LANGUAGE_CODES, type LanguageCode } from '@vitrina/contract/values/languages';
import { queryShop } from '../shop-database.ts';
import type { Truth } from './truth.ts';

/** An order of labelled products in a language, as a guest. */
async function order(port: number, lang: LanguageCode, { samples, without }: Truth): Promise<void> {
  let token = '';
  const say = async ({ path, method }: { path: string; method: string }, body: object = {}): Promise<Record<string, unknown>> => {
    const reply = await fetch(`http://localhost:${port}${path}`, {
      method,
      headers: { 'x-lang': lang, ...(method !== 'GET' && { 'content-type': 'application/json' }), ...(token && { authorization: `Bearer ${token}` }) },
      ...(method !== 'GET' && { body: JSON.stringify({ ...body, lang }) }),
    });
    const { success, data } = (await reply.json()) as { success: boolean; data: Record<string, unknown> };
    if (!success) throw new Error(`${path} in ${lang}: ${JSON.stringify(data)}`);
    return data;
  };
  token = (await say(customers.generateToken)).jwt as string;
  for (const id of [...samples.slice(0, 3), without]) await say(webshopCart.addProduct, { shopping_cart_code: `p-${id}`, qty: 1 });
  const country = COUNTRY_OF_LANGUAGE[lang];
  const { postCodeExample: post_code, phoneExample: phone } = COUNTRIES[country];
  const fields = { email: `law-${lang}@example.com`, name: 'Ana', surname: 'Kupec', street: 'Ulica 1', town: 'Mesto', post_code, phone };
  await say(webshopCart.setCustomer, { type: 'webshop.guest', country, fields });
  await say(webshopCart.setShipping, { shipping: 'delivery' });
  await say(webshopCart.setPayment, { payment: 'bank-transfer' });
  await say(webshopOrders.createOrder);
}

interface Written {
  id: number;
  kind: string;
  lang: LanguageCode;
  order_id: string | null;
}

/** Orders in every language; every mail of the run is read as it would be sent. */
export async function mailFaults(port: number, dataDir: string, truth: Truth): Promise<{ mails: number; faults: string[] }> {
  const faults: string[] = [];
  for (const lang of LANGUAGE_CODES) await order(port, lang, truth).catch((error: Error) => void faults.push(error.message));
  const mails = await queryShop<Written>(dataDir, `select id, kind, lang, data ->> 'orderId' as order_id from mails order by id`);
  for (const mail of mails) {
    const html = await (await fetch(`http://localhost:${port}/dev/mail/${mail.id}/`)).text();
    if (html.includes('It would not be sent now')) continue;
    const plain = unescaped(/<pre[^>]*>([\s\S]*?)<\/pre>/.exec(html)?.[1] ?? '');
    const name = `mail ${mail.id} ${mail.kind} in ${mail.lang}`;
    faults.push(...(await plainFaults({ mail, plain }, { dataDir, truth })).map((fault) => `${name}: ${fault}`));
  }
  return { mails: mails.length, faults };
}

const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
const spaced = (text: string): string => text.replace(/[\s\u00a0]+/g, ' ');

async function plainFaults({ mail, plain }: { mail: Written; plain: string }, { dataDir, truth }: { dataDir: string; truth: Truth }): Promise<string[]> {
  const faults = [
    ...(plain.length < 40 ? ['has no plain part'] : []),
    ...(/\{\w+\}|\bundefined\b|\bNaN\b/.test(plain) ? ['has something left to be filled in'] : []),
    ...(/ec\.europa\.eu\/(?:consumers\/)?odr/.test(plain) ? ['links to the closed platform'] : []),
  ];
  if (mail.kind !== 'order-received' || mail.order_id === null) return faults;
  const texts = await queryShop<{ code: string; title: string; content: string; seller: { name?: string } | null }>(
    dataDir,
    `select l.code, l.title, l.content, s.seller from order_legal_snapshots s, jsonb_each_text(s.texts) t join legal_texts l on l.sha256 = t.value where s.order_id = $1::bigint`,
    [mail.order_id],
  );
  const body = spaced(plain);
  for (const { code, title, content } of texts) {
    if (!body.includes(spaced(title))) faults.push(`lacks the text ${code}`);
    // Each paragraph of it, in full: a link is no durable medium.
    const lost = content
      .split(/<\/(?:p|li|h\d)>/)
      .map((part) =>
        spaced(
          part
            .replace(/<\/?(?:b|strong|a|em|i|span)\b[^>]*>/g, '')
            .replace(/<[^>]*>/g, ' ')
            .replaceAll('&amp;', '&')
            .replaceAll('&nbsp;', ' '),
        ).trim(),
      )
      .filter((part) => part.length > 40 && !/href/.test(part) && !body.includes(part.slice(0, 38)));
    if (lost.length > 0) faults.push(`lacks of ${code}: ${lost[0]?.slice(0, 60)}`);
  }
  if (texts.length < 3) faults.push(`brings ${texts.length} texts of the contract`);
  const seller = texts[0]?.seller?.name;
  if (!seller || !body.includes(seller)) faults.push(`does not name the seller ${seller}`);
  const letters = truth.samples.slice(0, 3).flatMap((id) => truth.byId.get(id)?.class ?? []);
  const told = [...body.matchAll(/\b([A-G]\+{0,3})(?![\w+])/g)].map(([, letter]) => letter);
  for (const letter of letters) if (!told.includes(letter)) faults.push(`names no class ${letter} beside a price (${LANGUAGES[mail.lang].name})`);
  return faults;
}
