import type { Cart, CartItem, Parcel } from '@vitrina/contract/cart';
import { useText } from '../../context/shop-context.tsx';
import { keepTogether } from '../../labels/keep-together.ts';
import { useDay } from '../../labels/use-day.ts';
import { AgeBadge } from '../../ui/age-badge.tsx';
import { LineLaw } from '../../ui/line-law.tsx';
import { ProductPicture } from '../../ui/product-picture.tsx';
import { useOrderPrice } from './use-order-price.ts';

interface Props {
  cart: Pick<Cart, 'parcels' | 'currency'>;
  /** True if all of it was delivered: expected delivery days are omitted. */
  isDelivered?: boolean;
}

/** Lines of an order by parcel, with shipping method and delivery day. */
export function OrderLines({ cart, isDelivered = false }: Props) {
  return cart.parcels.map((parcel, i) => (
    <section key={parcel.id} className="order-parcel">
      <ParcelHead parcel={parcel} position={cart.parcels.length > 1 ? i + 1 : null} isDelivered={isDelivered} />
      <ul>
        {parcel.items.map((item) => (
          <Line key={item.shopping_cart_code} item={item} currency={cart.currency} />
        ))}
      </ul>
    </section>
  ));
}

interface HeadProps {
  parcel: Parcel;
  position: number | null;
  isDelivered: boolean;
}

function ParcelHead({ parcel: { shipping, seller_title, seller_lines }, position, isDelivered }: HeadProps) {
  const text = useText();
  const day = useDay();
  if (!shipping && position === null) return null;
  return (
    <div className="order-parcel-head">
      {position !== null && <h3>{text('order_parcel', { number: position })}</h3>}
      {shipping && (
        <p>
          {text(`shipping_${shipping.code}`)}
          {shipping.date && !isDelivered && `, ${day(shipping.date)}`}
        </p>
      )}
      {shipping?.point && (
        <p className="muted">{[shipping.point.title, shipping.point.address, `${shipping.point.post_code} ${shipping.point.town}`].join(', ')}</p>
      )}
      {seller_title && (
        <p className="muted">
          {text('order_seller', { name: seller_title })}
          {seller_lines?.map((line) => (
            <small key={line}>{keepTogether(line)}</small>
          ))}
        </p>
      )}
    </div>
  );
}

function Line({ item, currency }: { item: CartItem; currency: string }) {
  const text = useText();
  const price = useOrderPrice(currency);
  return (
    <li className={item.service ? 'order-line service' : 'order-line'}>
      <span className="order-picture">
        {!item.service && (
          <ProductPicture
            path={item.main_image?.upload_path ?? null}
            alt=""
            presets={PRESETS}
            sizes="64px"
            width={64}
            height={53}
            isEager
            kind={item.main_image?.kind ?? 'cutout'}
          />
        )}
      </span>
      <span>
        {item.service ? (
          item.title
        ) : (
          <a href={item.url_without_domain} lang={item.text_lang ?? undefined}>
            {item.title}
          </a>
        )}
        {item.age_verification && <AgeBadge />}
        <small className="num">
          {item.qty} × {price(item.price)}
        </small>
        {item.take_back && <small>{text('order_take_back')}</small>}
        <LineLaw item={item} className="muted" without={SECTIONS_IN_MAIL} />
      </span>
      <b className="num">{price(item.total)}</b>
    </li>
  );
}

const PRESETS = ['order'] as const;
const SECTIONS_IN_MAIL = ['repair', 'data_act'] as const;
