import { ContactLink } from '../../ui/contact-link.tsx';
import { useShop, useText } from '../../context/shop-context.tsx';
import { ContentPage } from '../../features/content/content-page.tsx';
import { ServicePrice } from '../../features/content/service-price.tsx';
import { GuidePicture } from '../../features/guides/guide-picture.tsx';
import { fixedUrl } from '../../links/page-links.ts';
import type { Props } from './load.ts';
import './service.css';

/** A service with its price and how to order it: with a product, or on request; if not available in the market, a note. */
export function Page({ text: content, price, offer, image }: Props) {
  const shop = useShop();
  const text = useText();
  return (
    <ContentPage text={content} className="service-page" trail={[{ title: text('services_title'), url: fixedUrl('services', shop) }]}>
      {image && <GuidePicture path={image} sizes="(min-width: 1100px) 600px, 100vw" isFirst />}
      <div className="service-box panel">
        {offer !== 'elsewhere' && <ServicePrice price={price} />}
        <p>{text(offer === 'ask' && price === 0 ? 'service_how_free' : WAY[offer])}</p>
        {offer === 'ask' && (
          <p className="service-ways">
            {shop.info.phone && <ContactLink className="btn compact" />}
            <a className="btn compact" href={`mailto:${shop.info.email}`}>
              {shop.info.email}
            </a>
          </p>
        )}
      </div>
    </ContentPage>
  );
}

const WAY = { with_product: 'service_with_product', elsewhere: 'service_elsewhere', ask: 'service_how' } as const;
