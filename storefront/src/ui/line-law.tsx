import type { CartItem } from '@vitrina/contract/cart';

interface LineLawProps {
  item: Pick<CartItem, 'law'>;
  className: string;
  /** Codes of statements shown elsewhere: before the order, in its mail. */
  without?: readonly NonNullable<CartItem['law']>[number]['code'][];
}

/** Statements the law requires beside a line before and after the order: exception from withdrawal, charger, guarantees, repair, data. */
export const LineLaw = ({ item: { law = [] }, className, without = [] }: LineLawProps) =>
  law
    .filter(({ code }) => !without.includes(code))
    .map(({ code, text }) => (
      <small key={code} className={className} data-law={code}>
        {text}
      </small>
    ));
