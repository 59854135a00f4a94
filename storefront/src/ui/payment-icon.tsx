import { type PaymentKind, paymentKind } from '@vitrina/contract/values/payment-kind';
import { Banknote, CreditCard, Landmark, QrCode, Smartphone, Zap } from './icons.tsx';
import './payment-icon.css';

type Icon = typeof CreditCard;

const OF_KIND: Readonly<Record<PaymentKind, Icon>> = { card: CreditCard, bank: Landmark, transfer: QrCode, door: Banknote };
/** Ways to pay at a bank that a shopper tells apart. */
const OF_CODE: Readonly<Record<string, Icon>> = { 'sandbox-form': Smartphone, 'sandbox-direct': Zap };

/** The sign of a way to pay; says nothing that its title does not say. */
export function PaymentIcon({ code }: { code: string }) {
  const Icon = OF_CODE[code] ?? OF_KIND[paymentKind(code)];
  return (
    <span className="payment-mark" aria-hidden="true">
      <Icon className="icon" aria-hidden="true" />
    </span>
  );
}
