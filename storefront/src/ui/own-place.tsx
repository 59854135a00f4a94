type OwnPlaceProps = { className: string } & ({ 'data-day-of': number } | { 'data-stock-of': number } | { 'data-net-of': number });

/**
 * Placeholder for visitor data (`fill-places.ts`), which may be filled in before React hydrates the HTML around it. Its child is an empty text rather than none:
 * with `suppressHydrationWarning`, React leaves a text as it finds it.
 */
export const OwnPlace = (props: OwnPlaceProps) => (
  <span {...props} suppressHydrationWarning>
    {''}
  </span>
);
