import { describe, expect, it } from 'vitest';
import type { LoadContext } from '../../context/page-types.ts';
import { load } from './load.ts';

const product = {
  id: 12,
  url_without_domain: '/lumo-7-izdelki-12/',
  related: [],
  accessories: [],
  devices: [],
  is_available: true,
  is_accessory: false,
  set: null,
  law: { sections: [], charging: { included: false, power: '45 W' } },
  visible: true,
  category_visible: true,
  manufacturer_visible: true,
  ignore_brand_visibility: false,
  vat_rate: 22,
  specifications: [],
  price_history: [],
  manufacturer: null,
  description: '<p>Long.</p>',
  feedback_comment_widget: { total: 6, items: [1, 2, 3, 4, 5, 6], distribution: [6, 0, 0, 0, 0] },
};
const loadAt = (path: string, id: number, change: object = {}, search = '') =>
  load({
    path,
    match: { id },
    search,
    labels: { text: () => 'Da', has: () => true },
    api: { get: async () => ({ ...product, items: [], ...change }) },
  } as unknown as LoadContext);

describe('the product page', () => {
  it('leads a wrong slug to the right address for good and keeps the query', async () => {
    expect(await loadAt('/staro-ime-izdelki-12/', 12, {}, '?a=1&utm_x=%20')).toEqual({
      kind: 'redirect',
      to: '/lumo-7-izdelki-12/?a=1&utm_x=%20',
      status: 301,
    });
  });
  it('leads a configurable product to its initial offer, which may be another one tomorrow', async () => {
    expect(await loadAt('/lumo-izdelki-11/', 11)).toMatchObject({ kind: 'redirect', status: 302 });
  });
  it('keeps what guests may not see out of caches and marks it', async () => {
    expect(await loadAt('/lumo-7-izdelki-12/', 12, { visible: false })).toMatchObject({ kind: 'page', isPrivate: true, props: { isHidden: true } });
    expect(await loadAt('/lumo-7-izdelki-12/', 12, { manufacturer_visible: false, ignore_brand_visibility: true })).toMatchObject({
      props: { isHidden: false },
    });
  });
  it('sends no more than the page shows and reads what is said of chargers', async () => {
    const { props } = (await loadAt('/lumo-7-izdelki-12/', 12)) as { props: { product: object; printed: { product: object } } };
    for (const part of [props.product, props.printed.product]) expect(part).not.toHaveProperty('vat_rate');
    expect(props.product).toMatchObject({ charger: { isIncluded: false, power: '45 W' } });
    expect(props.product).not.toHaveProperty('description');
    expect(props.printed.product).toMatchObject({ description: '<p>Long.</p>', feedback_comment_widget: { total: 6, items: [1, 2, 3, 4] } });
  });
});
