import { guardText } from '@vitrina/contract/law/guard-texts';
import { webshopOrders } from '@vitrina/contract/orders';
import { LANGUAGES, LANGUAGE_CODES, type LanguageCode } from '@vitrina/contract/values/languages';
import { queryShop } from '../shop-database.ts';
import { readyGuest } from './guest-order.ts';
import { eachKind } from './mail-kinds.ts';
import { eachOtherKind } from './other-mails.ts';
import type { Truth } from './truth.ts';
import { newVisitor } from './visitor.ts';

/** Places a guest order of labelled products in a language; returns its id. */
async function order(port: number, lang: LanguageCode, { samples, without }: Truth): Promise<string> {
  const guest = await newVisitor(`http://localhost:${port}`, lang);
  await readyGuest(guest, lang, [...samples.slice(0, 3), without]);
  const { identifier } = await guest.callApi(webshopOrders.createOrder);
  return String(identifier).split('-')[0] as string;
}

interface Written {
  /** The mail names the price of the first labelled product. */
  hasPrice?: boolean;
  id: number;
  kind: string;
  lang: LanguageCode;
  order_id: string | null;
}

/** Places orders in every language; checks every mail of the run, and one of every other kind in every language, as it would be sent. */
export async function mailFaults(port: number, dataDir: string, truth: Truth): Promise<{ mails: number; faults: string[] }> {
  const faults: string[] = [];
  const orders = new Map<LanguageCode, string>();
  for (const lang of LANGUAGE_CODES)
    await order(port, lang, truth).then(
      (id) => orders.set(lang, id),
      (error: Error) => void faults.push(error.message),
    );
  const written = await queryShop<Written>(dataDir, `select id, kind, lang, data ->> 'orderId' as order_id from mails order by id`);
  let mails = 0;
  const look = async (mail: Written, isExpected: boolean): Promise<void> => {
    const html = await (await fetch(`http://localhost:${port}/dev/mail/${mail.id}/`)).text();
    const name = `mail ${mail.id} ${mail.kind} in ${mail.lang}`;
    if (html.includes('It would not be sent now')) {
      if (isExpected) faults.push(`${name}: ${/It would not be sent now[^<]*/.exec(html)?.[0]}`);
      return;
    }
    mails += 1;
    const plain = unescaped(/<pre[^>]*>([\s\S]*?)<\/pre>/.exec(html)?.[1] ?? '');
    const files = [...html.matchAll(/<li>([a-z0-9-]+\.pdf), \d+ kB<\/li>/g)].map(([, file = '']) => file);
    faults.push(...(await plainFaults({ mail, plain, files }, { dataDir, truth })).map((fault) => `${name}: ${fault}`));
  };
  for (const mail of written) await look(mail, false);
  await eachKind(dataDir, orders, (mail) => look({ ...mail, order_id: null }, true));
  const productId = truth.samples[0] as number;
  faults.push(...(await eachOtherKind(dataDir, { orders, productId }, (mail) => look({ ...mail, order_id: null }, true))));
  return { mails, faults };
}

const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
const spaced = (text: string): string => text.replace(/[\s\u00a0]+/g, ' ');

async function plainFaults(
  { mail, plain, files }: { mail: Written; plain: string; files: readonly string[] },
  { dataDir, truth }: { dataDir: string; truth: Truth },
): Promise<string[]> {
  const faults = [
    ...(plain.length < 40 ? ['has no plain part'] : []),
    ...(/\{\w+\}|\bundefined\b|\bNaN\b/.test(plain) ? ['has something left to be filled in'] : []),
    ...guardText({ place: 'mail', lang: mail.lang, text: plain, figures: [] }).flatMap(({ level, reason }) => (level === 'block' ? reason : [])),
  ];
  const letter = mail.hasPrice ? truth.byId.get(truth.samples[0] as number)?.class : undefined;
  if (letter && ![...spaced(plain).matchAll(/\b([A-G]\+{0,3})(?![\w+])/g)].some(([, shownClass]) => shownClass === letter))
    faults.push(`names no class ${letter} beside a price`);
  if (mail.kind !== 'order-received' || mail.order_id === null) return faults;
  const texts = await queryShop<{ code: string; sha256: string; title: string; content: string; seller: { name?: string } | null }>(
    dataDir,
    `select l.code, l.sha256, l.title, l.content, s.seller from order_legal_snapshots s, jsonb_each_text(s.texts) t join legal_texts l on l.sha256 = t.value where s.order_id = $1::bigint`,
    [mail.order_id],
  );
  const body = spaced(plain);
  for (const { code, sha256, title, content } of texts) {
    if (!files.some((file) => file.endsWith(`-${sha256.slice(0, 12)}.pdf`))) faults.push(`brings no file of ${code}`);
    if (!body.includes(spaced(title))) faults.push(`lacks the text ${code}`);
    // Each paragraph in full: a link is no durable medium.
    const lost = content
      .split(/<\/(?:p|li|h\d)>/)
      // In plain text a link's address follows its words.
      .filter((part) => !part.includes('<a '))
      .map((part) =>
        spaced(
          part
            .replace(/<\/?(?:b|strong|em|i|span|code|small)\b[^>]*>/g, '')
            .replace(/<[^>]*>/g, ' ')
            .replaceAll('&amp;', '&')
            .replaceAll('&nbsp;', ' '),
        ).trim(),
      )
      .filter((part) => part.length > 40 && !body.includes(part));
    if (lost.length > 0) faults.push(`lacks of ${code}: ${lost[0]?.slice(0, 60)}`);
  }
  if (texts.length < 3) faults.push(`brings ${texts.length} texts of the contract`);
  const seller = texts[0]?.seller?.name;
  if (!seller || !body.includes(seller)) faults.push(`does not name the seller ${seller}`);
  const letters = truth.samples.slice(0, 3).flatMap((id) => truth.byId.get(id)?.class ?? []);
  const shownClasses = [...body.matchAll(/\b([A-G]\+{0,3})(?![\w+])/g)].map(([, letter]) => letter);
  for (const letter of letters) if (!shownClasses.includes(letter)) faults.push(`names no class ${letter} beside a price (${LANGUAGES[mail.lang].name})`);
  return faults;
}
