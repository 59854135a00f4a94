import type { OrderSummary } from '@vitrina/contract/orders';
import { ProductPicture } from '../../ui/product-picture.tsx';
import './order-glance.css';

/** Pictures of the first products of an order; decorative, as the titles are beside them. */
export function OrderPictures({ pictures }: Pick<OrderSummary, 'pictures'>) {
  if (pictures.length === 0) return null;
  return (
    <span className={`order-pictures of-${pictures.length}`}>
      {pictures.map(({ upload_path, kind }, i) => (
        <ProductPicture
          // biome-ignore lint/suspicious/noArrayIndexKey: two products may share a picture
          key={i}
          path={upload_path}
          alt=""
          presets={['listing_small', 'department']}
          sizes="72px"
          width={72}
          height={60}
          kind={kind}
        />
      ))}
    </span>
  );
}
