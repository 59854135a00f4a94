import { useShop, useText } from '../../context/shop-context.tsx';
import { Card } from '../../features/content/card.tsx';
import type { ServiceCard } from '../../features/content/service-card.ts';
import { ServicePrice } from '../../features/content/service-price.tsx';
import { fixedUrl } from '../../links/page-links.ts';
import '../../features/content/service-cards.css';

/** Services of the shop with their prices. */
export function HomeServices({ services }: { services: readonly ServiceCard[] }) {
  const shop = useShop();
  const text = useText();
  return (
    <section className="section">
      <div className="section-head">
        <div>
          <h2>{text('services_title')}</h2>
          <p>{text('services_text')}</p>
        </div>
        <a className="link small" href={fixedUrl('services', shop)}>
          {text('services_all')}
        </a>
      </div>
      <ul className="content-cards service-cards">
        {services.map((card) => (
          <Card key={card.id} card={card} heading="h3">
            <ServicePrice price={card.price} />
          </Card>
        ))}
      </ul>
    </section>
  );
}
