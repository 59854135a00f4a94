import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { chooseEncoding, type Encoding } from '../../http/compression.ts';
import { busyPage, maintenancePage } from './error-page.ts';

interface WaitingPageOptions {
  lang: LanguageCode;
  /** The address asked for, with its query. */
  path: string;
  /** Delay between two attempts. */
  seconds: number;
  isBusy: boolean;
  /** Accept-Encoding of the request. */
  accepts: string | undefined;
}

interface WaitingPage {
  body: Buffer | string;
  /** Headers that name the encoding. */
  encoding: readonly string[];
}

/**
 * Maintenance and overload pages. Under load they are sent thousands of times, so each is rendered and compressed once a language and then sent from
 * memory. Only the maintenance page of an address with a query, which its form must keep, is rendered for that address.
 */
export function createWaitingPages(): (options: WaitingPageOptions) => WaitingPage {
  const cachedPages = new Map<string, Record<Encoding, WaitingPage>>();
  return ({ lang, path, seconds, isBusy, accepts }) => {
    const hasQuery = path.includes('?');
    if (hasQuery && !isBusy) return { body: maintenancePage({ lang, path, seconds }), encoding: [] };
    const key = `${lang} ${seconds} ${isBusy} ${hasQuery}`;
    let page = cachedPages.get(key);
    if (!page) {
      page = packed(hasQuery ? busyPage({ lang }) : maintenancePage({ lang, seconds, isBusy }));
      cachedPages.set(key, page);
    }
    return page[chooseEncoding(accepts)];
  };
}

function packed(html: string): Record<Encoding, WaitingPage> {
  const body = Buffer.from(html);
  const vary = ['Vary', 'Accept-Encoding'];
  return {
    br: { body: brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }), encoding: ['Content-Encoding', 'br', ...vary] },
    gzip: { body: gzipSync(body), encoding: ['Content-Encoding', 'gzip', ...vary] },
    identity: { body, encoding: vary },
  };
}
