import type { Template } from '@vitrina/contract/pages';
import { LANGUAGE_CODES, LANGUAGES } from '@vitrina/contract/values/languages';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createLabels } from '@vitrina/contract/values/labels';
import { Page as Sellers } from '../pages/catalog-sellers/page.tsx';
import type { PageState } from '../context/page-types.ts';
import { document } from '../server/document.ts';
import { drawPage } from '../server/draw-page.tsx';
import type { Html } from '../server/html-bytes.ts';
import { deferredParts } from '../ui/deferred-part.ts';
import { App } from './app.tsx';
import { BotLayout } from './bot-layout.tsx';
import { withRenderedFooter } from './rendered-footer.ts';

const languages = LANGUAGE_CODES.map((code) => ({
  code,
  lang: LANGUAGES[code].lang,
  base_url: '/',
  locale: LANGUAGES[code].locale,
  currency: LANGUAGES[code].currency,
  name: LANGUAGES[code].name,
}));
const props = {
  sellers: [
    { title: 'Elektro Kotnik', description: 'Servis v Celju.', url: '/prodajalci/elektro-kotnik/', total: 3, logo: null, identity: ['Elektro Kotnik, s. p.'] },
  ],
};
const state = (layout: PageState['layout']): PageState => ({
  template: 'CatalogSellers' satisfies Template,
  script: '/assets/page.js',
  layout,
  lang: 'si',
  url: '/prodajalci/',
  props,
  title: 'Prodajalci',
  urls: { si: '/prodajalci/', hr: '/hr/prodavaci/' },
  shell: {
    info: {
      name: 'Vitrina',
      host: 'https://shop.test',
      default_language: 'si',
      languages,
      phone: '+386 1 000 00 00',
      email: 'info@shop.test',
      hasQuickOrder: true,
      idleReloadTimeout: 15,
      consent: { isAsked: false, reportsErrors: false, scripts: [] },
      asksCountry: false,
      payments: ['card', 'transfer', 'door'],
      withdrawalDays: 30,
      collection: ['SI'],
      deliveryWays: ['delivery'],
    },
    departments: [{ title: 'Bela tehnika', url: '/bela-tehnika/', code: 'white-goods' }],
    reduced: { title: 'Znižano', url: '/izbor/znizano/' },
    menus: { legal: [{ title: 'Pogoji nakupa', url: '/pogoji-nakupa/', code: 'terms', text_lang: null }] },
  },
  allowsScripts: false,
  build: 'b',
  labelsUrl: '/_labels/si.x.json',
  renderedAt: 0,
});
const partsOf = (layout: PageState['layout']) => ({
  state: state(layout),
  labels: createLabels({}, 'si'),
  endpoints: {},
  Page: Sellers as ComponentType<never>,
  BotLayout,
});
const render = (layout: PageState['layout']) => renderToString(<App {...partsOf(layout)} />);
const main = (html: string) => /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1];
const linksOf = (html: string) => new Set([...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href));

beforeAll(deferredParts);

describe('layouts', () => {
  it.each(['default', 'blank'] as const)('%s: the server draws without React what React would have written', (layout) => {
    const around = vi.fn((draw: () => Html) => withRenderedFooter('<p>Noga</p>', draw));
    expect(drawPage(partsOf(layout), around).join('')).toBe(withRenderedFooter('<p>Noga</p>', () => render(layout)));
    // A second call would be a rendering by React.
    expect(around).toHaveBeenCalledTimes(1);
  });

  it('React draws a page whose footer has not been drawn yet, as the footer has ids of its place in the tree', () => {
    const around = vi.fn((draw: () => Html) => draw());
    expect(drawPage(partsOf('default'), around).join('')).toBe(render('default'));
    expect(around).toHaveBeenCalledTimes(2);
  });

  it('the footer names the ways of delivery that the shop offers, and no other', () => {
    const html = render('default');
    expect(html).toContain('footer_by_courier');
    for (const name of ['footer_by_locker', 'footer_by_hand']) expect(html).not.toContain(name);
  });

  it('default has header, page and footer around the skip link [S2.113]', () => {
    const html = render('default');
    expect(html.indexOf('href="#content"')).toBeLessThan(html.indexOf('<header'));
    expect(html).toMatch(/<header[\s\S]*<main id="content"[\s\S]*<footer/);
  });

  it('blank has nothing but the page [S2.114]', () => {
    const html = render('blank');
    expect(html).not.toMatch(/<header class="site-header"|<footer/);
    expect(main(html)).toBe(main(render('default')));
  });

  it('bot has the same page and the same ways on as people get [S1.40] [S2.115]', () => {
    const [people, bot] = [render('default'), render('bot')];
    expect(main(bot)).toBe(main(people));
    const found = linksOf(bot);
    // Crawlers get no links to personal pages, or to the delivery place, which is stored in the browser.
    const personal = /^(?:#content$|\/auth\/|\/webshop\/|\/wishlist\/)|#deliver-to$/;
    expect([...linksOf(people)].filter((href) => !personal.test(href ?? '') && !found.has(href))).toEqual([]);
  });

  it('bot carries no script at all [S1.41]', () => {
    const assets = {
      build: 'b',
      font: null,
      staffStyle: null,
      forTemplate: () => ({ script: '/assets/a.js', page: '/assets/page.js', preloads: ['/assets/b.js'], styles: ['/assets/a.css'] }),
    };
    const html = (layout: PageState['layout']) =>
      document({
        state: state(layout),
        head: { title: 'Prodajalci' },
        body: [render(layout)],
        assets,
        info: { ...state(layout).shell.info } as never,
      }).toString();
    expect(html('bot')).not.toMatch(/<script(?! type="application\/ld\+json")|modulepreload|as="fetch"/);
    expect(html('default')).toContain('<script type="module" src="/assets/a.js">');
    expect(html('bot')).toContain('<title>Prodajalci</title>');
  });
});
