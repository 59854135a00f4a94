import { type FormEvent, useState } from 'react';
import type { Cart } from '@vitrina/contract/cart';
import type { ErrorLabel } from '@vitrina/contract/errors';
import { useShop, useText } from '../../context/shop-context.tsx';
import { cartUrl } from '../../links/page-links.ts';
import { CircleAlert } from '../../ui/icons.tsx';
import { useMoment } from '../../labels/use-moment.ts';
import { addCoupon } from '../../client/cart/cart-actions.ts';

export interface MyCoupon {
  code: string;
  title: string;
  ends_at: string | null;
}

/** The customer's coupons that are not redeemed yet, each with a button to redeem it. */
export function MyCoupons({ coupons, used }: { coupons: readonly MyCoupon[]; used: Cart['coupons'] }) {
  const { lang } = useShop();
  const text = useText();
  const [reason, setReason] = useState<ErrorLabel | null>(null);
  const use = async (event: FormEvent, code: string) => {
    event.preventDefault();
    const reply = await addCoupon(lang, code);
    setReason(reply.success ? null : reply.data.label_name);
  };
  const free = coupons.filter((coupon) => !used.some((one) => one.code === coupon.code));
  if (free.length === 0) return null;
  return (
    <section className="coupon" aria-labelledby="my-coupons">
      <h2 className="field-label" id="my-coupons">
        {text('cart_page_my_coupons')}
      </h2>
      <ul className="used-coupons offered">
        {free.map((coupon) => (
          <Coupon key={coupon.code} coupon={coupon} onUse={(event) => void use(event, coupon.code)} />
        ))}
      </ul>
      <p className="coupon-reason" role="alert">
        {reason && (
          <>
            <CircleAlert className="icon small-icon" aria-hidden="true" />
            {text(reason)}
          </>
        )}
      </p>
    </section>
  );
}

function Coupon({ coupon: { code, title, ends_at }, onUse }: { coupon: MyCoupon; onUse: (event: FormEvent) => void }) {
  const shop = useShop();
  const text = useText();
  const moment = useMoment();
  return (
    <li>
      <span>
        <b>{code}</b>
        <span className="muted">{title}</span>
        {ends_at && <small className="muted">{text('cart_page_my_coupon_until', { day: moment(ends_at, 'day') })}</small>}
      </span>
      <form method="post" action={cartUrl(shop)} onSubmit={onUse}>
        <input type="hidden" name="action" value="coupon" />
        <input type="hidden" name="code" value={code} />
        <button type="submit" className="btn compact" aria-label={text('cart_page_my_coupon_use', { code })}>
          {text('cart_page_coupon_use')}
        </button>
      </form>
    </li>
  );
}
