import { randomBytes } from 'node:crypto';
import type { FieldError } from '@vitrina/contract/errors';
import { homeCountry } from '@vitrina/contract/settings/market-countries';
import { TRADE_IN_WAYS, type tradeIn, type TradeInWay } from '@vitrina/contract/trade-in';
import { isEmail } from '@vitrina/contract/values/email';
import { LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';
import { mailboxOf } from '@vitrina/contract/values/mailbox-of';
import { toMinor } from '@vitrina/contract/values/money';
import { acceptedDevices, tradeInSum } from '@vitrina/contract/values/trade-in-sum';
import type { z } from 'zod';
import type { CallContext } from '../../http/context.ts';
import { inTransaction } from '../../http/in-transaction.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { ownerOf } from '../../http/owner-of.ts';
import { isOverLimit, limitsOfAddress } from '../customers/index.ts';
import { describeAnswers } from './describe-answers.ts';
import { readAnswers } from './read-answers.ts';
import type { TradeInDeps } from './trade-in-deps.ts';
import { mailOwner } from './trade-in-mail.ts';
import { findRepeated, insertTradeIn } from './trade-in-queries.ts';
import { tradeInNumber } from './trade-in-view.ts';

type Input = z.output<typeof tradeIn.offer.input>;

const WINDOW_SECONDS = 3600;
const MAX_OF_MAILBOX = 5;
const MAX_OF_ADDRESS = 20;

/** Delivery methods for devices in a market: parcels always, shops if the market's country has one. */
export const waysOf = ({ site, collection }: TradeInDeps, lang: LanguageCode): TradeInWay[] =>
  TRADE_IN_WAYS.filter((way) => way === 'parcel' || collection().includes(homeCountry(site.settings, lang)));

/** Accepts an offer, also without an account; the amount is recalculated and must equal the one shown. */
export const makeOffer =
  (deps: TradeInDeps) =>
  async (input: Input, context: CallContext): Promise<Outcome<{ number: string; code: string }>> => {
    const { db, lang, actor } = context;
    const settings = deps.site.settings['trade-in'];
    const device = acceptedDevices(settings, lang).find(({ code }) => code === input.device);
    if (!device) return fail('error_empty_data');
    const answers = readAnswers(input.answers, device, settings);
    const errors = [...(answers.ok ? [] : (answers.errors ?? [])), ...fieldErrors(input, waysOf(deps, lang))];
    if (!answers.ok || errors.length > 0) return fail('error_bad_input', { errors });
    const { currency } = LANGUAGES[lang];
    const offered = tradeInSum(device, answers.data, currency);
    if (offered === null || offered !== toMinor(input.sum)) return fail('error_amount_differs');
    const email = input.email.toLowerCase();
    const normal = Object.entries(answers.data)
      .flatMap(([question, chosen]) => chosen.toSorted().map((one) => `${question}.${one}`))
      .join(',');
    const limits = [
      { key: `trade-in:${mailboxOf(email)}`, most: MAX_OF_MAILBOX },
      ...(context.address ? limitsOfAddress('trade-in', context.address, MAX_OF_ADDRESS) : []),
    ];
    const code = randomBytes(16).toString('base64url');
    const { userId: user_id = null, tokenId: token_id = null } = ownerOf(actor, deps) ?? {};
    const { name, phone, street, post_code, city } = input;
    const offer = {
      ...{ code, lang, currency, user_id, token_id, name, email, phone, way: input.way as TradeInWay, device: device.code, answers: normal, offered },
      address: street === '' ? '' : `${street}, ${post_code} ${city}`.trim(),
      words: describeAnswers(device, answers.data, { settings, lang }),
    };
    return inTransaction(db, async (db) => {
      const earlier = await findRepeated(db, offer);
      if (earlier) return ok({ number: tradeInNumber(earlier.id), code: earlier.code });
      if (await isOverLimit(db, limits, WINDOW_SECONDS)) return fail('error_too_many_requests', { headers: { 'retry-after': String(WINDOW_SECONDS) } });
      const id = await insertTradeIn(db, offer, settings.days);
      await mailOwner(db, { id, email, lang, version: 1 }, 'trade-in-offered');
      return ok({ number: tradeInNumber(id), code });
    });
  };

function fieldErrors({ name, email, way, street, post_code, city, confirmed }: Input, ways: readonly TradeInWay[]): FieldError[] {
  const required = (field: string, isMissing: boolean): FieldError[] => (isMissing ? [{ field, label_name: 'error_field_required' }] : []);
  const isSent = way === 'parcel';
  return [
    ...required('name', name === ''),
    ...required('email', email === ''),
    ...(email !== '' && !isEmail(email) ? [{ field: 'email', label_name: 'error_email_invalid' as const }] : []),
    ...required('way', way === ''),
    ...(way !== '' && !ways.some((one) => one === way) ? [{ field: 'way', label_name: 'error_field_unknown_value' as const }] : []),
    ...required('street', isSent && street === ''),
    ...required('post_code', isSent && post_code === ''),
    ...required('city', isSent && city === ''),
    ...required('confirmed', !confirmed),
  ];
}
