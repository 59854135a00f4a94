import type { ShippingCode } from '@vitrina/contract/settings/delivery';
import type { PaymentKind } from '@vitrina/contract/values/payment-kind';
import { useShop, useText } from '../../context/shop-context.tsx';
import { Banknote, Boxes, CreditCard, Landmark, Package, Smartphone, Store, Truck } from '../../ui/icons.tsx';

type Mark = readonly [name: string, icon: typeof Truck];
const PAYMENTS: Readonly<Record<PaymentKind, Mark>> = {
  card: ['footer_pay_card', CreditCard],
  bank: ['footer_pay_bank', Smartphone],
  transfer: ['footer_pay_transfer', Landmark],
  door: ['footer_pay_door', Banknote],
};
const DELIVERY: readonly (readonly [way: ShippingCode, mark: Mark])[] = [
  ['delivery', ['footer_by_courier', Truck]],
  ['locker', ['footer_by_locker', Package]],
  ['pickup', ['footer_in_shops', Store]],
  ['carry_in', ['footer_by_hand', Boxes]],
];

/** Payment and delivery methods as icons with text: those offered here, collection only if the market's country has a shop. */
export function PaymentAndDelivery() {
  const { info, lang } = useShop();
  const text = useText();
  const country = info.countries?.[lang];
  const hasShops = country !== undefined && info.collection.includes(country);
  const ways = DELIVERY.filter(([way]) => info.deliveryWays.includes(way) && (hasShops || way !== 'pickup'));
  return (
    <div className="footer-ways">
      <Marks title={text('footer_payments')} marks={info.payments.map((kind) => PAYMENTS[kind])} />
      <Marks title={text('footer_delivery')} marks={ways.map(([, mark]) => mark)} />
    </div>
  );
}

function Marks({ title, marks }: { title: string; marks: readonly Mark[] }) {
  const text = useText();
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {marks.map(([name, Icon]) => (
          <li key={name}>
            <Icon className="icon small-icon" aria-hidden="true" />
            {text(name)}
          </li>
        ))}
      </ul>
    </section>
  );
}
