import { useQuery, useQueryClient } from '@tanstack/react-query';
import * as calls from '@vitrina/contract/staff/companies.calls';
import { callStaff } from '../../api/call-staff.ts';
import { useMay } from '../../app/me.tsx';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Panel } from '../../ui/panel.tsx';
import { CompanyDecision } from './company-decision.tsx';
import { CompanyOffers } from './company-offers.tsx';
import { CompanyPrices } from './company-prices.tsx';
import { CompanyTerms } from './company-terms.tsx';
import type { Membership } from './membership.ts';

const TONES: Readonly<Record<Membership['state'], Tone>> = { asked: 'open', approved: 'good', refused: 'over' };

/** Company that a customer buys for: register data, decision, credit limit and debt. */
export function CompanyPanel({ userId }: { userId: number }) {
  const { data, error } = useQuery({
    queryKey: ['customers', userId, 'company'],
    queryFn: ({ signal }) => callStaff(calls.ofCustomer, { id: userId }, { signal }),
    refetchOnWindowFocus: false,
  });
  const words = useWords();
  if (error) return <Panel title={words('company_title')}>{<p role="alert">{words('company_failed')}</p>}</Panel>;
  return data?.membership ? <Company membership={data.membership} /> : null;
}

function Company({ membership }: { membership: Membership }) {
  const { user_id, state, asked_at, company } = membership;
  const words = useWords();
  const { money, date } = useFormats();
  const may = useMay();
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ queryKey: ['customers', user_id, 'company'] });
  const { credit } = company;
  return (
    <Panel title={words('company_title')} aside={<Badge tone={TONES[state]}>{words(`company_state_${state}`)}</Badge>}>
      <dl className="order-facts">
        <dt>{company.title}</dt>
        <dd>
          {company.vat_number} ({company.country})
        </dd>
        <dt>{words('company_register')}</dt>
        <dd>{words(`company_vat_${company.vat_state ?? 'none'}`)}</dd>
        <dt>{words('company_asked_on')}</dt>
        <dd>{date(asked_at)}</dd>
        <dt>{words('company_open')}</dt>
        <dd>
          {money(credit.open, credit.currency)} / {money(credit.limit, credit.currency)}
        </dd>
      </dl>
      <CompanyDecision membership={membership} onDecided={reload} />
      {may('settings.edit') && <CompanyTerms key={company.version} company={company} onSaved={reload} />}
      {state === 'approved' && <CompanyPrices company={company} />}
      <CompanyOffers companyId={company.id} />
    </Panel>
  );
}
