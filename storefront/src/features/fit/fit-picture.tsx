import { ProductPicture } from '../../ui/product-picture.tsx';
import type { FitCard } from './fit-card.ts';

export const FitPicture = ({ card: { image } }: { card: Pick<FitCard, 'image'> }) => (
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
