import type { ServicePage, ServiceSummary } from '@vitrina/contract/cms';
import { toDecimal } from '@vitrina/contract/values/money';
import type { ContentRow, Reader, WholeContentRow } from './content-queries.ts';
import { contentPageView, contentSummaryView } from './content-view.ts';

/** What a service costs in each market, minor units; a market without a price has it on request. */
interface ServiceFacts {
  prices?: Partial<Record<Reader['lang'], number>>;
}

const costView = ({ facts }: ContentRow, { lang }: Reader) => ({ price_custom: toDecimal((facts as ServiceFacts).prices?.[lang] ?? null) });

export const serviceSummaryView = (row: ContentRow, reader: Reader): ServiceSummary => ({ ...contentSummaryView(row, reader), ...costView(row, reader) });

export const servicePageView = (row: WholeContentRow, reader: Reader): ServicePage => ({ ...contentPageView(row, reader), ...costView(row, reader) });
