import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { LANGUAGE_CODES, LANGUAGES } from '@vitrina/contract/values/languages';
import { createLabels } from '@vitrina/contract/values/labels';
import { describe, expect, it } from 'vitest';
import { type Shop, ShopProvider } from '../context/shop-context.tsx';
import { Questions } from '../features/questions/questions.tsx';
import { Reviews } from '../features/reviews/reviews.tsx';
import { Facts } from '../pages/catalog-detail/facts.tsx';
import { FitLists } from '../pages/catalog-detail/fit-lists.tsx';
import { FitSet } from '../pages/catalog-detail/fit-set.tsx';
import { KeyFacts } from '../pages/catalog-detail/key-facts.tsx';
import { Lead } from '../pages/catalog-detail/lead.tsx';
import { NearestList } from '../pages/catalog-detail/nearest-list.tsx';
import { Panels } from '../pages/catalog-detail/panels.tsx';
import { Title } from '../pages/catalog-detail/title.tsx';
import { printPlain } from './print-plain.ts';
import { CARD, NEAREST, PRODUCT, RECALL } from './testing/printed-product.ts';

const info = { name: 'Vitrina & Co', default_language: 'si', languages: LANGUAGE_CODES.map((code) => ({ base_url: '/', ...LANGUAGES[code] })) };
const labels = createLabels({ yes: 'Da', fit_set_title: 'Vse "skupaj" <3' }, 'si');
const shop: Shop = { lang: 'si', language: LANGUAGES.si, labels, info: info as unknown as Shop['info'], menus: {}, url: '/', endpoints: {} };

/** As it is printed while React draws a page, and as React would have drawn it alone. */
function both<P extends object>(Part: ComponentType<P>, props: P): [string | null, string] {
  let html: string | null = null;
  const Place = (): ReactNode => {
    html = printPlain(Part, props);
    return null;
  };
  const inShop = (node: ReactNode) => <ShopProvider shop={shop}>{node}</ShopProvider>;
  renderToString(inShop(<Place />));
  return [html, renderToStaticMarkup(inShop(<Part {...props} />))];
}

describe('a printed part is what React would have written', () => {
  const { feedback_rate_widget: rate, feedback_comment_widget: comments, question_widget: widget } = PRODUCT;
  const rows: [string, string | null, string][] = [
    ['lead', ...both(Lead, { product: { ...PRODUCT, recall: RECALL }, today: '2026-11-23' })],
    ['title', ...both(Title, { product: PRODUCT })],
    ['nearest products', ...both(NearestList, { nearest: [NEAREST] })],
    ['key facts', ...both(KeyFacts, { facts: PRODUCT.attributes, law: PRODUCT.law })],
    ['facts', ...both(Facts, PRODUCT)],
    ['panels', ...both(Panels, { product: PRODUCT, today: '2026-11-23' })],
    ['reviews', ...both(Reviews, { productId: 7, rate, comments })],
    ['questions', ...both(Questions, { productId: 7, widget })],
    ['fitting products', ...both(FitLists, { accessories: [CARD], devices: [CARD] })],
    ['a set', ...both(FitSet, { set: { items: [CARD, CARD], total: 12.5, basicTotal: 15 } })],
  ];
  it.each(rows)('%s', (_name, printed, drawn) => {
    expect(printed).toBe(drawn);
    expect(drawn.length).toBeGreaterThan(200);
  });
});

const Button = () => <button type="button" onClick={() => undefined} />;
const Script = ({ url }: { url: string }) => <a href={url}>x</a>;
const Choice = () => <select defaultValue="a" />;

describe('what only React can draw is left to it', () => {
  it.each([
    ['a button that does something', both(Button, {})[0]],
    ['an address that is a script', both(Script, { url: 'javascript:alert(1)' })[0]],
    ['a field with a choice', both(Choice, {})[0]],
  ])('%s', (_name, printed) => expect(printed).toBeNull());
});
