import { formatDate } from '@vitrina/contract/values/date';
import type { CurrencyCode } from '@vitrina/contract/values/languages';
import { formatPrice } from '@vitrina/contract/values/money';
import { useShop, useText } from '../../context/shop-context.tsx';
import { AccountField } from '../../features/account/account-field.tsx';
import { FieldError, fieldId } from '../../ui/field.tsx';
import { NetPricesSwitch } from './net-prices-switch.tsx';
import type { Props } from './load.ts';

interface CompanyFormProps extends Pick<Props, 'company'> {
  countries: Props['address']['countries'];
  errors: Record<string, string>;
}

/** Company that the account buys for: a form to request it (again after a refusal), a pending request, or an approved company with its credit limit. */
export function CompanyForm({ company: { own, typed }, countries, errors }: CompanyFormProps) {
  const text = useText();
  const { lang } = useShop();
  if (own && own.state !== 'refused') return <OwnCompany own={own} />;
  return (
    <>
      <p className="small muted">{text('company_text')}</p>
      {own && (
        <p className="small">
          {own.vat_number}, {formatDate(own.asked_at.slice(0, 10), lang)}: {text('company_refused')}
        </p>
      )}
      <AccountField name="title" label={text('company_name')} autoComplete="organization" maxLength={120} value={typed.title} error={errors.title} />
      <AccountField name="vat_number" label={text('company_vat')} autoComplete="off" maxLength={20} value={typed.vat_number} error={errors.vat_number} />
      <div className="field full">
        <label htmlFor={fieldId('company', 'country')}>{text('checkout_country')}</label>
        <select className="select" id={fieldId('company', 'country')} name="country" defaultValue={typed.country}>
          {countries.map(({ code, title }) => (
            <option key={code} value={code}>
              {title}
            </option>
          ))}
        </select>
        {errors.country && <FieldError id={`${fieldId('company', 'country')}-error`} label={errors.country} />}
      </div>
      <p className="account-out">
        <button type="submit" className="btn-ink">
          {text('company_ask')}
        </button>
      </p>
    </>
  );
}

function OwnCompany({ own: { title, vat_number, state, asked_at, credit } }: { own: NonNullable<Props['company']['own']> }) {
  const text = useText();
  const { lang } = useShop();
  const name = [title, vat_number].filter(Boolean).join(', ');
  if (state === 'asked')
    return (
      <p>
        <b>{name}</b>
        <br />
        {text('company_asked', { date: formatDate(asked_at.slice(0, 10), lang) })}
      </p>
    );
  const money = (amount: number) => formatPrice(amount, lang, credit?.currency as CurrencyCode | undefined);
  return (
    <div>
      <p>
        <b>{name}</b>
        <br />
        {text('company_approved')}
      </p>
      {credit && (
        <p>
          {credit.limit > 0
            ? text('company_credit', { limit: money(credit.limit), open: money(credit.open), days: String(credit.payment_days) })
            : text('company_no_credit')}
        </p>
      )}
      <NetPricesSwitch />
    </div>
  );
}
