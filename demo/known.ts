/** Logins and handles of the demo shop named in the contract; for tests, benchmarks and manual use. */
export const CUSTOMER = { email: 'customer@vitrina.test', password: 'vitrina-demo-1' } as const;
/** Address of the customer's account, with which the checkout is filled. */
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

/** Logins of the back office, one for each role; the second factor is an authenticator app with this secret. For demo shops only. */
export const OFFICE = {
  password: 'vitrina-demo-1',
  /** Base32; secret of the authenticator app. */
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
  /** An ordinary product, with plenty in stock, six pictures, twenty reviews; the first of four variants. */
  laptop: 'DEMO-LAPTOP-01',
  /** One piece in stock, in Ljubljana BTC. */
  last: 'DEMO-LAST-01',
  /** Product without stock. */
  out: 'DEMO-OUT-01',
  configurable: 'DEMO-CONF-01',
  initialOffer: 'DEMO-CONF-01-BLK-256',
  variants: ['DEMO-CONF-01-BLK-256', 'DEMO-CONF-01-BLK-512', 'DEMO-CONF-01-BLU-256', 'DEMO-CONF-01-BLU-512'],
  hidden: 'DEMO-HIDDEN-01',
  hiddenCategory: 'DEMO-HIDDENCAT-01',
  hiddenBrand: 'DEMO-HIDDENBRAND-01',
  /** The brand is hidden, but this is ignored, so the product is shown. */
  hiddenBrandIgnored: 'DEMO-HIDDENBRAND-02',
  /** Reduced, with a price history of at least 60 days. */
  promo: 'DEMO-PROMO-01',
  loyalty: 'DEMO-LOYALTY-01',
  /** Requires age verification. */
  adult: 'DEMO-ADULT-01',
  /** Sold by another seller than the shop. */
  otherSeller: 'DEMO-SELLER-01',
} as const;

export const KNOWN_CATEGORIES = { hidden: 'hidden-samples', laptops: 'laptops' } as const;
export const KNOWN_BRANDS = { hidden: ['senca', 'mavrica'], visible: 'kvant' } as const;
export const KNOWN_SELLER = 'elektro-kotnik';
export const KNOWN_LISTS = { new: 'new', discounted: 'discounted', bestsellers: 'bestsellers', shelf: 'this-week' } as const;

/** The newsletter already sent: `/newsletter/{id}/{code}/`. The id is that of the first newsletter. */
export const KNOWN_NEWSLETTER = { id: 1, code: 'prenosnik-za-pet-let-1' } as const;

/** Coupon codes: 10 %, 5 € from 50 €, expired, once per customer, 100 redemptions in total. */
export const COUPONS = { percent: 'VITRINA10', amount: 'VITRINA5', expired: 'EXPIRED', once: 'ONCE', limited: 'LIMIT100' } as const;

/** Hidden content by slug. */
export const HIDDEN_CONTENT = { page: 'skrita-stran', post: 'skrita-objava', faqGroup: 'skrita-vprasanja', location: 'ptuj' } as const;

/** Games by code: a running spin wheel, a running sweepstake, and a draw that has ended. */
export const GAMES = { wheel: 'discount-wheel', sweepstake: 'new-year-laptop', closed: 'summer-draw' } as const;

/** Landing pages: one with every block, one with a video of another site. Codes, and slugs in the Slovenian shop. */
export const LANDING = {
  openDays: { code: 'open-days', slug: 'dnevi-odprte-vitrine', coupon: 'VITRINA7' },
  school: { code: 'school-laptops', slug: 'prenosniki-za-solo' },
} as const;
