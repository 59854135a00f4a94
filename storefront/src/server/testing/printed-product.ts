import type { FitCard } from '../../features/fit/fit-card.ts';
import type { Nearest } from '../../pages/catalog-detail/nearest.ts';
import type { ProductFacts } from '../../pages/catalog-detail/product-page.ts';

const HOSTILE = `<b>"Tom's" & Jerry</b>`;

const fact = (code: string, value: string, more: object = {}) => ({ code, title: `${code} ${HOSTILE}`, value, help: null, ...more });

const words = { lang: 'de-DE', date: '2026-11-01' };

/** Of everything that a product page prints. */
export const PRODUCT: ProductFacts = {
  id: 7,
  code: HOSTILE,
  title: HOSTILE,
  url_without_domain: '/a-1/',
  breadcrumbs: [{ title: HOSTILE, url: '/a/' }],
  hidden_reasons: ['product'],
  badges: [{ code: 'new', title: HOSTILE }],
  age_verification: true,
  text_lang: 'en-GB',
  short_description: `Lead ${HOSTILE}`,
  attributes: [fact('ram', HOSTILE), fact('disk', '1 TB', { title_lang: 'en', value_lang: 'en' })],
  description: '<p>Clean <a href="/x/">HTML</a> &amp; more</p>',
  specifications: [
    {
      code: 'a',
      title: 'Group',
      items: [
        fact('in_the_box', `Cable, Charger ${HOSTILE}`, { title_lang: 'en', value_lang: 'en' }),
        fact('usb_c_ports', '2'),
        fact('hdmi_ports', '1', { help: HOSTILE }),
        fact('audio_jack', 'Da'),
      ],
    },
    ...Array.from({ length: 9 }, (_, i) => ({ code: `g${i}`, title: HOSTILE, items: [fact('x', '1'), fact('y', '2'), fact('z', '3')] })),
  ],
  price_history: [
    { date: '2026-09-01', price: 1049 },
    { date: '2026-10-20', price: 999.5 },
    { date: '2026-11-10', price: 899 },
  ],
  discount_since: '2026-11-10',
  lowest_price_30_days: 999.5,
  energy: { class: 'A', from: 'A', to: 'G', label_url: '/media/l.png', sheet_url: '/media/s.pdf' },
  figures: {
    product: { sold: 100, returned_percent: 1.5, claimed_percent: 2, settle_days: 3.4, settled: 12 },
    brand: { sold: 1000, returned_percent: 1.5, claimed_percent: 2, settle_days: null, settled: 0 },
    delivery: { orders: 300, kept_percent: 98.2 },
  } as ProductFacts['figures'],
  manufacturer: {
    id: 1,
    code: 'kvant',
    title: HOSTILE,
    url_without_domain: '/kvant/',
    logo_upload_path: null,
    address: `Street ${HOSTILE}`,
    email: 'a@b.test',
  } as ProductFacts['manufacturer'],
  ean: '3831000000017',
  mpn: HOSTILE,
  currency: 'EUR',
  product_condition: 'new',
  urls: {} as ProductFacts['urls'],
  law: [
    { code: 'warnings', title: HOSTILE, lines: [HOSTILE, 'two'], rows: [{ name: 'a', value: HOSTILE }] },
    { code: 'guarantee', title: 'G', lines: [], rows: [], link: { url: 'https://europa.eu/?a=1&b=2', title: HOSTILE }, picture: '/media/p.svg' },
    { code: 'other', title: 'O', lines: [], rows: [], link: { url: 'https://europa.eu/', title: 'Europa' } },
  ],
  feedback_rate_widget: { rates: 4.5, rates_votes: 3 },
  feedback_comment_widget: {
    total: 2,
    distribution: [2, 1, 0, 0, 0],
    items: [
      {
        id: 3,
        display_name: HOSTILE,
        message: HOSTILE,
        rate: 4,
        ...words,
        is_verified: true,
        answer: { message: HOSTILE, date: '2026-11-02' },
        pros: ['fast', HOSTILE],
        cons: ['loud'],
        photos: [{ id: 1, url: '/p/1.webp', small_url: '/p/1s.webp', width: 10, height: 10 }],
        helpful: 2,
        translation: { message: HOSTILE, pros: ['fast'], cons: [], source: 'staff' },
      },
    ],
  } as unknown as ProductFacts['feedback_comment_widget'],
  question_widget: {
    total: 1,
    items: [
      {
        id: 4,
        display_name: HOSTILE,
        message: HOSTILE,
        ...words,
        answers: [
          { id: 5, author: 'shop', display_name: null, message: HOSTILE, ...words },
          { id: 6, author: 'buyer', display_name: HOSTILE, message: 'Yes', ...words, lang: 'sl-SI' },
        ],
      },
    ],
  },
};

export const CARD: FitCard = {
  id: 9,
  title: HOSTILE,
  lang: 'en-GB',
  url: '/cable-9/',
  image: { path: 'cable/front', kind: 'photo' },
  price: 12.5,
  code: 'p-9',
  category: HOSTILE,
  reasons: [HOSTILE, 'USB-C'],
  beside: { energy: null },
};

export const NEAREST: Nearest = {
  id: 11,
  title: HOSTILE,
  lang: 'en-GB',
  url: '/phone-11/',
  price: 499,
  beside: { energy: null },
  image: { path: 'phone/front', kind: 'cutout' },
  differs: [{ title: 'Memory', value: HOSTILE, own: '8 GB' }],
};

export const RECALL = { number: 'R-1', kind: 'recall', hazard: HOSTILE } as const;
