import { OwnPlace } from './own-place.tsx';

interface DayLineProps {
  /** Id of the product whose delivery day to the visitor's place replaces the public text once known. */
  of: number;
  /** Delivery day in the market. */
  children: string;
}

/** Delivery day of a product. The one to the visitor's place is laid over it, without a layout shift. */
export function DayLine({ of, children }: DayLineProps) {
  return (
    <span className="my-day">
      <OwnPlace className="stock-mine" data-day-of={of} />
      <span>{children}</span>
    </span>
  );
}
