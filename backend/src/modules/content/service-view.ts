import type { ServiceOffer, ServicePage, ServiceSummary } from '@vitrina/contract/cms';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { toDecimal } from '@vitrina/contract/values/money';
import type { ContentRow, Reader, WholeContentRow } from './content-queries.ts';
import { contentPageView, contentSummaryView } from './content-view.ts';

export interface ServiceDeps {
  /** Returns how a service is offered in a market. */
  offerOf: (code: string, lang: LanguageCode) => ServiceOffer;
}

/** Price of a service by market, minor units; absent market: on request. */
interface ServiceFacts {
  prices?: Partial<Record<Reader['lang'], number>>;
}

/** A service not offered in the market has no price there. */
function costView({ code, facts }: ContentRow, { lang }: Reader, { offerOf }: ServiceDeps) {
  const offer = offerOf(code, lang);
  return { price_custom: offer === 'elsewhere' ? null : toDecimal((facts as ServiceFacts).prices?.[lang] ?? null), offer };
}

export const serviceSummaryView = (row: ContentRow, reader: Reader, deps: ServiceDeps): ServiceSummary => ({
  ...contentSummaryView(row, reader),
  ...costView(row, reader, deps),
});

export const servicePageView = (row: WholeContentRow, reader: Reader, deps: ServiceDeps): ServicePage => ({
  ...contentPageView(row, reader),
  ...costView(row, reader, deps),
});
