import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { chooseEncoding } from '../http/encodings.ts';
import { maintenancePage } from './error-page.ts';

interface Wanted {
  lang: LanguageCode;
  /** The address asked for, with its query. */
  path: string;
  /** Between two tries. */
  seconds: number;
  isBusy: boolean;
  /** Accept-Encoding of who asks. */
  accepts: string | undefined;
}

interface WaitingPage {
  body: Buffer | string;
  /** Headers that name the encoding. */
  encoding: readonly string[];
}

type Kept = Record<'br' | 'gzip' | 'identity', WaitingPage>;

const encoded = (body: Buffer, encoding: string): WaitingPage => ({ body, encoding: ['Content-Encoding', encoding, 'Vary', 'Accept-Encoding'] });

/**
 * Pages that ask for patience. They are needed most when thousands ask at once, so each is made and compressed once a language and then sent from memory; only an address
 * with a query, which the page's form must keep, has one of its own.
 */
export function createWaitingPages(): (wanted: Wanted) => WaitingPage {
  const kept = new Map<string, Kept>();
  return ({ lang, path, seconds, isBusy, accepts }) => {
    if (path.includes('?')) return { body: maintenancePage({ lang, path, seconds, isBusy }), encoding: [] };
    const key = `${lang} ${seconds} ${isBusy}`;
    let page = kept.get(key);
    if (!page) {
      const plain = Buffer.from(maintenancePage({ lang, seconds, isBusy }));
      page = {
        br: encoded(brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }), 'br'),
        gzip: encoded(gzipSync(plain), 'gzip'),
        identity: { body: plain, encoding: ['Vary', 'Accept-Encoding'] },
      };
      kept.set(key, page);
    }
    return page[chooseEncoding(accepts)];
  };
}
