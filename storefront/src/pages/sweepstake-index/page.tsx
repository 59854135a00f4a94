import type { CampaignSummary } from '@vitrina/contract/campaigns';
import { useShop, useText } from '../../context/shop-context.tsx';
import { OrderFrame } from '../../features/order/order-frame.tsx';
import { useMoment } from '../../labels/use-moment.ts';
import { gamesUrl } from '../../links/game-links.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Check, CircleAlert, Mail } from '../../ui/icons.tsx';
import type { Props } from './load.ts';
import './games.css';

/** Current and past prize games; or an entry to confirm. */
export function Page(props: Props) {
  const text = useText();
  if (props.view === 'entry') return <Entry {...props} />;
  if (props.view === 'gone')
    return (
      <OrderFrame icon={<CircleAlert className="icon large-icon" />} tone="wait" title={text('game_gone_title')} lead={<p>{text('game_gone_text')}</p>}>
        <ToGames />
      </OrderFrame>
    );
  const { running, over } = props;
  return (
    <div className="page games-page">
      <Breadcrumbs trail={[]} current={text('game_index_title')} />
      <header className="games-head">
        <h1 className="page-title">{text('game_index_title')}</h1>
        <p>{text('game_index_lead')}</p>
      </header>
      <Games title={text('game_running')} games={running} isEmpty={running.length === 0} />
      {over.length > 0 && <Games title={text('game_over_heading')} games={over} />}
    </div>
  );
}

function Games({ title, games, isEmpty = false }: { title: string; games: CampaignSummary[]; isEmpty?: boolean }) {
  const text = useText();
  return (
    <section className="games-section">
      <h2>{title}</h2>
      {isEmpty && <p>{text('game_none')}</p>}
      <ul className="games-list">
        {games.map((game) => (
          <Game key={game.code} game={game} />
        ))}
      </ul>
    </section>
  );
}

function Game({ game }: { game: CampaignSummary }) {
  const text = useText();
  const moment = useMoment();
  const { kind, state, title, lead, text_lang, url_without_domain, starts_at, ends_at } = game;
  return (
    <li className="panel game-card">
      <p className="small muted">{text(`game_kind_${kind}`)}</p>
      <h3 lang={text_lang ?? undefined}>
        <a href={url_without_domain}>{title}</a>
      </h3>
      <p lang={text_lang ?? undefined}>{lead}</p>
      <p className="small muted">{text(`game_when_${state}`, { moment: moment(state === 'upcoming' ? starts_at : ends_at) })}</p>
    </li>
  );
}

function Entry({ entry, code }: Extract<Props, { view: 'entry' }>) {
  const shop = useShop();
  const text = useText();
  const { state, ticket, campaign } = entry;
  const { title } = campaign;
  if (state === 'waiting')
    return (
      <OrderFrame
        icon={<Mail className="icon large-icon" />}
        tone="wait"
        title={text('game_confirm_title')}
        lead={<p>{text('game_confirm_text', { title })}</p>}
      >
        <form method="post" action={gamesUrl(shop)} className="order-out">
          <input type="hidden" name="code" value={code} />
          <button type="submit" className="key">
            {text('game_confirm_button')}
          </button>
        </form>
      </OrderFrame>
    );
  const isIn = state === 'in';
  return (
    <OrderFrame
      icon={isIn ? <Check className="icon large-icon" /> : <CircleAlert className="icon large-icon" />}
      tone={isIn ? 'ok' : 'wait'}
      title={text(isIn ? 'game_in_title' : 'game_late_title')}
      lead={<p>{text(isIn ? 'game_in_text' : 'game_late_text', { title })}</p>}
    >
      {isIn && <p>{text('game_entry_ticket', { ticket })}</p>}
      <p className="order-out">
        <a className="btn" href={campaign.url_without_domain}>
          {text('game_more')}
        </a>
      </p>
    </OrderFrame>
  );
}

function ToGames() {
  const shop = useShop();
  const text = useText();
  return (
    <p className="order-out">
      <a className="btn" href={gamesUrl(shop)}>
        {text('game_all')}
      </a>
    </p>
  );
}
