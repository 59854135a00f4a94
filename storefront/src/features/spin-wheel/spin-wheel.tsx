import { type ReactNode, useEffect, useState } from 'react';
import type { Campaign } from '@vitrina/contract/campaigns';
import { useLogin } from '../../client/session/login-store.ts';
import { useShop, useText } from '../../context/shop-context.tsx';
import { useMoment } from '../../labels/use-moment.ts';
import { gamesUrl } from '../../links/game-links.ts';
import { PrizeTable } from './prize-table.tsx';
import { fetchGame } from './spin-actions.ts';
import { SpinForm } from './spin-form.tsx';
import { NOT_SENT, type SentSpin } from './spin-props.ts';
import { SpinResult } from './spin-result.tsx';
import { useSpin } from './use-spin.ts';
import { WheelDrawing } from './wheel-drawing.tsx';
import './spin-wheel.css';

interface SpinWheelProps {
  /** Code or slug of a wheel, which the browser then loads; or the wheel as loaded by the server. */
  campaign: string | Campaign;
  /** E-mail address of the customer, if the page knows it. */
  account?: string | null;
  /** Result of a form submitted without scripts. */
  sent?: SentSpin;
  /** Level of the headings. */
  heading?: 'h2' | 'h3';
}

/** A prize wheel with form, odds and remaining prizes, for any page. */
export function SpinWheel({ campaign, ...rest }: SpinWheelProps) {
  return typeof campaign === 'string' ? <FetchedWheel slug={campaign} {...rest} /> : <Wheel campaign={campaign} {...rest} />;
}

type RestProps = Omit<SpinWheelProps, 'campaign'>;

/** Cached pages contain only the slug: the browser loads the odds. Without scripts a link leads to the games. */
function FetchedWheel({ slug, ...rest }: RestProps & { slug: string }) {
  const shop = useShop();
  const text = useText();
  const [campaign, setCampaign] = useState<Campaign | 'none' | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void fetchGame(shop.lang, slug).then((found) => isCurrent && setCampaign(found ?? 'none'));
    return () => {
      isCurrent = false;
    };
  }, [shop.lang, slug]);
  if (campaign !== null && campaign !== 'none') return <Wheel campaign={campaign} {...rest} />;
  return (
    <div className="spin-place">
      {campaign === 'none' && <p>{text('game_failed')}</p>}
      <a className="btn" href={gamesUrl(shop)}>
        {text('game_all')}
      </a>
    </div>
  );
}

function Wheel({ campaign, account = null, sent = NOT_SENT, heading = 'h2' }: RestProps & { campaign: Campaign }) {
  const text = useText();
  const { url } = useShop();
  const login = useLogin();
  const state = useSpin(campaign, sent);
  const { phase, spin, angle, rest } = state;
  const isOwnPage = url.split('?')[0] === campaign.url_without_domain;
  const shown = phase === 'done' && spin ? spin.campaign : campaign;
  return (
    <div className="spin-wheel">
      <WheelDrawing prizes={campaign.prizes} angle={angle} onRest={rest} />
      <div className="spin-side">
        {phase === 'done' && spin ? (
          <SpinResult spin={spin} heading={heading} isFocused={angle !== 0} />
        ) : (
          <Entrance campaign={campaign}>
            <SpinForm campaign={campaign} account={account ?? (login ? '' : null)} email={sent.email} state={state} />
          </Entrance>
        )}
        <p role="status" className="small">
          {phase === 'asking' || phase === 'turning' ? text('game_spinning') : ''}
        </p>
        <PrizeTable campaign={shown} />
        <p className="small muted">
          {text('game_odds_note')} {text('game_spins', { count: shown.entries })}
        </p>
        {!isOwnPage && (
          <p>
            <a className="link" href={campaign.url_without_domain}>
              {text('game_more')}
            </a>
          </p>
        )}
      </div>
    </div>
  );
}

/** The form while the game runs; before and after it a message. */
function Entrance({ campaign: { state, starts_at, ends_at }, children }: { campaign: Campaign; children: ReactNode }) {
  const text = useText();
  const moment = useMoment();
  if (state === 'open')
    return (
      <>
        <p className="small">{text('game_when_open', { moment: moment(ends_at) })}</p>
        {children}
      </>
    );
  return (
    <p>
      <b>{text(`game_when_${state}`, { moment: moment(state === 'upcoming' ? starts_at : ends_at) })}</b> {state !== 'closed' && text(`game_${state}_text`)}
    </p>
  );
}
