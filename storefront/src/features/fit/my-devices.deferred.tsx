import type { FitVerdict } from '@vitrina/contract/fits';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import type { Device } from '../../client/lists/device-actions.ts';
import { useShop, useText } from '../../context/shop-context.tsx';
import { Check, Info, Plus, X } from '../../ui/icons.tsx';
import { DeviceSearch } from './device-search.tsx';

interface MyDevicesProps {
  product: { id: number; title: string };
  /** True: compatibility is shown; false: the visitor is asked whether they own this device. */
  isAccessory: boolean;
}
const actions = () => import('../../client/lists/device-actions.ts');
const ICONS = { fits: Check, not: X, unknown: Info } as const;

/** The visitor's devices, and whether the product fits each. Rendered in the browser only. */
export function MyDevices({ product, isAccessory }: MyDevicesProps) {
  const { lang } = useShop();
  const text = useText();
  const [devices, setDevices] = useState<readonly Device[]>([]);
  const [verdicts, setVerdicts] = useState<readonly FitVerdict[]>([]);
  const read = useCallback(async () => {
    const { fetchFits, readDevices } = await actions();
    const mine = await readDevices(lang);
    setVerdicts(
      isAccessory
        ? await fetchFits(
            lang,
            [product.id],
            mine.map((one) => one.id),
          )
        : [],
    );
    setDevices(mine);
  }, [lang, product.id, isAccessory]);
  useEffect(() => void read(), [read]);
  const change = async (work: (call: Awaited<ReturnType<typeof actions>>) => Promise<void>) => {
    await work(await actions());
    await read();
  };
  const add = (one: { id: number; title: string }) => void change((call) => call.addDevice(lang, one));
  const have = (event: FormEvent) => {
    event.preventDefault();
    add({ id: product.id, title: product.title });
  };
  const isMine = devices.some((one) => one.id === product.id);
  return (
    <div className="my-devices panel">
      <h3>{text('fit_mine_title')}</h3>
      <p className="small muted">
        {text('fit_mine_lead')} {text('fit_mine_kept')}
      </p>
      <ul aria-live="polite">
        {devices.map((one) => (
          <li key={one.id}>
            <Verdict device={one} verdict={isAccessory ? verdicts.find((candidate) => candidate.device_id === one.id) : undefined} isAccessory={isAccessory} />
            {!one.isBought && (
              <button
                type="button"
                className="icon-btn"
                aria-label={text('fit_mine_remove', { title: one.title })}
                onClick={() => void change((call) => call.removeDevice(lang, one.id))}
              >
                <X className="icon small-icon" aria-hidden="true" />
              </button>
            )}
          </li>
        ))}
      </ul>
      {isAccessory && <DeviceSearch onAdd={add} />}
      {!isAccessory && !isMine && (
        <form onSubmit={have}>
          <button type="submit" className="btn compact">
            <Plus className="icon" aria-hidden="true" />
            {text('fit_mine_have')}
          </button>
        </form>
      )}
    </div>
  );
}

function Verdict({ device, verdict, isAccessory }: { device: Device; verdict: FitVerdict | undefined; isAccessory: boolean }) {
  const text = useText();
  if (!isAccessory) return <span>{device.title}</span>;
  const outcome = verdict?.verdict ?? 'unknown';
  const Icon = ICONS[outcome];
  return (
    <span className={`fit-verdict ${outcome}`}>
      <b>
        <Icon className="icon small-icon" aria-hidden="true" /> {text(`fit_verdict_${outcome}`)}: {device.title}
      </b>
      <small>{verdict ? verdict.reasons.join(' ') : text('fit_no_rule')}</small>
    </span>
  );
}
