import * as calls from '@vitrina/contract/staff/stock.calls';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { callStaff } from '../../api/call-staff.ts';
import { StaffError } from '../../api/staff-error.ts';
import { useWords } from '../../language/language.tsx';
import { useErrorWords } from '../../language/use-error-words.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';
import type { StockRow } from './use-stock.ts';

/** Expected day of restock; shoppers see it while there is no stock. */
export function ExpectedDay({ product: { code, restock_on } }: { product: StockRow }) {
  const words = useWords();
  const errorWords = useErrorWords();
  const client = useQueryClient();
  const [day, setDay] = useState(restock_on ?? '');
  const [isSaving, setSaving] = useState(false);
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isSaving) return;
    setSaving(true);
    try {
      await callStaff(calls.expect, { product_code: code, day: day === '' ? null : day });
      showToast(words('stock_expected_saved'));
      void client.invalidateQueries({ queryKey: ['stock'] });
    } catch (error) {
      if (!(error instanceof StaffError)) throw error;
      showToast(errorWords(error), { isBad: true });
    } finally {
      setSaving(false);
    }
  };
  return (
    <form className="expected-day" onSubmit={(event) => void save(event)}>
      <label>
        <span>{words('stock_expected')}</span>
        <input type="date" value={day} aria-describedby="expected-hint" onChange={({ target }) => setDay(target.value)} />
      </label>
      <Button type="submit" isBusy={isSaving}>
        {words('stock_expected_save')}
      </Button>
      <small id="expected-hint" className="grid-dim">
        {words('stock_expected_hint')}
      </small>
    </form>
  );
}
