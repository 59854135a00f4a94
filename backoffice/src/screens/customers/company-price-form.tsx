import type { CompanyPriceTarget } from '@vitrina/contract/staff/companies';
import * as calls from '@vitrina/contract/staff/companies.calls';
import { parsePrice } from '@vitrina/contract/values/money';
import { type FormEvent, useState } from 'react';
import { callStaff } from '../../api/call-staff.ts';
import { useStaffWrite } from '../../kits/editor/use-staff-write.ts';
import { useWords } from '../../language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { DayField } from '../../ui/day-field.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { showToast } from '../../ui/toast.tsx';

const TARGETS = ['product', 'brand', 'category'] as const;
const EMPTY = { target: 'product' as CompanyPriceTarget, by: 'percent' as 'percent' | 'price', code: '', value: '', starts: '', ends: '' };
const MOST_PERCENT = 100;

interface CompanyPriceFormProps {
  companyId: number;
  currency: string;
  onSaved: () => Promise<unknown>;
}

/** Agrees on a fixed price of a product, or a percentage off a product, brand or category, for a company and a period. */
export function CompanyPriceForm({ companyId, currency, onSaved }: CompanyPriceFormProps) {
  const words = useWords();
  const [typed, setTyped] = useState(EMPTY);
  const { run, isBusy } = useStaffWrite(onSaved);
  const change = (next: Partial<typeof EMPTY>): void => setTyped((before) => ({ ...before, ...next }));
  const { target, code, value, starts, ends } = typed;
  // Only products can have a fixed price.
  const by = target === 'product' ? typed.by : 'percent';
  const number = parsePrice(value);
  const isWrong = number === null || (by === 'price' ? number < 0 : number <= 0 || number > MOST_PERCENT);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isWrong || code.trim() === '') return;
    const what = { price: by === 'price' ? number : null, percent: by === 'percent' ? number : null };
    await run(async (idempotencyKey) => {
      const input = { id: companyId, target, code: code.trim(), ...what, starts_on: starts || null, ends_on: ends || null };
      await callStaff(calls.addPrice, input, { idempotencyKey });
      showToast(words('company_price_added'));
      setTyped({ ...EMPTY, target, by });
    });
  };
  return (
    <form className="form company-price-form" onSubmit={(event) => void submit(event)}>
      <Select
        label={words('company_price_for')}
        value={target}
        options={TARGETS.map((one) => ({ value: one, label: words(`company_price_${one}`) }))}
        onChange={(next) => change({ target: next })}
      />
      <Field label={words('company_price_code')} autoComplete="off" maxLength={120} value={code} onChange={(next) => change({ code: next })} />
      {target === 'product' && (
        <Select
          label={words('company_price_by')}
          value={by}
          options={(['percent', 'price'] as const).map((one) => ({ value: one, label: words(`company_price_${one}`, { currency }) }))}
          onChange={(next) => change({ by: next })}
        />
      )}
      <Field
        label={words(`company_price_${by}`, { currency })}
        inputMode="decimal"
        value={value}
        onChange={(next) => change({ value: next })}
        problem={value !== '' && isWrong ? words(by === 'price' ? 'company_price_wrong' : 'company_percent_wrong') : undefined}
      />
      <DayField label={words('company_price_starts')} value={starts} onChange={(next) => change({ starts: next })} />
      <DayField label={words('company_price_ends')} value={ends} onChange={(next) => change({ ends: next })} />
      <p>
        <Button type="submit" isBusy={isBusy} isDisabled={isWrong || code.trim() === ''}>
          {words('company_price_add')}
        </Button>
      </p>
    </form>
  );
}
