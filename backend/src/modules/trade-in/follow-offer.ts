import type { TradeInOffer, TRADE_IN_ANSWERS } from '@vitrina/contract/trade-in';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { inShortTransaction } from '../../http/short-locks.ts';
import { payTradeIn, recordStep } from './pay-trade-in.ts';
import type { TradeInDeps } from './trade-in-deps.ts';
import { mailOwner } from './trade-in-mail.ts';
import { findTradeIn, lockTradeIn, type TradeInRow, writeStep } from './trade-in-queries.ts';
import { offerView } from './trade-in-view.ts';

/** Name and address to which parcels of a market are sent, in one line. */
export function sendTo({ site }: TradeInDeps, lang: LanguageCode): string {
  const seller = site.sellers[lang];
  return seller ? `${seller.name}, ${seller.address}` : '';
}

/** Shows the state of an offer to the holder of its code. */
export const readOffer =
  (deps: TradeInDeps) =>
  async ({ code }: { code: string }, { db }: CallContext): Promise<Outcome<TradeInOffer>> => {
    const row = await findTradeIn(db, code);
    return row ? ok(offerView(row, sendTo(deps, row.lang))) : fail('error_empty_data');
  };

type Answer = (typeof TRADE_IN_ANSWERS)[number];
/** Resulting state by answer. */
const LEADS_TO = { accept: 'paid', decline: 'refused', cancel: 'cancelled' } as const;

/** Saves the owner's answer once; a repeated one returns the resulting state. */
export const answerOffer =
  (deps: TradeInDeps) =>
  async ({ code, answer }: { code: string; answer: Answer }, context: CallContext): Promise<Outcome<TradeInOffer>> => {
    return inShortTransaction(context.db, async (db) => {
      const row = await lockTradeIn(db, { code });
      if (!row) return fail('error_empty_data');
      const isAnswered = row.state === LEADS_TO[answer] && (answer === 'cancel' || row.counter !== null);
      if (!isAnswered) {
        if (!mayAnswer(row, answer)) return fail('error_trade_in_state');
        if (answer === 'accept') await payTradeIn(db, row, {}, deps);
        else await writeStep(db, row, { state: LEADS_TO[answer] }, 0);
        if (answer === 'decline') await mailOwner(db, row, 'trade-in-refused');
        await recordStep(db, row, { action: answer, after: LEADS_TO[answer], context });
      }
      return ok(offerView((await findTradeIn(db, code)) as TradeInRow, sendTo(deps, row.lang)));
    });
  };

const mayAnswer = ({ state, until }: TradeInRow, answer: Answer): boolean =>
  answer === 'cancel' ? state === 'offered' : state === 'countered' && until !== null && until > new Date();
