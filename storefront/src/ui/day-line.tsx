interface DayLineProps {
  /** Product whose day at the visitor's own place is told over what everybody reads, once it is known. */
  of: number;
  /** Day of delivery where the market's shoppers live. */
  children: string;
}

/** When a product comes. What is told of the visitor's own place lies over it: nothing moves. */
export function DayLine({ of, children }: DayLineProps) {
  return (
    <span className="my-day">
      <span className="stock-mine" data-day-of={of} />
      <span>{children}</span>
    </span>
  );
}
