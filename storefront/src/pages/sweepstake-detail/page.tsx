import type { Campaign } from '@vitrina/contract/campaigns';
import { useShop, useText } from '../../context/shop-context.tsx';
import { PrizeTable } from '../../features/spin-wheel/prize-table.tsx';
import { SpinWheel } from '../../features/spin-wheel/spin-wheel.tsx';
import { useMoment } from '../../labels/use-moment.ts';
import { gamesUrl } from '../../links/game-links.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Check, Mail } from '../../ui/icons.tsx';
import { EntryForm } from './entry-form.tsx';
import type { Props } from './load.ts';
import { ProtocolView } from './protocol-view.tsx';
import './sweepstake.css';

/** A prize game: prizes, entry, method of the draw, and afterwards its protocol. */
export function Page({ campaign, protocol, account, spin, entry, entered }: Props) {
  const shop = useShop();
  const text = useText();
  const lang = campaign.text_lang ?? undefined;
  return (
    <div className="page game-page">
      <Breadcrumbs trail={[{ title: text('game_index_title'), url: gamesUrl(shop) }]} current={campaign.title} />
      <header className="games-head">
        <p className="small muted">{text(`game_kind_${campaign.kind}`)}</p>
        <h1 className="page-title" lang={lang}>
          {campaign.title}
        </h1>
        <p lang={lang}>{campaign.lead}</p>
      </header>
      {protocol && <ProtocolView campaign={campaign} protocol={protocol} />}
      {campaign.kind === 'spin_wheel' ? (
        campaign.state !== 'closed' && <SpinWheel campaign={campaign} account={account?.email ?? null} sent={spin} />
      ) : (
        <div className="game-columns">
          <Prizes campaign={campaign} />
          {entered ? <Entered campaign={campaign} state={entered} /> : <EntryForm campaign={campaign} {...entry} />}
        </div>
      )}
      <Fairness campaign={campaign} />
      <Rules campaign={campaign} />
    </div>
  );
}

function Prizes({ campaign }: { campaign: Campaign }) {
  const text = useText();
  const moment = useMoment();
  const { kind, state, starts_at, ends_at, entries } = campaign;
  return (
    <section className="game-part">
      <h2>{text(`game_prizes_${kind}`)}</h2>
      <PrizeTable campaign={campaign} />
      <p className="small muted">
        {text('game_same_odds')} {text('game_entries', { count: entries })}
      </p>
      <p className="small">
        <b>{text(`game_when_${state}`, { moment: moment(state === 'upcoming' ? starts_at : ends_at) })}</b>
      </p>
    </section>
  );
}

function Entered({ campaign: { title }, state }: { campaign: Campaign; state: 'confirm' | 'in' }) {
  const text = useText();
  const isIn = state === 'in';
  return (
    <section className="panel game-panel" role="status">
      {isIn ? <Check className="icon large-icon" /> : <Mail className="icon large-icon" />}
      <h2>{text(isIn ? 'game_in_title' : 'game_sent_title')}</h2>
      <p>{text(isIn ? 'game_in_text' : 'game_sent_text', { title })}</p>
    </section>
  );
}

function Fairness({ campaign: { kind, commitment } }: { campaign: Campaign }) {
  const text = useText();
  return (
    <section className="game-part">
      <h2>{text('game_fair_title')}</h2>
      <p>{text(`game_fair_${kind}`)}</p>
      <p>{text(`game_how_${kind}`)}</p>
      <dl className="digests">
        <div>
          <dt>{text('game_commitment')}</dt>
          <dd>
            <code>{commitment}</code>
          </dd>
        </div>
      </dl>
    </section>
  );
}

function Rules({ campaign: { rules, text_lang } }: { campaign: Campaign }) {
  const text = useText();
  return (
    <section className="game-part" id="rules" tabIndex={-1}>
      <h2>{text('game_rules')}</h2>
      <ol className="game-rules" lang={text_lang ?? undefined}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ol>
    </section>
  );
}
