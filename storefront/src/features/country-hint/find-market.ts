import type { SiteInfo } from '@vitrina/contract/site';
import * as siteCalls from '@vitrina/contract/site.calls';
import { createLabels, type Labels } from '@vitrina/contract/values/labels';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { browserClient } from '../../api/browser-client.ts';
import { storedCountry, rememberCountry } from './stored-country.ts';
import { marketOfCountry } from './market-of-country.ts';

export interface OtherMarket {
  lang: LanguageCode;
  /** Texts in the market's language. */
  labels: Labels;
}

/** The market of the visitor's country, if it is not the one shown. After a failure there is no hint. */
export async function findMarket(shown: LanguageCode, countries: SiteInfo['countries']): Promise<OtherMarket | null> {
  try {
    const client = browserClient(shown);
    let country = storedCountry();
    if (country === undefined) {
      const reply = await client.call(siteCalls.country, {});
      if (!reply.success) return null;
      country = reply.data.country;
      rememberCountry(country);
    }
    const lang = marketOfCountry(country, shown, countries);
    const texts = lang && (await client.call(siteCalls.labels, { lang }));
    return texts?.success ? { lang: lang as LanguageCode, labels: createLabels(texts.data, lang as LanguageCode) } : null;
  } catch {
    return null;
  }
}
