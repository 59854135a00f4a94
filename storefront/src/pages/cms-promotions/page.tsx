import { useShop, useText } from '../../context/shop-context.tsx';
import { Card } from '../../features/content/card.tsx';
import { PeriodLine } from '../../features/content/period-line.tsx';
import { fixedUrl } from '../../links/page-links.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import type { PromotionCard, Props } from './load.ts';
import '../../features/content/content-page.css';

/** Current promotions, then future ones; past ones stay available and are marked. */
export function Page({ running, soon, past }: Props) {
  const shop = useShop();
  const text = useText();
  return (
    <div className="page content-page">
      <Breadcrumbs trail={[]} current={text('promotions_title')} />
      <header className="content-head">
        <h1 className="page-title">{text('promotions_title')}</h1>
        <p>{text('promotions_text')}</p>
      </header>
      {running.length === 0 && (
        <div className="content-none">
          <p>{text('promotions_none')}</p>
          <a className="key" href={fixedUrl('catalogue', shop)}>
            {text('catalogue')}
          </a>
        </div>
      )}
      <Group title={text('promotions_running')} cards={running} />
      <Group title={text('promotions_soon')} cards={soon} />
      <Group title={text('promotions_past')} cards={past} />
    </div>
  );
}

function Group({ title, cards }: { title: string; cards: readonly PromotionCard[] }) {
  if (cards.length === 0) return null;
  return (
    <section className="content-group">
      <h2>{title}</h2>
      <ul className="content-cards">
        {cards.map((card) => (
          <Card key={card.id} card={card} heading="h3" isPast={card.phase === 'past'}>
            <PeriodLine period={card.period} phase={card.phase} />
          </Card>
        ))}
      </ul>
    </section>
  );
}
