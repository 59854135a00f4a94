import type { Device, WholeDevice } from '@vitrina/contract/devices';
import { guaranteeIn } from '@vitrina/contract/law/guarantee-in';
import { CONSUMER_LAW } from '@vitrina/contract/values/consumer-law';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { productPath } from '@vitrina/contract/values/page-path';
import { orderIdentifierOf } from '../order-identifier.ts';
import { orderNumber } from '../order-number.ts';
import type { ClaimRow, DeviceRow } from './device-queries.ts';

interface Place {
  lang: LanguageCode;
  defaultLanguage: LanguageCode;
}

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Last day of a period of months that starts on a day. */
export function lastDay(from: Date, months: number): string {
  const end = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1));
  const daysOfMonth = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(from.getUTCDate(), daysOfMonth));
  return dayOf(end);
}

const YEAR = 12;

export function deviceView(row: DeviceRow, { lang, defaultLanguage }: Place): Device {
  const { product, country, delivered_at, qty } = row;
  const guarantee = country === null ? row.guarantee : guaranteeIn(row.guarantee, country);
  const years = country === null ? null : (CONSUMER_LAW[country]?.guaranteeYears ?? null);
  return {
    identifier: orderIdentifierOf({ id: row.order_id, code: row.order_code }),
    order: orderNumber(row.order_id),
    line: row.line,
    code: row.code,
    product_id: product?.id ?? null,
    title: row.title,
    url_without_domain: product?.shown ? productPath({ lang, defaultLanguage, slug: product.slug, id: product.id }) : null,
    image_upload_path: product?.image ?? null,
    qty,
    bought_on: dayOf(row.bought_at),
    delivered_on: dayOf(delivered_at),
    is_delivered: row.is_delivered,
    liable_until: years === null ? null : lastDay(delivered_at, years * YEAR),
    guarantee: guarantee ? { guarantor: guarantee.guarantor, until: lastDay(delivered_at, guarantee.months), durability: guarantee.durability === true } : null,
    serial_number: row.serial_number,
    recall: row.recall,
    open_claim: row.open_claim,
  };
}

export const claimView = (row: ClaimRow): WholeDevice['claims'][number] => ({
  id: row.id,
  message: row.reason,
  state: row.state,
  steps: [
    { step: 'announced' as const, at: row.started_at },
    { step: 'received' as const, at: row.received_at },
    { step: 'inspected' as const, at: row.inspected_at },
    { step: row.state === 'refused' ? ('refused' as const) : ('settled' as const), at: row.ended_at },
  ].flatMap(({ step, at }) => (at === null ? [] : [{ step, at: at.toISOString() }])),
  refuse_reason: row.refuse_reason,
  photos: row.photos,
});
