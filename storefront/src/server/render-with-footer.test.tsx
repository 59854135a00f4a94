import { renderToString } from 'react-dom/server';
import { LANGUAGE_CODES, LANGUAGES } from '@vitrina/contract/values/languages';
import type { Template } from '@vitrina/contract/pages';
import { beforeAll, expect, it, vi } from 'vitest';
import type { PageState } from '../context/page-types.ts';
import { createLabels, type Labels } from '@vitrina/contract/values/labels';
import { App } from '../layouts/app.tsx';
import { deferredParts } from '../ui/deferred-part.ts';
import { renderWithFooter } from './render-with-footer.ts';

const info = {};
const departments = [{ title: 'Bela tehnika', url: '/bela-tehnika/', code: 'white-goods' }];
const menus = { legal: [{ title: 'Pogoji nakupa', url: '/pogoji-nakupa/', code: 'terms', text_lang: null }] };
type Menus = PageState['shell']['menus'];

const stateOf = (template: Template, shown: Menus): PageState => ({
  template,
  script: '/assets/page.js',
  layout: 'default',
  lang: 'si',
  url: '/prodajalci/',
  props: {},
  title: 'Prodajalci',
  urls: {},
  shell: {
    info: {
      name: 'Vitrina',
      host: 'https://shop.test',
      default_language: 'si',
      languages: LANGUAGE_CODES.map((code) => ({ base_url: '/', ...LANGUAGES[code] })),
      phone: '+386 1 000 00 00',
      email: 'info@shop.test',
      hasQuickOrder: true,
      idleReloadTimeout: 15,
      consent: { isAsked: false, reportsErrors: false, scripts: [] },
      asksCountry: false,
      payments: ['card'],
      withdrawalDays: 30,
      collection: ['SI'],
      deliveryWays: [],
    },
    departments,
    reduced: null,
    menus: shown,
  },
  allowsScripts: false,
  build: 'b',
  labelsUrl: '/_labels/si.x.json',
  renderedAt: 0,
});

/** With a footer in the page's own content, too. */
const contentOf = (text: string) => () => (
  <article>
    {text}
    <footer className="site-footer">of the content</footer>
  </article>
);

interface Drawing {
  labels: Labels;
  template?: Template;
  shown?: Menus;
  text: string;
}
const draw = ({ labels, template = 'CatalogSellers', shown = menus, text }: Drawing) => {
  const drawn = vi.fn();
  const Page = contentOf(text);
  const state = stateOf(template, shown);
  const watched: Labels = {
    ...labels,
    text: (name, values) => {
      if (name === 'footer_help') drawn();
      return labels.text(name, values);
    },
  };
  const render = () => renderToString(<App state={state} labels={watched} endpoints={{}} Page={Page} />);
  const html = renderWithFooter({ state, labels, madeOf: [info, departments, shown] }, () => [render()]).join('');
  return { html, drawn: drawn.mock.calls.length, plain: render() };
};

beforeAll(deferredParts);

it('a second page of a language takes the footer of the first, and is what it would be without, byte for byte', () => {
  const labels = createLabels({}, 'si');
  const [first, second] = [draw({ labels, text: 'the first' }), draw({ labels, text: 'the second' })];
  expect([first.html, second.html]).toEqual([first.plain, second.plain]);
  expect([first.drawn, second.drawn]).toEqual([1, 0]);
  expect(second.html).toContain('Pogoji nakupa');
});

it('another menu, another language and a page without the newsletter have a footer of their own', () => {
  const labels = createLabels({}, 'si');
  draw({ labels, text: 'the first' });
  const others: Drawing[] = [
    { labels, text: 'menu', shown: { legal: [{ title: 'Drugo', url: '/drugo/', code: 'other', text_lang: null }] } },
    { labels: createLabels({ footer_help: 'Hilfe' }, 'de'), text: 'texts' },
    { labels, text: 'without newsletter', template: 'NewsletterConfirm' },
  ];
  for (const other of others) {
    const { html, plain, drawn } = draw(other);
    expect(html).toBe(plain);
    expect(drawn).toBe(1);
  }
});

it('menus that were read anew and are equal change nothing', () => {
  const labels = createLabels({}, 'si');
  draw({ labels, text: 'the first' });
  expect(draw({ labels, text: 'the second', shown: structuredClone(menus) }).drawn).toBe(0);
});

it('a new year draws the footer anew', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 11, 31, 23, 59) });
  const labels = createLabels({}, 'si');
  draw({ labels, text: 'the first' });
  vi.setSystemTime(new Date(2027, 0, 1));
  const { html, plain } = draw({ labels, text: 'the second' });
  expect(html).toBe(plain);
  expect(html).toContain('2027');
  vi.useRealTimers();
});
