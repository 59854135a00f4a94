import { useQuery, useQueryClient } from '@tanstack/react-query';
import * as calls from '@vitrina/contract/staff/companies.calls';
import { callStaff } from '../../api/call-staff.ts';
import { useMay } from '../../app/me.tsx';
import { useTellingCall } from '../../kits/editor/use-telling-call.ts';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { tell } from '../../ui/toast.tsx';
import { CompanyTerms } from './company-terms.tsx';
import type { Membership } from './membership.ts';

const TONES: Readonly<Record<Membership['state'], Tone>> = { asked: 'open', approved: 'good', refused: 'over' };

/** The company that a customer buys for: what the register said, the decision, what it may owe and owes. */
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

function Company({ membership: { user_id, state, asked_at, company } }: { membership: Membership }) {
  const words = useWords();
  const { money, date } = useFormats();
  const may = useMay();
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ queryKey: ['customers', user_id, 'company'] });
  const { run, isBusy } = useTellingCall(reload);
  const decide = (next: 'approved' | 'refused') =>
    run(async (idempotencyKey) => {
      await callStaff(calls.decide, { id: user_id, state: next }, { idempotencyKey });
      tell(words(`company_told_${next}`));
    });
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
      {may('customers.edit') && (
        <p className="grid-line">
          {state !== 'approved' && (
            <Button look="key" isBusy={isBusy} onPress={() => void decide('approved')}>
              {words('company_approve')}
            </Button>
          )}
          {state !== 'refused' && (
            <Button isBusy={isBusy} onPress={() => void decide('refused')}>
              {words(state === 'approved' ? 'company_end' : 'company_refuse')}
            </Button>
          )}
        </p>
      )}
      {may('settings.edit') && <CompanyTerms key={company.version} company={company} onSaved={reload} />}
    </Panel>
  );
}
