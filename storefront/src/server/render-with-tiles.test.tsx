import { renderToString } from 'react-dom/server';
import { LANGUAGE_CODES, LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';
import { createLabels, type Labels } from '@vitrina/contract/values/labels';
import { expect, it } from 'vitest';
import { type Shop, ShopProvider } from '../context/shop-context.tsx';
import { ProductTile } from '../features/product-tile/product-tile.tsx';
import type { TileProduct } from '../features/product-tile/tile-product.ts';
import { renderWithTiles } from './render-with-tiles.ts';

const TILE: TileProduct = {
  id: 7,
  title: 'Prenosnik Kvant Arc 14, 16 GB',
  text_lang: null,
  badges: [],
  attributes: [{ code: 'ram', title: 'Pomnilnik', value: '16 GB' }],
  manufacturer_title: 'Kvant',
  url_without_domain: '/prenosnik-kvant-arc-14-izdelki-7/',
  feedback_rate_widget: { rates: 4.5, rates_votes: 3 },
  energy: null,
  shopping_cart_code: 'p-7',
  price_custom: 999,
  basic_price_custom: 999,
  discount_percent_custom: null,
  selected_price: 'basic',
  availability_info: { label_name: 'in_stock', qty: 5, shops: 1 },
  warehouses_single_pickup_display: null,
  shipping_date: '2026-11-24',
  is_available: true,
  image: null,
};
const tile = (more: Partial<TileProduct> = {}): TileProduct => ({ ...structuredClone(TILE), ...more });

/** A page of tiles after some content of its own, and how many texts its tiles asked for. */
function draw(
  tiles: readonly TileProduct[],
  { labels, lang = 'si', content = null, sizes }: { labels: Labels; lang?: LanguageCode; content?: string | null; sizes?: string },
) {
  let texts = 0;
  const counted: Labels = {
    ...labels,
    text: (name, values) => {
      texts += 1;
      return labels.text(name, values);
    },
  };
  const info = { default_language: 'si', languages: LANGUAGE_CODES.map((code) => ({ base_url: '/', ...LANGUAGES[code] })) } as unknown as Shop['info'];
  const shop: Shop = { lang, language: LANGUAGES[lang], labels: counted, info, menus: {}, url: '/', endpoints: {} };
  const render = () =>
    renderToString(
      <ShopProvider shop={shop}>
        {content !== null && (
          <article className="tile" id="product-7">
            {content}
          </article>
        )}
        {tiles.map((product) => (
          <ProductTile key={product.title} product={product} {...(sizes && { sizes })} />
        ))}
      </ShopProvider>,
    );
  const html = renderWithTiles({ lang, labels }, () => [render()]).join('');
  const drawn = texts;
  return { html, drawn, asReact: render() };
}
const labelsOf = (lang: LanguageCode, texts: Record<string, string> = {}) => createLabels({ price: 'Cena', ...texts }, lang);

it('a tile that another page drew is taken over, byte by byte, also where the product was read anew', () => {
  const labels = labelsOf('si');
  const first = draw([tile()], { labels });
  const second = draw([tile({ id: 8, title: 'Drug' }), tile()], { labels });
  const third = draw([tile(), tile({ id: 8, title: 'Drug' })], { labels });
  expect([first.html, second.html, third.html]).toEqual([first.asReact, second.asReact, third.asReact]);
  expect(second.drawn).toBe(first.drawn);
  expect(third.drawn).toBe(0);
});

it('a tile is drawn anew where product, texts, language or look are others', () => {
  const labels = labelsOf('si');
  draw([tile()], { labels });
  for (const other of [
    draw([tile({ price_custom: 899 })], { labels }),
    draw([tile()], { labels: labelsOf('si', { price: 'Znesek' }) }),
    draw([tile()], { labels: labelsOf('hr'), lang: 'hr' }),
    draw([tile()], { labels: labelsOf('si'), sizes: '10vw' }),
  ]) {
    expect(other.drawn).toBeGreaterThan(0);
    expect(other.html).toBe(other.asReact);
  }
});

it('content that looks like a tile is never taken for one', () => {
  const labels = labelsOf('si');
  draw([tile({ id: 9 })], { labels, content: 'planted' });
  draw([tile()], { labels, content: 'planted' });
  const page = draw([tile()], { labels });
  expect(page.html).toBe(page.asReact);
  expect(page.html).not.toContain('planted');
});
