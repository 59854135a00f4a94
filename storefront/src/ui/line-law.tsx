import type { CartItem } from '@vitrina/contract/cart';

/** What the law wants told beside a line before it is ordered, and afterwards: an exception from withdrawal, the charger, a guarantee of durability. */
export const LineLaw = ({ item: { law = [] }, className }: { item: Pick<CartItem, 'law'>; className: string }) =>
  law.map(({ code, text }) => (
    <small key={code} className={className} data-law={code}>
      {text}
    </small>
  ));
