import { useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '@vitrina/contract/call-types';
import type { BankEntryOfOffice } from '@vitrina/contract/staff/bank';
import * as calls from '@vitrina/contract/staff/bank.calls';
import { type FormEvent, useState } from 'react';
import { callStaff } from '../../api/call-staff.ts';
import { useMay } from '../../app/me.tsx';
import { useStaffWrite } from '../../kits/editor/use-staff-write.ts';
import '../../kits/list/search-field.css';
import { useLanguage } from '../../language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { useBooking } from './use-booking.ts';

/** Assigns an entry manually: books it for one order or several, or sets it aside. */
export function MatchEntry({ entry: { id, version, state, amount, order }, onDone }: { entry: BankEntryOfOffice; onDone: () => void }) {
  const { labels } = useLanguage();
  const words = labels.text;
  const client = useQueryClient();
  const [text, setText] = useState(order?.number ?? '');
  const { run, isBusy } = useStaffWrite(() => client.invalidateQueries({ queryKey: ['bank'] }));
  const { book, isBusy: isBooking, refused } = useBooking();
  const why = refused[id];
  if (!useMay()('payments.book')) return null;
  const match = (changes: CallInput<typeof calls.match>['changes']): void =>
    void (async () => {
      if (await run(async () => void (await callStaff(calls.match, { id, version, changes })))) onDone();
    })();
  const numbers = text.match(/[1-9]\d{5,9}/g) ?? [];
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (numbers.length > 0) void book([{ id, orders: [...new Set(numbers)] }]).then((isBooked) => isBooked && onDone());
  };
  if (state === 'set_aside')
    return (
      <p>
        <Button isBusy={isBusy} onPress={() => match({ state: 'open' })}>
          {words('bank_take_up')}
        </Button>
      </p>
    );
  return (
    <form className="entry-match" onSubmit={submit}>
      {amount > 0 && (
        <>
          <input
            className="search-field"
            aria-label={words('bank_orders')}
            placeholder={words('bank_orders')}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <Button type="submit" isBusy={isBooking} isDisabled={numbers.length === 0}>
            {words('bank_book_for')}
          </Button>
        </>
      )}
      <Button look="quiet" isBusy={isBusy} onPress={() => match({ state: 'set_aside' })}>
        {words('bank_set_aside')}
      </Button>
      {why && <p className="problem">{labels.has(why) ? words(why) : why}</p>}
    </form>
  );
}
