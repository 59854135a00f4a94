import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { FieldError } from '@vitrina/contract/errors';
import type { staffRefunds } from '@vitrina/contract/staff/refunds';
import type { CountryCode } from '@vitrina/contract/values/countries';
import { readIban } from '@vitrina/contract/values/iban';
import type { CurrencyCode } from '@vitrina/contract/values/languages';
import { transferCode } from '../../../adapters/transfer-codes/index.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import type { OrderDeps } from '../order-deps.ts';

export interface ManualRefund {
  name: string;
  iban: string;
  /** Minor units. */
  amount: number;
  currency: CurrencyCode;
  /** Number of the order. */
  number: string;
}

const NO_PARTY = { name: '', address: '', town: '' };
const refuse = (label_name: FieldError['label_name']) => fail('error_bad_input', { errors: [{ field: 'iban', label_name }] });

/** Returns the QR code with which a banking app transfers a refund from the shop to the buyer's account. */
export function refundCode(
  { text, config }: Pick<OrderDeps, 'text' | 'config'>,
  { name, iban, amount, currency, number }: ManualRefund,
): Outcome<ReplyOf<typeof staffRefunds.transferCode>> {
  const account = readIban(iban);
  if (!account) return refuse('error_field_format');
  const lang = config.defaultLanguage;
  const purpose = text(lang, 'refund_transfer_purpose').replace('{number}', number);
  const payer = config.bankAccounts[lang]?.recipient ?? NO_PARTY;
  const transfer = { recipient: { ...NO_PARTY, name }, payer, account, amount, currency, reference: number, purpose };
  const code = transferCode({ ...transfer, country: account.slice(0, 2) as CountryCode });
  return code ? ok({ kind: code.kind, svg: code.svg, reference: number }) : refuse('error_field_unknown_value');
}
