import type { TradeInSettings } from '@vitrina/contract/settings/trade-in';
import type { StaffTradeIn } from '@vitrina/contract/staff/trade-ins';
import type { TradeInOffer } from '@vitrina/contract/trade-in';
import { toDecimal } from '@vitrina/contract/values/money';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { describeOffer } from './describe-answers.ts';
import type { TradeInRow } from './trade-in-queries.ts';

/** `T-12`. */
export const tradeInNumber = (id: number): string => `T-${id}`;

const common = (row: TradeInRow) => ({
  number: tradeInNumber(row.id),
  state: row.state,
  words: row.words,
  sum: toDecimal(row.offered),
  currency: row.currency,
  counter: row.counter === null ? null : toDecimal(row.counter),
  reason: row.reason,
  way: row.way,
  until: row.until?.toISOString() ?? null,
});

/** View for the holder of the code. `sendTo`: address of the shop, one line. */
export const offerView = (row: TradeInRow, sendTo: string): TradeInOffer => ({
  ...common(row),
  address: row.way === 'parcel' ? sendTo : null,
  created_at: row.created_at.toISOString(),
  coupon: row.coupon_code
    ? {
        code: row.coupon_code,
        amount: toDecimal(row.counter ?? row.offered),
        ends_at: row.coupon_ends_at?.toISOString() ?? '',
        is_used: row.coupon_used === true,
      }
    : null,
});

interface Reader {
  /** True: with e-mail, telephone and address of the owner. */
  seesDetails: boolean;
  settings: TradeInSettings;
  lang: LanguageCode;
}

/** View for staff, in the reader's language. */
export const staffView = (row: TradeInRow, { seesDetails, settings, lang }: Reader): StaffTradeIn => ({
  ...common(row),
  words: describeOffer(row, { settings, lang }),
  id: row.id,
  version: row.version,
  market: row.lang,
  owner: row.name,
  email: seesDetails ? row.email : null,
  phone: seesDetails ? row.phone : null,
  address: seesDetails ? row.address : null,
  started_at: row.created_at.toISOString(),
  serial: row.serial,
  received_at: row.received_at?.toISOString() ?? null,
  ended_at: row.ended_at?.toISOString() ?? null,
});
