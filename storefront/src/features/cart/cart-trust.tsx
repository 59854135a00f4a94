import { useShop, useText } from '../../context/shop-context.tsx';
import { CreditCard, ShieldCheck, Undo2 } from '../../ui/icons.tsx';

/** Assurances of the shop: returns, legal guarantee, payment methods. */
export function CartTrust() {
  const { info } = useShop();
  const text = useText();
  return (
    <ul className="cart-trust">
      <li>
        <Undo2 className="icon small-icon" aria-hidden="true" />
        {text('header_returns', { count: info.withdrawalDays })}
      </li>
      <li>
        <ShieldCheck className="icon small-icon" aria-hidden="true" />
        {text('footer_guarantee')}
      </li>
      <li>
        <CreditCard className="icon small-icon" aria-hidden="true" />
        {info.payments.map((kind) => text(`footer_pay_${kind}`)).join(', ')}
      </li>
    </ul>
  );
}
