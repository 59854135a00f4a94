import type { OrderLineProduct } from '@vitrina/contract/quick-order';
import { ProductPicture } from '../../ui/product-picture.tsx';

/** Picture of a line's product. */
export function OrderPicture({ product: { main_image } }: { product: OrderLineProduct }) {
  return (
    <span className="well">
      <ProductPicture
        path={main_image?.upload_path ?? null}
        alt=""
        presets={['order', 'department']}
        sizes="72px"
        width={400}
        height={334}
        kind={main_image?.kind ?? 'cutout'}
      />
    </span>
  );
}
