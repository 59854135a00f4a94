import { OwnPlace } from './own-place.tsx';

interface DayLineProps {
  /** Product whose delivery day to the visitor's own place replaces the public text once known. */
  of: number;
  /** Day of delivery where the market's shoppers live. */
  children: string;
}

/** Delivery day of a product. The one to the visitor's own place is laid over it, so that nothing moves. */
export function DayLine({ of, children }: DayLineProps) {
  return (
    <span className="my-day">
      <OwnPlace className="stock-mine" data-day-of={of} />
      <span>{children}</span>
    </span>
  );
}
