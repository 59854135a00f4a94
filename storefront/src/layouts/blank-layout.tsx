import type { LayoutProps } from './layout-props.ts';

/** Layout with nothing around the page: payment slips to print, a view of an order. */
export function BlankLayout({ children }: LayoutProps) {
  return (
    <main id="content" tabIndex={-1}>
      {children}
    </main>
  );
}
