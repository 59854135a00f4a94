import { useQuery } from '@tanstack/react-query';
import * as calls from '@vitrina/contract/staff/offers.calls';
import { callStaff } from '../../api/call-staff.ts';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';

const TONES: Readonly<Record<'open' | 'ordered' | 'over', Tone>> = { open: 'open', ordered: 'good', over: 'over' };

/** Offers created by the buyers of a company, each as PDF. */
export function CompanyOffers({ companyId }: { companyId: number }) {
  const words = useWords();
  const { money, date } = useFormats();
  const { data, error } = useQuery({
    queryKey: ['companies', companyId, 'offers'],
    queryFn: ({ signal }) => callStaff(calls.ofCompany, { id: companyId }, { signal }),
    refetchOnWindowFocus: false,
  });
  return (
    <section className="company-prices" aria-labelledby={`offers-${companyId}`}>
      <h3 id={`offers-${companyId}`}>{words('company_offers')}</h3>
      {error && <p role="alert">{words('company_offers_failed')}</p>}
      {data?.items.length === 0 && <p>{words('company_offers_none')}</p>}
      <ul className="customer-list">
        {data?.items.map(({ id, number, created_on, valid_until, state, total, currency }) => (
          <li key={id} className="grid-line">
            <a href={`/api/staff/companies/${companyId}/offers/${id}/pdf/`} target="_blank" rel="noreferrer" className="link">
              {number}
            </a>
            <span className="grow grid-dim">
              {date(created_on)} – {date(valid_until)}
            </span>
            <b className="num">{money(total, currency)}</b>
            <Badge tone={TONES[state]}>{words(`company_offer_${state}`)}</Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}
