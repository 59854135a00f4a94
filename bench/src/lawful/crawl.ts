import { isLanguageCode, type LanguageCode } from '@vitrina/contract/values/languages';
import { pageAddresses } from '../addresses.ts';
import { energyFaults, footerFaults, foreignLoads, priceFaults, wordFaults } from './page-faults.ts';
import type { Truth } from './truth.ts';

const AT_ONCE = 4;
const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

export const langOf = (path: string): LanguageCode => {
  const prefix = path.split('/')[1];
  return isLanguageCode(prefix) ? prefix : 'si';
};

/** Checks every page of the sitemaps, as visitors without scripts and as bots get it; returns the faults with their paths. */
export async function crawl(port: number, truth: Truth): Promise<{ pages: number; faults: string[] }> {
  const addresses = [...new Set(await pageAddresses(port))];
  const faults: string[] = [];
  const waiting = addresses.values();
  let visited = 0;
  const worker = async (): Promise<void> => {
    for (const path of waiting) {
      for (const bot of [false, true]) {
        const found = await pageFaults(`http://localhost:${port}`, { path, bot }, truth);
        // Printed immediately, so that an interrupted run has reported them.
        for (const fault of found) console.log(`  ${fault}`);
        faults.push(...found);
      }
      visited += 1;
      if (visited % 500 === 0) console.log(`  ${visited} of ${addresses.length} addresses, ${faults.length} faults`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return { pages: addresses.length * 2, faults };
}

async function pageFaults(origin: string, { path, bot }: { path: string; bot: boolean }, truth: Truth): Promise<string[]> {
  const reply = await fetchUntilServed(() => fetch(origin + path, { redirect: 'manual', headers: { accept: 'text/html', ...(bot && { 'user-agent': BOT }) } }));
  const html = await reply.text();
  const seen = { path: decodeURI(path), lang: langOf(path), html };
  const name = `${path}${bot ? ' (bot)' : ''}`;
  if (reply.status !== 200) return [`${name}: ${reply.status}`];
  return [
    ...energyFaults(seen, truth),
    ...priceFaults(seen, truth),
    ...wordFaults(seen),
    ...foreignLoads(seen),
    ...(bot ? [] : footerFaults(seen)),
    ...(reply.headers.getSetCookie().length > 0 ? [`sets ${reply.headers.getSetCookie()[0]}`] : []),
  ].map((fault) => `${name}: ${fault}`);
}

const TRIES = 5;

/** Retries while the shop is overloaded (503 with Retry-After); a page that is never served is a fault. */
async function fetchUntilServed(fetchOnce: () => Promise<Response>): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const reply = await answerOf(fetchOnce);
    const seconds = Number(reply.headers.get('retry-after') ?? 0);
    if (reply.status !== 503 || seconds === 0 || tries === TRIES) return reply;
    await reply.arrayBuffer();
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
}

/** A missing response counts as status 504: one slow page does not end a run of thousands. */
const answerOf = (fetchOnce: () => Promise<Response>): Promise<Response> =>
  fetchOnce().catch((error: unknown) => new Response(String(error), { status: 504, headers: { 'x-bench': 'no answer' } }));

const TYPES: Readonly<Record<string, RegExp>> = { svg: /^image\/svg\+xml/, png: /^image\/png/, pdf: /^application\/pdf/, html: /^text\/html/ };

/** Checks that labels, information sheets in every language and arrows are served with their content type. */
export async function fileFaults(port: number, { byId }: Truth, languages: readonly LanguageCode[]): Promise<{ files: number; faults: string[] }> {
  const files = new Set([...byId.values()].flatMap((one) => (one ? [one.arrow, one.label, ...languages.map(one.sheet)] : [])).filter((path) => path !== null));
  const faults: string[] = [];
  for (const path of files) {
    const reply = await fetch(`http://localhost:${port}${path}`);
    await reply.arrayBuffer();
    const type = reply.headers.get('content-type') ?? '';
    if (reply.status !== 200 || !TYPES[path.slice(path.lastIndexOf('.') + 1)]?.test(type)) faults.push(`${path}: ${reply.status} ${type}`);
  }
  return { files: files.size, faults };
}
