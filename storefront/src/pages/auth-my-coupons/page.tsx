import { useText } from '../../context/shop-context.tsx';
import { AccountField } from '../../features/account/account-field.tsx';
import { AccountFrame } from '../../features/account/account-frame.tsx';
import { FormProblem } from '../../features/account/account-note.tsx';
import { useSyncLogin } from '../../features/account/use-sync-login.ts';
import { useMoment } from '../../labels/use-moment.ts';
import type { Props } from './load.ts';

/** Valid coupons, then expired ones. */
export function Page({ profile, coupons, code, result }: Props) {
  const text = useText();
  const moment = useMoment();
  useSyncLogin(profile);
  return (
    <AccountFrame page="my_coupons" title={text('account_my_coupons')}>
      {coupons.length === 0 ? (
        <p>{text('account_no_coupons')}</p>
      ) : (
        <ul className="account-rows">
          {coupons.map((coupon) => (
            <li key={coupon.code}>
              <div>
                <b>{coupon.code}</b>
                <p>{coupon.title}</p>
                <p>
                  {text(coupon.label_name)} {coupon.is_usable && coupon.ends_at && text('account_coupon_until', { day: moment(coupon.ends_at, 'day') })}
                </p>
              </div>
              <form method="post">
                <input type="hidden" name="code" value={coupon.code} />
                <button type="submit" className="btn compact" name="action" value="remove" aria-label={text('account_coupon_remove', { code: coupon.code })}>
                  {text('account_remove')}
                </button>
              </form>
            </li>
          ))}
        </ul>
      )}
      <form method="post" className="account-block" noValidate>
        <h2>{text('account_coupon_add')}</h2>
        <FormProblem result={result} />
        <AccountField name="code" label={text('account_coupon_code')} autoComplete="off" maxLength={60} value={code} error={result.errors.code} />
        <p className="account-out">
          <button type="submit" className="btn-ink">
            {text('account_keep')}
          </button>
        </p>
      </form>
    </AccountFrame>
  );
}
