import type { LayoutProps } from './layout-props.ts';

/** Layout without anything around the page: payment slips to print, an order to look at. */
export function BlankLayout({ children }: LayoutProps) {
  return (
    <main id="content" tabIndex={-1}>
      {children}
    </main>
  );
}
