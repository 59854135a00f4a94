import type { Breadcrumb } from '@vitrina/contract/catalogue';

interface Trail {
  /** Origin of the shop. */
  host: string;
  home: { title: string; url: string };
  trail: readonly Breadcrumb[];
  /** The page itself, if the trail does not end with it. */
  current?: { title: string; url: string };
}

/** JSON-LD of the breadcrumbs: home, the trail, the page. */
export function breadcrumbData({ host, home, trail, current }: Trail): object {
  const steps = [home, ...trail, ...(current ? [current] : [])];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, i) => ({ '@type': 'ListItem', position: i + 1, name: step.title, item: new URL(step.url, host).href })),
  };
}
