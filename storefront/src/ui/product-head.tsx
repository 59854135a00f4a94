import { thumbPath } from '@vitrina/contract/thumbs';
import type { ReactNode } from 'react';
import './product-head.css';

const SIDE = 72;

/** A product's picture beside a few lines; an empty placeholder without a picture. */
export function ProductHead({ path, children }: { path: string | null; children: ReactNode }) {
  return (
    <div className="product-head">
      {path !== null && <SmallPicture path={path} />}
      <div>{children}</div>
    </div>
  );
}

export const SmallPicture = ({ path }: { path: string }) => (
  <img className="small-picture" src={thumbPath('cart', path, 'webp')} alt="" width={SIDE} height={SIDE} loading="lazy" />
);
