import type { PaymentOption } from '../cart-contents.ts';
import { countedText } from '../values/counted-text.ts';
import type { LanguageCode } from '../values/languages.ts';
import type { Settings } from './settings.ts';

interface Source {
  lang: LanguageCode;
  /** Interface text by name; an unknown name is returned unchanged. */
  text: (lang: LanguageCode, name: string) => string;
  settings: Pick<Settings, 'payment'>;
}

/** A payment method for a reply; `fee` as a decimal. */
export const toPaymentOption = (
  { code, type }: Pick<PaymentOption, 'code' | 'type'>,
  fee: number,
  { lang, text, settings: { payment } }: Source,
): PaymentOption => ({
  code,
  title: text(lang, `payment_${code}`),
  description: countedText(text, lang, `payment_${code}_description`, payment.transferDays),
  type,
  fee,
});
