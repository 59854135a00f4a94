import type { CartItem } from '@vitrina/contract/cart';

/** Statements the law requires beside a line before and after the order: exception from withdrawal, charger, guarantee of durability. */
export const LineLaw = ({ item: { law = [] }, className }: { item: Pick<CartItem, 'law'>; className: string }) =>
  law.map(({ code, text }) => (
    <small key={code} className={className} data-law={code}>
      {text}
    </small>
  ));
