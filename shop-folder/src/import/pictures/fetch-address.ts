import { type LookupAddress, type LookupAllOptions, lookup as lookUp } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPrivateAddress } from './is-private-address.ts';
import { PictureProblem } from './picture-problem.ts';

export interface FetchRules {
  /** Hosts with port that are allowed to be in a private network, by the owner's choice: `pim.local:8080`. */
  privateHosts: ReadonlySet<string>;
  /** Time limit for an address with all its redirects, milliseconds. */
  timeoutMs: number;
  /** Resolves a name to all its addresses; absent: the system's resolver. */
  resolve?: Resolve;
}

export type Resolve = (hostname: string, options: LookupAllOptions, callback: (error: Error | null, addresses: LookupAddress[]) => void) => void;

export const MOST_BYTES = 20 * 1024 * 1024;
const MOST_REDIRECTS = 4;
const PRIVATE = 'EPRIVATE';

/**
 * Fetches the bytes of a URL. Names are resolved here and the connection uses the checked address, again after each redirect: no URL, name
 * or redirect leads into a private network. Throws `PictureProblem`.
 */
export async function fetchAddress(address: string, rules: FetchRules): Promise<Buffer> {
  const signal = AbortSignal.timeout(rules.timeoutMs);
  let url = checkedUrl(address);
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const response = await answerOf(url, rules, signal);
    const status = response.statusCode ?? 0;
    if (status === 200) return readBody(response, signal, rules);
    response.destroy();
    if (status >= 300 && status < 400 && response.headers.location) url = checkedUrl(response.headers.location, url);
    else throw new PictureProblem(`answered ${status}`, { isPassing: status >= 500 || status === 429 || status === 408 });
  }
  throw new PictureProblem(`more than ${MOST_REDIRECTS} redirects`);
}

function checkedUrl(address: string, base?: URL): URL {
  if (!URL.canParse(address, base)) throw new PictureProblem('no address');
  const url = new URL(address, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new PictureProblem(`${url.protocol} is not taken, only http and https`);
  if (url.username || url.password) throw new PictureProblem('an address with a password is not taken');
  return url;
}

function answerOf(url: URL, rules: FetchRules, signal: AbortSignal): Promise<IncomingMessage> {
  const mayBePrivate = rules.privateHosts.has(url.host);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !mayBePrivate && isPrivateAddress(host)) throw privateNetwork(url);
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const headers = { accept: 'image/*', 'user-agent': 'Vitrina import' };
    const call = request(url, { headers, signal, ...(!mayBePrivate && { lookup: publicOnly(rules.resolve ?? lookUp) }) }, resolve);
    call.on('error', (error) => reject(problemOf(error, url, rules)));
    call.end();
  });
}

/**
 * Resolves a name to its addresses; an error if any of them is private, as the connection chooses one. Called once by the connection
 * itself, so that the checked address is the used one.
 */
const publicOnly =
  (resolve: Resolve): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '', 0);
      if (addresses.some(({ address }) => isPrivateAddress(address))) return callback(Object.assign(new Error('private'), { code: PRIVATE }), '', 0);
      if (options.all) return callback(null, addresses);
      const [first] = addresses;
      callback(null, first?.address ?? '', first?.family ?? 0);
    });
  };

async function readBody(response: IncomingMessage, signal: AbortSignal, rules: FetchRules): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const tooLarge = new PictureProblem(`larger than ${MOST_BYTES / 1_048_576} MB`);
  if (Number(response.headers['content-length'] ?? 0) > MOST_BYTES) {
    response.destroy();
    throw tooLarge;
  }
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > MOST_BYTES) throw tooLarge;
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof PictureProblem) throw error;
    throw signal.aborted ? tooSlow(rules) : new PictureProblem('the answer ended in the middle', { isPassing: true });
  } finally {
    response.destroy();
  }
  return Buffer.concat(chunks);
}

const privateNetwork = (url: URL): PictureProblem => new PictureProblem(`${url.host} is in a private network`);
const tooSlow = ({ timeoutMs }: FetchRules): PictureProblem =>
  new PictureProblem(`not there after ${timeoutMs / 1000} s`, { isPassing: true, isSilence: true });

function problemOf(error: Error, url: URL, rules: FetchRules): PictureProblem {
  const { code, name } = error as NodeJS.ErrnoException;
  if (code === PRIVATE) return privateNetwork(url);
  if (name === 'AbortError' || name === 'TimeoutError' || code === 'ABORT_ERR') return tooSlow(rules);
  return new PictureProblem(`${url.host}: ${code ?? error.message}`, { isPassing: true, isSilence: true });
}
