import * as catalogueCalls from '@vitrina/contract/catalogue.calls';
import { type FormEvent, useState } from 'react';
import { browserClient } from '../../api/browser-client.ts';
import { useShop, useText } from '../../context/shop-context.tsx';
import { Plus } from '../../ui/icons.tsx';

interface Found {
  id: number;
  title: string;
}

/** Search for a device by name or code. */
export function DeviceSearch({ onAdd }: { onAdd: (found: Found) => void }) {
  const { lang } = useShop();
  const text = useText();
  const [found, setFound] = useState<readonly Found[] | null>(null);
  const find = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('device') ?? '').trim();
    if (q === '') return;
    const reply = await browserClient(lang).call(catalogueCalls.suggest, { q, lang });
    setFound(reply.success ? reply.data.products : []);
  };
  const add = (one: Found) => {
    setFound(null);
    onAdd({ id: one.id, title: one.title });
  };
  return (
    <>
      <form className="device-search" onSubmit={(event) => void find(event)}>
        <input className="input" name="device" type="search" maxLength={80} aria-label={text('fit_mine_search')} placeholder={text('fit_mine_search')} />
        <button type="submit" className="btn compact">
          {text('fit_mine_find')}
        </button>
      </form>
      {found && (
        <ul className="device-found" role="status">
          {found.length === 0 && <li>{text('fit_mine_none')}</li>}
          {found.map((one) => (
            <li key={one.id}>
              <button type="button" className="btn compact" onClick={() => add(one)}>
                <Plus className="icon small-icon" aria-hidden="true" />
                {text('fit_mine_add', { title: one.title })}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
