import { Link } from '@tanstack/react-router';
import { useMay, useMe } from '../../app/me.tsx';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { AttentionPanel } from './attention-panel.tsx';
import { SalesPanel } from './sales-panel.tsx';
import { useWaiting, type Waiting } from './use-waiting.ts';
import './home.css';

/** Waiting work by role; each number links to its list. */
export function HomeScreen() {
  const words = useWords();
  const { user } = useMe();
  const may = useMay();
  const cards = useWaiting();
  return (
    <div className="screen">
      <title>{words('office')}</title>
      <h1>{words('home_hello', { name: user.name ?? user.email })}</h1>
      {cards.length > 0 ? (
        <ul className="home-cards">
          {cards.map((card) => (
            <li key={card.name}>
              <Card card={card} />
            </li>
          ))}
        </ul>
      ) : (
        <p>{words('home_nothing')}</p>
      )}
      <AttentionPanel />
      {may('reports.money') && <SalesPanel />}
      <p className="home-hint">{words(may('orders.view') ? 'home_keys' : 'home_keys_short')}</p>
    </div>
  );
}

function Card({ card: { name, count, link, isUrgent } }: { card: Waiting }) {
  const words = useWords();
  const { number } = useFormats();
  const state = isUrgent && count ? 'urgent' : count === 0 ? 'done' : '';
  return (
    <Link {...link} className={`home-card ${state}`}>
      <b className="home-count">{count === undefined ? '–' : number(count)}</b>
      <span>{words(`home_${name}`)}</span>
    </Link>
  );
}
