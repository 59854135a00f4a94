import type { Mutant } from '../mutant.ts';

const SIZES = 'backend/src/modules/catalogue/rules/parcel-size.ts';
const SIZES_TEST = 'backend/src/modules/catalogue/rules/parcel-size.test.ts';
const CART_TEST = 'backend/src/modules/cart/cart.test.ts';
const CODES = 'backend/src/adapters/transfer-codes/index.ts';
const CODES_TEST = 'backend/src/adapters/transfer-codes/transfer-code.test.ts';

/** Mutants of stock, delivery and manual payments. */
export const DELIVERY: readonly Mutant[] = [
  {
    name: 'locker-for-boxes-nobody-measured',
    file: SIZES,
    find: 'things.every((thing) => thing !== null) && ',
    replace: '',
    test: CART_TEST,
    title: 'parcels of unknown size are not offered to lockers',
  },
  {
    name: 'locker-looks-at-one-piece-at-a-time',
    file: 'backend/src/modules/cart/delivery/shipping-options.ts',
    find: 'Array.from({ length: item.qty }',
    replace: 'Array.from({ length: 1 }',
    test: CART_TEST,
    title: 'pieces of a parcel are taken together',
  },
  {
    name: 'locker-carries-any-weight',
    file: SIZES,
    find: 'if (things.reduce((sum, thing) => sum + thing.weight, 0) > grams) return false;',
    replace: '',
    test: SIZES_TEST,
    title: 'a gram more',
  },
  {
    name: 'hands-that-carry-are-free',
    file: 'contract/src/settings/shipping-method-price.ts',
    find: 'free !== undefined && consignment.goods >= toMinor(free)',
    replace: 'consignment.goods >= toMinor(free ?? 0)',
    test: CART_TEST,
    title: 'is carried in for money even where bringing is free',
  },
  {
    name: 'collection-in-every-country',
    file: 'backend/src/modules/catalogue/rules/home-country.ts',
    find: '  place.country === (country ?? homeCountry(settings, lang)) &&\n',
    replace: '',
    test: CART_TEST,
    title: 'collection follows the address once there is one',
  },
  {
    name: 'collection-of-what-another-seller-sells',
    file: 'backend/src/modules/catalogue/rules/home-country.ts',
    find: '  goods.seller_id === null &&\n',
    replace: '',
    test: CART_TEST,
    title: 'own goods and another seller',
  },
  {
    name: 'day-of-collection-told-abroad',
    file: 'backend/src/modules/catalogue/product/product-detail-view.ts',
    find: 'pickup_date: isNear && ',
    replace: 'pickup_date: ',
    test: CART_TEST,
    title: 'collection is promised in',
  },
  {
    name: 'national-code-for-an-account-abroad',
    file: CODES,
    find: 'national && isAtHome ?',
    replace: 'national ?',
    test: CODES_TEST,
    title: 'to the account of',
  },
  {
    name: 'slip-without-the-code-of-euros',
    file: CODES,
    find: "'epc-qr', 'nbs-ips'];",
    replace: "'nbs-ips'];",
    test: CODES_TEST,
    title: 'to the account of',
  },
  {
    name: 'coupon-that-ended-told-to-everyone',
    file: 'backend/src/modules/coupons/coupon-eligibility.ts',
    find: ' && (user_id === null || user_id === userId);',
    replace: ';',
    test: 'backend/src/modules/cart/coupons/coupons.test.ts',
    title: 'unknown, disabled, future and other customers’ coupons',
  },
  {
    name: 'payer-told-with-a-sum-asked-later',
    file: 'backend/src/modules/orders/additional/additional-view.ts',
    find: "payer: '' };",
    replace: 'payer: transfer.payer };',
    test: 'backend/src/modules/orders/additional/additional-payments.test.ts',
    title: 'nothing personal',
  },
];
