import { type PaymentKind, paymentKind } from '@vitrina/contract/values/payment-kind';
import { Banknote, CreditCard, Landmark, Smartphone } from './icons.tsx';

const ICONS: Readonly<Record<PaymentKind, typeof CreditCard>> = { card: CreditCard, bank: Smartphone, transfer: Landmark, door: Banknote };

/** The sign of a way to pay; says nothing that its title does not say. */
export function PaymentIcon({ code }: { code: string }) {
  const Icon = ICONS[paymentKind(code)];
  return <Icon className="icon payment-mark" aria-hidden="true" />;
}
