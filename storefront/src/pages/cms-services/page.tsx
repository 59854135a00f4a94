import { useShop, useText } from '../../context/shop-context.tsx';
import { Card } from '../../features/content/card.tsx';
import { ServicePrice } from '../../features/content/service-price.tsx';
import { fixedUrl } from '../../links/page-links.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import type { Props } from './load.ts';
import '../../features/content/content-page.css';
import '../../features/content/service-cards.css';

/** Services of the shop with their prices. */
export function Page({ services }: Props) {
  const shop = useShop();
  const text = useText();
  return (
    <div className="page content-page">
      <Breadcrumbs trail={[]} current={text('services_title')} />
      <header className="content-head">
        <h1 className="page-title">{text('services_title')}</h1>
        <p>{services.length > 0 ? text('services_text') : text('services_none')}</p>
      </header>
      {services.length > 0 ? (
        <ul className="content-cards content-group service-cards">
          {services.map((card) => (
            <Card key={card.id} card={card} heading="h2">
              <ServicePrice price={card.price} />
            </Card>
          ))}
        </ul>
      ) : (
        <p className="content-none">
          <a className="key" href={fixedUrl('catalogue', shop)}>
            {text('catalogue')}
          </a>
        </p>
      )}
    </div>
  );
}
