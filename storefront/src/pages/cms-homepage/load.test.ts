import { catalogue } from '@vitrina/contract/catalogue';
import { describe, expect, it } from 'vitest';
import { CallFailed } from '../../api/shop-api.ts';
import type { LoadContext } from '../../context/page-types.ts';
import { load, type Props } from './load.ts';

const PRODUCT = {
  id: 7,
  title: 'Kettle',
  text_lang: null,
  url_without_domain: '/kettle-7/',
  main_image: { kind: 'cutout', upload_path: '/media/7.png', alt: 'Kettle' },
  short_description: null,
  price_custom: 4900,
  basic_price_custom: 4900,
  discount_percent_custom: null,
  attributes: [],
  badges: [],
  feedback_rate_widget: { rates: 0, rates_votes: 0 },
};

/** Loads the home page of a shop with these lists; `products` returns the reply for its whole catalogue. */
async function home(lists: object[], products: () => object): Promise<{ props: Props; requestedKeys: string[] }> {
  const requestedKeys: string[] = [];
  const answers: Record<string, () => object> = {
    [catalogue.lists.key]: () => ({ items: lists }),
    [catalogue.categories.key]: () => ({ items: [] }),
    [catalogue.products.key]: products,
  };
  const get = async ({ key }: { key: string }) => {
    requestedKeys.push(key);
    return answers[key]?.() ?? { items: [] };
  };
  const result = await load({ api: { get, tags: new Set() } } as unknown as LoadContext);
  if (result.kind !== 'page') throw new Error('no page');
  return { props: result.props, requestedKeys };
}
const refuse = (label_name: string, statusCode: number) => () => {
  throw new CallFailed(catalogue.products, { label_name, statusCode } as ConstructorParameters<typeof CallFailed>[1]);
};

describe('the home page', () => {
  it('of a shop without lists shows the first products of its catalogue, in the window too', async () => {
    const { props } = await home([], () => ({ items: [PRODUCT] }));
    expect(props.everything?.products.map(({ title }) => title)).toEqual(['Kettle']);
    expect(props.everything?.hero.map(({ url }) => url)).toEqual(['/kettle-7/']);
  });

  it('of a shop with a list of new products asks for nothing more', async () => {
    const list = { code: 'new', title: 'New', description: null, url_without_domain: '/new/', products: [PRODUCT] };
    const { props, requestedKeys } = await home([list], () => ({ items: [PRODUCT] }));
    expect(props.everything).toBeNull();
    expect(requestedKeys).not.toContain(catalogue.products.key);
  });

  it('of a shop without products stands without them', async () => {
    expect((await home([], refuse('error_empty_data', 404))).props.everything).toBeNull();
  });

  it('is no page where the catalogue could not be read', async () => {
    await expect(home([], refuse('error_unavailable', 503))).rejects.toThrow(CallFailed);
  });
});
