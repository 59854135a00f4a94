import { type PaymentKind, paymentKind } from '@vitrina/contract/values/payment-kind';
import { Banknote, CreditCard, Landmark, QrCode, Smartphone, Zap } from './icons.tsx';
import './payment-icon.css';

type Icon = typeof CreditCard;

const OF_KIND: Readonly<Record<PaymentKind, Icon>> = { card: CreditCard, bank: Landmark, transfer: QrCode, door: Banknote };
/** Icons of the bank's payment methods that shoppers need to tell apart. */
const OF_CODE: Readonly<Record<string, Icon>> = { 'sandbox-form': Smartphone, 'sandbox-direct': Zap };

/** Icon of a payment method; decorative, as the title is beside it. */
export function PaymentIcon({ code }: { code: string }) {
  const Icon = OF_CODE[code] ?? OF_KIND[paymentKind(code)];
  return (
    <span className="payment-mark" aria-hidden="true">
      <Icon className="icon" aria-hidden="true" />
    </span>
  );
}
