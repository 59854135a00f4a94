import type { CartItem } from '@vitrina/contract/cart';

interface LineLawProps {
  item: Pick<CartItem, 'law'>;
  className: string;
  /** Statement that has its place later, before the order. */
  without?: NonNullable<CartItem['law']>[number]['code'];
}

/** Statements the law requires beside a line before and after the order: exception from withdrawal, charger, guarantees. */
export const LineLaw = ({ item: { law = [] }, className, without }: LineLawProps) =>
  law
    .filter(({ code }) => code !== without)
    .map(({ code, text }) => (
      <small key={code} className={className} data-law={code}>
        {text}
      </small>
    ));
