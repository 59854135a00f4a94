import { formatAmount, parsePrice } from '@vitrina/contract/values/money';
import * as calls from '@vitrina/contract/staff/companies.calls';
import { type FormEvent, useState } from 'react';
import { callStaff } from '../../api/call-staff.ts';
import { useStaffWrite } from '../../kits/editor/use-staff-write.ts';
import { useLanguage } from '../../language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { showToast } from '../../ui/toast.tsx';
import type { Membership } from './membership.ts';

const MOST_DAYS = 90;

/** Credit limit and payment term of a company; they apply to all its buyers. */
export function CompanyTerms({ company: { id, version, credit }, onSaved }: { company: Membership['company']; onSaved: () => Promise<void> }) {
  const { labels, locale } = useLanguage();
  const words = labels.text;
  const [limitText, setLimitText] = useState(formatAmount(credit.limit, locale));
  const [daysText, setDaysText] = useState(String(credit.payment_days));
  const { run, isBusy } = useStaffWrite(onSaved);
  const limit = parsePrice(limitText);
  const days = /^\d{1,2}$/.test(daysText.trim()) ? Number(daysText) : 0;
  const isLimitWrong = limit === null || limit < 0;
  const areDaysWrong = days < 1 || days > MOST_DAYS;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isLimitWrong || areDaysWrong) return;
    await run(async (idempotencyKey) => {
      await callStaff(calls.setTerms, { id, version, credit_limit: limit, payment_days: days }, { idempotencyKey });
      showToast(words('company_saved'));
    });
  };
  return (
    <form className="form" onSubmit={(event) => void submit(event)}>
      <Field
        label={words('company_limit', { currency: credit.currency })}
        hint={words('company_limit_hint')}
        inputMode="decimal"
        value={limitText}
        onChange={setLimitText}
        problem={isLimitWrong ? words('company_limit_wrong') : undefined}
      />
      <Field
        label={words('company_days')}
        inputMode="numeric"
        value={daysText}
        onChange={setDaysText}
        problem={areDaysWrong ? words('company_days_wrong', { most: String(MOST_DAYS) }) : undefined}
      />
      <p>
        <Button type="submit" isBusy={isBusy} isDisabled={isLimitWrong || areDaysWrong}>
          {words('save')}
        </Button>
      </p>
    </form>
  );
}
