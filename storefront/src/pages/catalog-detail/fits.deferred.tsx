import { usePrice, useShop, useText } from '../../context/shop-context.tsx';
import { MyDevices } from '../../features/fit/my-devices.tsx';
import { cartUrl } from '../../links/page-links.ts';
import { Check, ShoppingBag } from '../../ui/icons.tsx';
import { EnergyArrow } from '../../ui/energy-arrow.tsx';
import { ProductPicture } from '../../ui/product-picture.tsx';
import type { FitCard, FitsPage } from './fits-page.ts';

interface FitsProps {
  fits: FitsPage;
  product: { id: number; title: string };
}

/** Accessories proven to fit with the reason, a set of them, devices that an accessory fits, and the visitor's own. */
export function Fits({ fits, product }: FitsProps) {
  const text = useText();
  return (
    <section className="section product-fits" id="fits" tabIndex={-1} aria-labelledby="fits-title">
      <div className="section-head">
        <h2 id="fits-title">{text(fits.accessories.length > 0 ? 'fit_title' : 'fit_devices_title')}</h2>
      </div>
      <p className="muted">{text('fit_lead')}</p>
      <div className="fits-columns">
        <div>
          <Cards cards={fits.accessories} />
          {fits.accessories.length > 0 && fits.devices.length > 0 && <h3>{text('fit_devices_title')}</h3>}
          <Cards cards={fits.devices} />
        </div>
        <div className="fits-side">
          {fits.set && <Together set={fits.set} />}
          <MyDevices product={product} isAccessory={fits.isAccessory} />
        </div>
      </div>
    </section>
  );
}

function Cards({ cards }: { cards: readonly FitCard[] }) {
  const price = usePrice();
  if (cards.length === 0) return null;
  return (
    <ul className="fit-cards">
      {cards.map((card) => (
        <li key={card.id}>
          <Picture card={card} />
          <div>
            <p className="tiny muted">{card.category}</p>
            <a href={card.url} {...(card.lang && { lang: card.lang })}>
              {card.title}
            </a>
            <ul className="fit-reasons">
              {card.reasons.map((reason) => (
                <li key={reason}>
                  <Check className="icon small-icon" aria-hidden="true" /> {reason}
                </li>
              ))}
            </ul>
            {card.price !== null && <b className="num">{price(card.price)}</b>} {card.energy && <EnergyArrow energy={card.energy} size="small" />}
          </div>
        </li>
      ))}
    </ul>
  );
}

const Picture = ({ card: { image } }: { card: FitCard }) => (
  <span className="well fit-picture">
    <ProductPicture
      path={image?.path ?? null}
      alt=""
      kind={image?.kind ?? 'cutout'}
      presets={['listing_small', 'department']}
      sizes="72px"
      width={72}
      height={60}
    />
  </span>
);

/** Everything with one key, for the sum of the parts. Works without script. */
function Together({ set }: { set: NonNullable<FitsPage['set']> }) {
  const shop = useShop();
  const text = useText();
  const price = usePrice();
  return (
    <form className="fit-set panel" method="post" action={cartUrl(shop)}>
      <h3>{text('fit_set_title')}</h3>
      <input type="hidden" name="action" value="add-set" />
      <ul>
        {set.items.map((item) => (
          <li key={item.id}>
            <input type="hidden" name="code" value={item.code} />
            <Picture card={item} />
            <span {...(item.lang && { lang: item.lang })}>{item.title}</span>
            <span className="num">{price(item.price ?? 0)}</span>
            {item.energy && <EnergyArrow energy={item.energy} size="small" />}
          </li>
        ))}
      </ul>
      <p>
        <b>{text('fit_set_sum', { price: price(set.total) })}</b>
        {set.basicTotal > set.total && <small className="muted block">{text('fit_set_reduced', { price: price(set.basicTotal) })}</small>}
        <small className="muted block">{text('fit_set_note')}</small>
      </p>
      <button type="submit" className="key">
        <ShoppingBag className="icon" aria-hidden="true" />
        {text('fit_set_add', { count: set.items.length })}
      </button>
    </form>
  );
}
