import { type FormEvent, useId, useState } from 'react';
import type { Cart } from '@vitrina/contract/cart';
import { usePrice, useShop, useText } from '../../context/shop-context.tsx';
import { cartUrl } from '../../links/page-links.ts';
import { CircleAlert, X } from '../../ui/icons.tsx';
import { useMoment } from '../../labels/use-moment.ts';
import { addCoupon, removeCoupon } from '../../client/cart/cart-actions.ts';
import { refusalText } from './refusal-text.ts';

/** A code refused in a form submitted without scripts. */
export interface RefusedCoupon extends Refusal {
  code: string;
}

type Refusal = Parameters<typeof refusalText>[0];

/** Redeemed coupons, and a field for another. A refused code stays in the field with the reason below it. */
export function CouponField({ coupons, refused = null }: Pick<Cart, 'coupons'> & { refused?: RefusedCoupon | null }) {
  const shop = useShop();
  const text = useText();
  const moment = useMoment();
  const id = useId();
  const [code, setCode] = useState(refused?.code ?? '');
  const [reason, setReason] = useState<Refusal | null>(refused);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '' || isBusy) return;
    setBusy(true);
    const reply = await addCoupon(shop.lang, code.trim());
    setBusy(false);
    setReason(reply.success ? null : reply.data);
    if (reply.success) setCode('');
  };
  return (
    <div className="coupon">
      <form method="post" action={cartUrl(shop)} onSubmit={(event) => void submit(event)}>
        <input type="hidden" name="action" value="coupon" />
        <label htmlFor={id} className="field-label">
          {text('cart_page_coupon')}
        </label>
        <div className="coupon-row">
          <input
            className="input"
            id={id}
            name="code"
            value={code}
            maxLength={60}
            required
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-invalid={reason !== null}
            aria-describedby={reason ? `${id}-reason` : undefined}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
          <button type="submit" className="btn" aria-disabled={isBusy}>
            {text('cart_page_coupon_use')}
          </button>
        </div>
        <p className="coupon-reason" id={`${id}-reason`} role="alert">
          {reason && (
            <>
              <CircleAlert className="icon small-icon" aria-hidden="true" />
              {refusalText(reason, text, (iso) => moment(iso, 'day'))}
            </>
          )}
        </p>
      </form>
      <UsedCoupons coupons={coupons} />
    </div>
  );
}

function UsedCoupons({ coupons }: Pick<Cart, 'coupons'>) {
  const shop = useShop();
  const text = useText();
  const price = usePrice();
  const remove = (event: FormEvent, code: string) => {
    event.preventDefault();
    void removeCoupon(shop.lang, code);
  };
  if (coupons.length === 0) return null;
  return (
    <ul className="used-coupons" aria-label={text('cart_page_coupons_used')}>
      {coupons.map((coupon) => (
        <li key={coupon.code}>
          <span>
            <b>{coupon.code}</b>
            <span className="muted">{coupon.title}</span>
          </span>
          {coupon.discount !== 0 && <span className="num minus">−{price(Math.abs(coupon.discount))}</span>}
          <form method="post" action={cartUrl(shop)} onSubmit={(event) => remove(event, coupon.code)}>
            <input type="hidden" name="action" value="coupon-remove" />
            <input type="hidden" name="code" value={coupon.code} />
            <button type="submit" className="icon-btn" aria-label={text('cart_page_coupon_remove', { code: coupon.code })}>
              <X className="icon small-icon" aria-hidden="true" />
            </button>
          </form>
        </li>
      ))}
    </ul>
  );
}
