import { useRef, useState } from 'react';
import type { Campaign, Spin } from '@vitrina/contract/campaigns';
import { useShop } from '../../context/shop-context.tsx';
import { sendSpin } from './spin-actions.ts';
import { NOT_SENT, refusalOf, type SentSpin } from './spin-props.ts';
import { angleTo, slicesOf } from './wheel-geometry.ts';

/** `asking`: the server draws; `turning`: the wheel is animated; `done`: the result is shown. */
export type Phase = 'ready' | 'asking' | 'turning' | 'done';

export interface SpinState {
  phase: Phase;
  spin: Spin | null;
  /** Angle of the wheel, degrees. */
  angle: number;
  errors: Record<string, string>;
  problem: string | null;
  send: (form: { email: string; accepts: boolean }) => Promise<void>;
  /** To be called when the wheel has stopped. */
  rest: () => void;
}

/** State of a spin from form to result. The server draws before the wheel turns. */
export function useSpin(campaign: Campaign, sent: SentSpin): SpinState {
  const { lang } = useShop();
  const [phase, setPhase] = useState<Phase>(sent.spin ? 'done' : 'ready');
  const [spin, setSpin] = useState<Spin | null>(sent.spin);
  const [angle, setAngle] = useState(0);
  const [{ errors, problem }, setResult] = useState<Pick<SentSpin, 'errors' | 'problem'>>(sent);
  const key = useRef<{ of: string; key: string } | null>(null);

  const send: SpinState['send'] = async ({ email, accepts }) => {
    if (phase !== 'ready') return;
    setPhase('asking');
    const of = `${email} ${accepts}`;
    if (key.current?.of !== of) key.current = { of, key: newKey() };
    const reply = await sendSpin(lang, { slug: campaign.code, email, accepts, key: key.current.key });
    setResult(reply.success ? NOT_SENT : refusalOf(reply.data));
    if (!reply.success) return setPhase('ready');
    const stop = angleTo(slicesOf(campaign.prizes), reply.data.prize.position);
    setSpin(reply.data);
    setPhase(stop === null ? 'done' : 'turning');
    setAngle(stop ?? 0);
  };
  return { phase, spin, angle, errors, problem, send, rest: () => setPhase('done') };
}

/** `randomUUID` exists on secure origins only. */
const newKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
