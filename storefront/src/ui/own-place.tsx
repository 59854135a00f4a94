type OwnPlaceProps = { className: string } & ({ 'data-day-of': number } | { 'data-stock-of': number } | { 'data-net-of': number });

/**
 * Waits for what is the visitor's own (`fill-places.ts`), which may be filled in before React takes over the HTML around it: a text, if of no length,
 * is what React leaves as it is found.
 */
export const OwnPlace = (props: OwnPlaceProps) => (
  <span {...props} suppressHydrationWarning>
    {''}
  </span>
);
