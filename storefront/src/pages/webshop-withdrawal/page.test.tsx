import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@vitrina/contract/values/languages';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Shop, ShopProvider } from '../../context/shop-context.tsx';
import { createLabels } from '@vitrina/contract/values/labels';
import { Page } from './page.tsx';
import { readValues, statementInput, valueFields } from './statement-values.ts';
import type { OrderToWithdraw, StatementValues } from './withdrawal-props.ts';

const texts = JSON.parse(readFileSync(new URL('../../../../backend/src/modules/labels/texts/withdrawal/si.json', import.meta.url), 'utf8')) as Record<
  string,
  string
>;
const shop = {
  lang: 'si',
  language: LANGUAGES.si,
  labels: createLabels(texts, 'si'),
  info: {
    name: 'Vitrina',
    host: 'https://shop.test',
    default_language: 'si',
    languages: [],
    phone: '',
    email: 'pomoc@shop.test',
    hasQuickOrder: true,
    asksCountry: false,
    payments: ['transfer'],
    withdrawalDays: 30,
    collection: ['SI'],
    deliveryWays: [],
    consent: { isAsked: false, reportsErrors: false, scripts: [] },
  },
  menus: {},
  endpoints: {},
  url: '/webshop/withdrawal/',
} satisfies Shop;
const ORDER: OrderToWithdraw = {
  identifier: `12-${'A'.repeat(22)}`,
  number: '100012',
  email: 'ana@example.com',
  state: 'open',
  until: '2026-12-07T22:59:59.000Z',
  days: 30,
  received_at: null,
  lines: [
    { code: 'A 1', title: 'Slušalke', titleLang: null, image: null, qty: 3, withdrawn: 1 },
    { code: 'B', title: 'Polnilnik', titleLang: null, image: null, qty: 1, withdrawn: 1 },
  ],
};
const VALUES: StatementValues = { number: '', email: '', name: 'Ana', message: '', chosen: null };
const show = (order: Partial<OrderToWithdraw>) =>
  renderToString(
    <ShopProvider shop={shop}>
      <Page step="statement" order={{ ...ORDER, ...order }} values={VALUES} errors={{}} problem={null} />
    </ShopProvider>,
  );

describe('the page of a withdrawal', () => {
  it('says the last day, and asks of each line for what was not withdrawn before', () => {
    const html = show({});
    expect(html).toContain('rok je 07.12.2026.');
    expect(html.match(/<option[^>]*>[^<]*/g)).toEqual(['<option value="3" selected="">2 kosa', '<option value="2">1 kos', '<option value="0">obdržim']);
    expect(html).not.toContain('Polnilnik');
  });

  it('chooses nothing where there are several lines; what is not ticked is sent as kept', () => {
    const line = { titleLang: null, image: null, withdrawn: 0 };
    const html = show({
      lines: [
        { ...line, code: 'A', title: 'Slušalke', qty: 2 },
        { ...line, code: 'B', title: 'Polnilnik', qty: 1 },
      ],
    });
    expect(html.match(/<option[^>]*selected[^>]*>[^<]*/g)).toEqual(['<option value="0" selected="">obdržim']);
    expect(html).toContain('<input type="hidden" name="line:B" value="0"/>');
    expect(html).not.toContain('checked');
    const sent = (ticked: string) => statementInput(readValues(new URLSearchParams(`line:A=0&line:B=0${ticked}`)), { order: ORDER, confirm: false }).items;
    expect([sent(''), sent('&line:B=1')]).toEqual([[], [{ code: 'B', qty: 1 }]]);
  });

  it('too late: says until when it was possible, and asks nothing', () => {
    const html = show({ state: 'late' });
    expect(html).toContain('do vključno 07.12.2026.');
    expect(html).not.toContain('<form');
  });

  it('done before: says when', () => expect(show({ state: 'done', received_at: '2026-11-21T09:30:00.000Z' })).toContain('21.11.2026. 10:30'));
});

describe('the form of a statement', () => {
  const form = new URLSearchParams({ name: ' Ana ', message: 'Ena\r\nDve', 'line:A 1': '3', 'line:B': '0', action: 'check' });

  it('carries the pieces of each line withdrawn in all; lines that are kept are left out', () =>
    expect(statementInput(readValues(form), { order: ORDER, confirm: true })).toEqual({
      identifier: ORDER.identifier,
      items: [{ code: 'A 1', qty: 3 }],
      name: 'Ana',
      message: 'Ena\nDve',
      confirm: true,
    }));

  it('carries the same to the second step', () => expect(readValues(new URLSearchParams(valueFields(readValues(form), ORDER)))).toEqual(readValues(form)));

  it('names the order by number and e-mail where there is no address', () =>
    expect(statementInput({ ...VALUES, number: '100012', email: 'ana@example.com' }, { order: null, confirm: false })).toEqual({
      number: '100012',
      email: 'ana@example.com',
      name: 'Ana',
      message: '',
      confirm: false,
    }));
});
