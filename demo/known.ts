/** Logins and handles of the demo shop that the contract names; for tests, benchmarks and people. */
export const CUSTOMER = { email: 'customer@vitrina.test', password: 'vitrina-demo-1' } as const;
/** Address that the customer's account fills the checkout with. */
export const CUSTOMER_ADDRESS = {
  type: 'webshop.customer' as const,
  country: 'SI',
  is_company: false,
  fields: {
    email: CUSTOMER.email,
    phone: '+38640123456',
    name: 'Ana',
    surname: 'Kupec',
    street: 'Prešernova cesta 1',
    post_code: '1000',
    town: 'Ljubljana',
  },
};
export const STAFF = { email: 'staff@vitrina.test', password: 'vitrina-demo-1' } as const;

/** Logins of the back office, one for each role; the second factor is an app with this secret. For demo shops alone. */
export const OFFICE = {
  password: 'vitrina-demo-1',
  /** Base32. */
  totpSecret: 'VITRINADEMOSECRET234567A',
  people: [
    { role: 'owner', email: 'owner@vitrina.test', name: 'Olga', surname: 'Lastnik' },
    { role: 'orders', email: 'orders@vitrina.test', name: 'Nina', surname: 'Naročnik' },
    { role: 'picker', email: 'picker@vitrina.test', name: 'Peter', surname: 'Skladiščnik' },
    { role: 'service', email: 'service@vitrina.test', name: 'Sara', surname: 'Svetovalec' },
    { role: 'finance', email: 'finance@vitrina.test', name: 'Franc', surname: 'Računar' },
    { role: 'editor', email: 'editor@vitrina.test', name: 'Eva', surname: 'Urednik' },
    { role: 'merchandiser', email: 'merchandiser@vitrina.test', name: 'Miha', surname: 'Trgovec' },
    { role: 'translator', email: 'translator@vitrina.test', name: 'Tina', surname: 'Prevajalec' },
  ],
} as const;

/** Product codes in known states. */
export const KNOWN = {
  /** Ordinary, plenty in stock, six pictures, twenty reviews; the first of four variants. */
  laptop: 'DEMO-LAPTOP-01',
  /** One piece, in Ljubljana BTC. */
  last: 'DEMO-LAST-01',
  /** Product without stock. */
  out: 'DEMO-OUT-01',
  configurable: 'DEMO-CONF-01',
  initialOffer: 'DEMO-CONF-01-BLK-256',
  variants: ['DEMO-CONF-01-BLK-256', 'DEMO-CONF-01-BLK-512', 'DEMO-CONF-01-BLU-256', 'DEMO-CONF-01-BLU-512'],
  hidden: 'DEMO-HIDDEN-01',
  hiddenCategory: 'DEMO-HIDDENCAT-01',
  hiddenBrand: 'DEMO-HIDDENBRAND-01',
  /** Brand not visible but ignored, so shown. */
  hiddenBrandIgnored: 'DEMO-HIDDENBRAND-02',
  /** Discounted, with at least 60 days of price history. */
  promo: 'DEMO-PROMO-01',
  loyalty: 'DEMO-LOYALTY-01',
  /** Needs age verification. */
  adult: 'DEMO-ADULT-01',
  /** Sold by another seller. */
  otherSeller: 'DEMO-SELLER-01',
} as const;

export const KNOWN_CATEGORIES = { hidden: 'hidden-samples', laptops: 'laptops' } as const;
export const KNOWN_BRANDS = { hidden: ['senca', 'mavrica'], visible: 'kvant' } as const;
export const KNOWN_SELLER = 'elektro-kotnik';
export const KNOWN_LISTS = { new: 'new', discounted: 'discounted', bestsellers: 'bestsellers', shelf: 'this-week' } as const;

/** The newsletter that was sent: `/newsletter/{id}/{code}/`. The number is the first one's. */
export const KNOWN_NEWSLETTER = { id: 1, code: 'prenosnik-za-pet-let-1' } as const;

/** Coupon codes: 10 %, 5 € from 50 €, one that is over, once per customer, 100 in all. */
export const COUPONS = { percent: 'VITRINA10', amount: 'VITRINA5', expired: 'EXPIRED', once: 'ONCE', limited: 'LIMIT100' } as const;

/** Hidden content by slug. */
export const HIDDEN_CONTENT = { page: 'skrita-stran', post: 'skrita-objava', faqGroup: 'skrita-vprasanja', location: 'ptuj' } as const;

/** Games by code: a spin wheel and a sweepstake that run, and a draw that is over. */
export const GAMES = { wheel: 'discount-wheel', sweepstake: 'new-year-laptop', closed: 'summer-draw' } as const;

/** Landing pages: one with every block, one with a film of others. Codes, and addresses in the Slovenian shop. */
export const LANDING = {
  openDays: { code: 'open-days', slug: 'dnevi-odprte-vitrine', coupon: 'VITRINA7' },
  school: { code: 'school-laptops', slug: 'prenosniki-za-solo' },
} as const;
