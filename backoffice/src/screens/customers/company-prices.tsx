import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallReply } from '@vitrina/contract/call-types';
import * as calls from '@vitrina/contract/staff/companies.calls';
import { callStaff } from '../../api/call-staff.ts';
import { useMay } from '../../app/me.tsx';
import { useStaffWrite } from '../../kits/editor/use-staff-write.ts';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';
import { CompanyPriceForm } from './company-price-form.tsx';
import type { Membership } from './membership.ts';

type Price = CallReply<typeof calls.prices>['items'][number];

/** Agreed prices of a company: prices of products, percentages off brands and categories. */
export function CompanyPrices({ company: { id, credit } }: { company: Membership['company'] }) {
  const words = useWords();
  const may = useMay();
  const client = useQueryClient();
  const { data, error } = useQuery({
    queryKey: ['companies', id, 'prices'],
    queryFn: ({ signal }) => callStaff(calls.prices, { id }, { signal }),
    refetchOnWindowFocus: false,
  });
  const reload = () => client.invalidateQueries({ queryKey: ['companies', id, 'prices'] });
  const { run, isBusy } = useStaffWrite(reload);
  const remove = (price: number) =>
    run(async (idempotencyKey) => {
      await callStaff(calls.removePrice, { id, price }, { idempotencyKey });
      showToast(words('company_price_removed'));
    });
  return (
    <section className="company-prices" aria-labelledby={`prices-${id}`}>
      <h3 id={`prices-${id}`}>{words('company_prices')}</h3>
      <p className="grid-dim">{words('company_prices_text')}</p>
      {error && <p role="alert">{words('company_prices_failed')}</p>}
      {data?.items.length === 0 && <p>{words('company_prices_none')}</p>}
      <ul className="customer-list">
        {data?.items.map((price) => (
          <li key={price.id} className="grid-line">
            <PriceLine price={price} currency={credit.currency} />
            {may('prices.edit') && (
              <Button isBusy={isBusy} onPress={() => void remove(price.id)} aria-label={`${words('company_price_remove')}: ${price.title}`}>
                {words('company_price_remove')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {may('prices.edit') && <CompanyPriceForm companyId={id} currency={credit.currency} onSaved={reload} />}
    </section>
  );
}

function PriceLine({ price: { target, code, title, price, percent, starts_on, ends_on, is_current }, currency }: { price: Price; currency: string }) {
  const words = useWords();
  const { money, date, number } = useFormats();
  const days = starts_on || ends_on ? `${starts_on ? date(starts_on) : ''} – ${ends_on ? date(ends_on) : ''}` : '';
  return (
    <>
      <span className="grow">
        {title} <span className="grid-dim">{[words(`company_price_${target}`), code, days].filter(Boolean).join(' · ')}</span>
      </span>
      <b className="num">{price === null ? `−${number(percent ?? 0)} %` : money(price, currency)}</b>
      <Badge tone={is_current ? 'good' : 'over'}>{words(is_current ? 'company_price_now' : 'company_price_not_now')}</Badge>
    </>
  );
}
