import type { CartCustomer } from '@vitrina/contract/cart';
import { homeCountry } from '@vitrina/contract/settings/market-countries';
import type { Settings } from '@vitrina/contract/settings/settings';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { type Catalogue, type PricedService, type ServiceRefusal, serviceRefusal, servicesOf } from '../../catalogue/index.ts';
import type { ServiceRow } from '../cart-queries.ts';
import type { PricedParcel } from '../delivery/shipping-options.ts';
import type { CartLine } from '../delivery/split-parcels.ts';

/** A service with its product's line; it has the line's quantity. Amounts in minor units. */
export interface ServiceLine extends PricedService {
  row: ServiceRow;
  line: CartLine;
  gross: number;
  vatPercent: number;
  exemptPercent: number;
  /** Reason why it cannot be done at the destination; `null`: it can. */
  refused: ServiceRefusal | null;
}

interface Sale {
  catalogue: Catalogue;
  lang: LanguageCode;
  ratesOf: (vatClass: string | null) => { vatPercent: number; exemptPercent: number };
}

/**
 * Chosen services at today's prices or those of the line's offer, without services that another chosen one of the line includes. `gone`: no longer
 * offered with the line.
 */
export function serviceLines(
  rows: readonly ServiceRow[],
  lines: readonly CartLine[],
  { catalogue, lang, ratesOf }: Sale,
): { lines: ServiceLine[]; gone: ServiceRow[] } {
  if (rows.length === 0) return { lines: [], gone: [] };
  const found: ServiceLine[] = [];
  const gone: ServiceRow[] = [];
  for (const line of lines) {
    const lineRows = rows.filter(({ product_id }) => product_id === line.product.id);
    if (lineRows.length === 0) continue;
    const offered = servicesOf(catalogue, line.product, lang);
    gone.push(...lineRows.filter(({ service_code }) => !offered.some(({ service }) => service.code === service_code)));
    const chosen = offered.filter(({ service }) => lineRows.some(({ service_code }) => service_code === service.code));
    found.push(
      ...chosen
        .filter(({ service }) => !chosen.some((other) => other.service.includes.includes(service.code)))
        .map((one) => ({ ...one, unit: line.offerPrice?.services.find(({ code }) => code === one.service.code)?.unit ?? one.unit }))
        .map((one) => ({
          ...one,
          row: lineRows.find(({ service_code }) => service_code === one.service.code) as ServiceRow,
          line,
          gross: one.unit * line.item.qty,
          ...ratesOf(one.service.vatClass ?? null),
          refused: null,
        })),
    );
  }
  return { lines: found, gone };
}

/** Ids of products with a service that includes carrying in. */
export const carriedIn = (services: readonly ServiceLine[]): Set<number> =>
  new Set(services.flatMap(({ service, line }) => (service.carriesIn ? [line.product.id] : [])));

interface Destination {
  settings: Settings;
  lang: LanguageCode;
  customer: CartCustomer | null;
}

/** Adds to each service the reason why it cannot be done at the destination or with the chosen way of delivery. */
export function withRefusals(services: readonly ServiceLine[], parcels: readonly PricedParcel[], destination: Destination): ServiceLine[] {
  return services.map((one) => {
    const parcel = parcels.find(({ lines }) => lines.some(({ product }) => product.id === one.line.product.id));
    return { ...one, refused: refusalAt(one.service, isCollected(parcel), destination) };
  });
}

export const refusalAt = (service: PricedService['service'], isFetched: boolean, { settings, lang, customer }: Destination): ServiceRefusal | null =>
  serviceRefusal(service, { country: customer?.country ?? null, postCode: postCodeOf(customer), isCollected: isFetched }, homeCountry(settings, lang));

export const isCollected = (parcel: Pick<PricedParcel, 'chosen'> | undefined): boolean =>
  parcel?.chosen?.option.code === 'pickup' || parcel?.chosen?.option.code === 'locker';

/** Post code of the destination: that of the delivery address, else the buyer's. `null`: not entered yet. */
export const postCodeOf = (customer: CartCustomer | null): string | null =>
  customer?.fields.delivery_post_code?.trim() || customer?.fields.post_code?.trim() || null;

/** `s-installation-12`, as the line is named in the cart. */
export const serviceLineCode = (code: string, productId: number): string => `s-${code}-${productId}`;
