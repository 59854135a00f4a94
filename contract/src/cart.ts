/** Cart, coupons and the checkout data stored in the cart (specification, sections 3, 4, 5 and 7). Prices are decimals in the language's currency. */
import { z } from 'zod';
import * as calls from './cart.calls.ts';
import { charging, energy, image } from './catalogue.ts';
import { defineEndpoint } from './endpoint.ts';
import { code, flag, id, lang } from './fields.ts';
import { offeredService, serviceCode } from './services.ts';
import { MAX_QUANTITY } from './values/max-quantity.ts';

/** Quantity of one line: whole numbers only. */
export const qty = z.number().int().min(1).max(MAX_QUANTITY);
/** `p-{product id}`: what a product is put in the cart by. */
export const shoppingCartCode = z.string().regex(/^p-\d{1,9}$/);

/** Labels of the changes to a line since it was added; each label has a text. */
export const CART_WARNINGS = [
  'cart_warning_price_up',
  'cart_warning_price_down',
  'cart_warning_less_stock',
  'cart_warning_no_stock',
  'cart_warning_gone',
  'cart_warning_merged',
  'cart_warning_merged_capped',
  'cart_warning_coupon_removed',
  'cart_warning_service_gone',
] as const;
export const cartWarning = z.object({
  label_name: z.enum(CART_WARNINGS),
  shopping_cart_code: z.string().nullable(),
  /** Title of the product, or the coupon's code. */
  title: z.string(),
  /** Previous price, or requested quantity. */
  before: z.number().nullable(),
  /** Current price, or available quantity. */
  now: z.number().nullable(),
});
export type CartWarning = z.infer<typeof cartWarning>;

export const lineService = offeredService.extend({
  is_chosen: z.boolean(),
  /** Title of a chosen service that it is part of. */
  included_in: z.string().optional(),
  /** Reason in words why it cannot be done at the destination; absent: it can. */
  refused: z.string().optional(),
});
export type LineService = z.infer<typeof lineService>;

export const cartItem = z.object({
  /** Id of the line's product, for forms. */
  id,
  shopping_cart_code: z.string(),
  code: z.string(),
  title: z.string(),
  text_lang: z.string().nullable(),
  url_without_domain: z.string(),
  main_image: image.nullable(),
  /** One or two facts to know it by. */
  facts: z.string(),
  qty: z.number().int(),
  /** Pieces there are in all. */
  available_qty: z.number().int(),
  is_available: z.boolean(),
  /** Gross price of one unit. */
  price: z.number(),
  basic_price: z.number(),
  lowest_price_30_days: z.number().nullable(),
  total: z.number(),
  vat_rate: z.number(),
  /** Reason why the price differs from the public one: an agreement with the buyer's company, or a valid offer. Absent: the public price. */
  own_price: z.enum(['company', 'offer']).optional(),
  age_verification: z.boolean(),
  energy: energy.nullable(),
  /** The old device is taken along at delivery; left out: it is no large device. */
  take_back: z.boolean().optional(),
  /** `6,45 €/m`, where goods are sold by measure. */
  unit_price: z.string().optional(),
  /** Statements the law requires beside the line before the order: exception from withdrawal, charger, guarantee of durability, guarantee at extra cost. */
  law: z.array(z.object({ code: z.enum(['withdrawal', 'charging', 'durability', 'guarantee']), text: z.string() })).optional(),
  /** Services offered with the product; only in the cart's own lines, not in orders. */
  services: z.array(lineService).optional(),
  /** This line is a service; `of` is the `shopping_cart_code` of its product's line, whose quantity it has. */
  service: z
    .object({
      code: serviceCode,
      of: z.string(),
      /** Carried out at the buyer's home, on delivery. */
      at_home: z.literal(true).optional(),
      /** Reason in words why it cannot be done at the destination, which makes the order fail; absent: it can. */
      refused: z.string().optional(),
      /** The buyer asks that it begins within the period for withdrawal, and knows that the right ends once it is carried out; left out: it is one that lasts. */
      begins_early: z.boolean().optional(),
    })
    .optional(),
});
export type CartItem = z.infer<typeof cartItem>;

/** Place to pick goods up: a shop of ours or a parcel locker. */
export const pickupPoint = z.object({
  id: z.string(),
  title: z.string(),
  address: z.string(),
  post_code: z.string(),
  town: z.string(),
  country: z.string(),
  /** Opening hours by weekday, Monday first; `null`: closed. */
  hours: z.array(z.tuple([z.string(), z.string()]).nullable()),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** Day it can be fetched from, ISO date. */
  date: z.string().nullable(),
});
export type PickupPoint = z.infer<typeof pickupPoint>;

export const shippingOption = z.object({
  /** `delivery`, `pickup`, `locker`. */
  code: z.string(),
  title: z.string(),
  /** 0: free. */
  price: z.number(),
  date: z.string().nullable(),
  /** Places to choose from; only for options that need one. */
  points: z.array(pickupPoint).optional(),
});
export type ShippingOption = z.infer<typeof shippingOption>;

export const parcel = z.object({
  id: z.string(),
  seller_title: z.string().nullable(),
  /** Legal identity of another seller, one line each: name, address, register, trader or not; absent: the shop itself sells. */
  seller_lines: z.array(z.string()).optional(),
  /** Name of the warehouse the parcel is sent from. */
  warehouse_title: z.string(),
  items: z.array(cartItem),
  shipping_options: z.array(shippingOption),
  /** Chosen shipping option; `null`: none yet. */
  shipping: z.object({ code: z.string(), title: z.string(), price: z.number(), date: z.string().nullable(), point: pickupPoint.nullable() }).nullable(),
});
export type Parcel = z.infer<typeof parcel>;

export const cartCoupon = z.object({ code: z.string(), title: z.string(), discount: z.number(), label_name: z.string() });
export const vatLine = z.object({ rate: z.number(), base: z.number(), vat: z.number() });
export const totals = z.object({
  /** All lines, services too. */
  items: z.number(),
  /** Part of `items` that is services; absent: none. */
  services: z.number().optional(),
  /** Zero or negative. */
  discount: z.number(),
  /** Paid by coupons of devices in trade, negative; left out: none. `total` is still to be paid; `vat` is that of the whole price. */
  prepaid: z.number().optional(),
  /** `null`: not chosen yet. */
  shipping: z.number().nullable(),
  payment_fee: z.number(),
  /** VAT in the prices above that is not charged, as the goods are exported: zero or negative. Orders of before have none. */
  export_vat: z.number().optional(),
  /** Reason for the exemption from VAT other than export: delivery to a company of another member state with a valid VAT number. */
  vat_reason: z.enum(['intra_community']).optional(),
  /** No VAT is charged as the goods leave for a country that may ask import VAT and duties of the buyer; absent: they do not. */
  is_export: z.literal(true).optional(),
  vat: z.array(vatLine),
  total: z.number(),
});
export type Totals = z.infer<typeof totals>;

/** Form fields as the shopper typed them, by name; `type` is webshop.customer or webshop.guest. */
export const cartCustomer = z.object({
  type: z.enum(['webshop.customer', 'webshop.guest']),
  country: z.string(),
  is_company: z.boolean(),
  fields: z.record(z.string(), z.string()),
});
export type CartCustomer = z.infer<typeof cartCustomer>;

export const paymentOption = z.object({
  code: z.string(),
  title: z.string(),
  description: z.string(),
  /** none, redirect, direct_credit_cart_form, credit_cart_form: spelt so in the specification. */
  type: z.enum(['none', 'redirect', 'direct_credit_cart_form', 'credit_cart_form']),
  fee: z.number(),
});
export type PaymentOption = z.infer<typeof paymentOption>;

/** A product put aside from the cart, at today's price. */
export const savedItem = z.object({
  shopping_cart_code: z.string(),
  title: z.string(),
  text_lang: z.string().nullable(),
  url_without_domain: z.string(),
  main_image: image.nullable(),
  qty: z.number().int(),
  /** Price of one piece; `null`: not for sale. */
  price: z.number().nullable(),
  is_available: z.boolean(),
  unit_price: z.string().optional(),
  energy: energy.nullable(),
  charging: charging.optional(),
});
export type SavedItem = z.infer<typeof savedItem>;

export const cart = z.object({
  parcels: z.array(parcel),
  /** Pieces in all, for the badge. */
  qty: z.number().int(),
  currency: z.string(),
  customer: cartCustomer.nullable(),
  continue_as_guest: z.boolean(),
  payment_type: paymentOption.nullable(),
  coupons: z.array(cartCoupon),
  totals,
  warnings: z.array(cartWarning),
  /** Steps still to be done before it can be ordered, first one first. */
  missing: z.array(z.enum(['items', 'services', 'customer', 'shipping', 'payment', 'age'])),
  age_verification: z.boolean(),
  age_confirmed: z.boolean(),
  /** Amount missing to free delivery; `null`: nothing, or delivery is never free by value. */
  free_shipping_missing: z.number().nullable(),
  /** The caller is an approved buyer of a company, so an offer can be made of the cart. */
  can_offer: z.literal(true).optional(),
  /** Items saved for later, newest first; absent: none. */
  saved: z.array(savedItem).optional(),
});
export type Cart = z.infer<typeof cart>;

/** Answers of writes: the whole cart as it is now. */
const cartReply = z.object({ cart });

export const customerField = z.object({
  name: z.string(),
  /** Type of the input. */
  type: z.enum(['text', 'email', 'tel', 'select', 'checkbox', 'textarea']),
  /** Refused when empty, in the form as it was asked for: that of a company with `is_company`, to the buyer's own address. */
  required: z.boolean(),
  /** Required as soon as the buyer is a company, or any field of an own delivery address is filled. */
  required_when: z.enum(['company', 'delivery']).optional(),
  label: z.string(),
  hint: z.string().optional(),
  options: z.array(z.object({ code: z.string(), title: z.string() })).optional(),
  autocomplete: z.string(),
  inputmode: z.string().optional(),
  pattern: z.string().optional(),
  maxlength: z.number().int(),
  /** Shown together: `contact`, `address`, `company`, `delivery`. */
  group: z.enum(['contact', 'address', 'company', 'delivery']),
});
export type CustomerField = z.infer<typeof customerField>;

/** Secret of an abandoned cart, 128 random bits; only its reminder mail carries it. */
const restoreCode = z.string().regex(/^[\w-]{16,64}$/);

const customerType = z.enum(['webshop.customer', 'webshop.guest']);
const CART_ERRORS = ['error_unauthorized'] as const;

const keptCoupons = z.object({
  items: z.array(z.object({ code: z.string(), title: z.string(), ends_at: z.string().nullable(), is_usable: z.boolean(), label_name: z.string() })),
});

export const webshopCart = {
  cart: defineEndpoint({
    ...calls.cart,
    path: '/api/webshop/cart/',
    summary: 'The whole cart of the caller, priced in the language’s market. Empty for who has none.',
    input: z.object({}),
    reply: cart,
  }),
  isCartEmpty: defineEndpoint({
    ...calls.isCartEmpty,
    path: '/api/webshop/is-cart-empty/',
    summary: 'Whether there is anything in the cart, and how many pieces.',
    input: z.object({}),
    reply: z.object({ is_empty: z.boolean(), qty: z.number().int() }),
  }),
  addProduct: defineEndpoint({
    ...calls.addProduct,
    path: '/api/webshop/product/',
    summary: 'Adds pieces of a product.',
    input: z.object({
      lang,
      shopping_cart_code: shoppingCartCode,
      qty: qty.default(1),
      /** Had with all pieces of the line from now on. */
      services: z.array(serviceCode).max(20).optional(),
      /** The old device is taken along; left out: as it was. */
      take_back: z.boolean().optional(),
    }),
    reply: cartReply,
    errors: [...CART_ERRORS, 'error_empty_data', 'error_not_orderable', 'error_quantity_not_available', 'error_service_not_possible'],
  }),
  addSet: defineEndpoint({
    ...calls.addSet,
    path: '/api/webshop/set/',
    summary: 'Adds one piece of each product of a set; all of them or none.',
    input: z.object({ lang, shopping_cart_codes: z.array(shoppingCartCode).min(1).max(8) }),
    reply: cartReply,
    errors: [...CART_ERRORS, 'error_empty_data', 'error_not_orderable', 'error_quantity_not_available'],
  }),
  setProduct: defineEndpoint({
    ...calls.setProduct,
    path: '/api/webshop/product/',
    summary: 'Sets the pieces of a line.',
    input: z.object({ lang, shopping_cart_code: shoppingCartCode, qty }),
    reply: cartReply,
    errors: [...CART_ERRORS, 'error_empty_data', 'error_not_orderable', 'error_quantity_not_available'],
  }),
  removeProduct: defineEndpoint({
    ...calls.removeProduct,
    path: '/api/webshop/product/',
    summary: 'Takes a line out.',
    input: z.object({ lang, shopping_cart_code: shoppingCartCode }),
    reply: cartReply,
    errors: [...CART_ERRORS, 'error_empty_data'],
  }),
  takeBack: defineEndpoint({
    ...calls.takeBack,
    path: '/api/webshop/take-back/',
    summary: 'Whether the old device is taken along, free of charge, when a large one is delivered. Again changes nothing.',
    input: z.object({ lang, shopping_cart_code: shoppingCartCode, confirmed: z.boolean() }),
    reply: z.object({ cart }),
    errors: ['error_unauthorized', 'error_empty_data', 'error_unavailable'],
  }),
  service: defineEndpoint({
    ...calls.service,
    path: '/api/webshop/service/',
    summary: 'Whether a service is had with a product’s line, for each of its pieces. Again changes nothing.',
    input: z.object({
      lang,
      shopping_cart_code: shoppingCartCode,
      service: serviceCode,
      confirmed: z.boolean(),
      /** With `confirmed`: the buyer asks to begin within the withdrawal period, knowing that the right ends with completion; absent: unchanged. */
      begins_early: z.boolean().optional(),
    }),
    reply: cartReply,
    errors: [...CART_ERRORS, 'error_empty_data', 'error_service_not_possible'],
  }),
  saveForLater: defineEndpoint({
    ...calls.saveForLater,
    path: '/api/webshop/saved/',
    summary: 'Puts a line of the cart aside with its pieces and services. Again changes nothing.',
    input: z.object({ lang, shopping_cart_code: shoppingCartCode }),
    reply: cartReply,
    errors: [...CART_ERRORS, 'error_empty_data', 'error_saved_full'],
  }),
  takeSaved: defineEndpoint({
    ...calls.takeSaved,
    path: '/api/webshop/saved/',
    summary: 'Puts what was put aside back in the cart, as many pieces as are in stock.',
    input: z.object({ lang, shopping_cart_code: shoppingCartCode }),
    reply: cartReply,
    errors: [...CART_ERRORS, 'error_empty_data', 'error_not_orderable', 'error_quantity_not_available'],
  }),
  removeSaved: defineEndpoint({
    ...calls.removeSaved,
    path: '/api/webshop/saved/',
    summary: 'Forgets what was put aside.',
    input: z.object({ lang, shopping_cart_code: shoppingCartCode }),
    reply: cartReply,
    errors: [...CART_ERRORS, 'error_empty_data'],
  }),
  confirmAge: defineEndpoint({
    ...calls.confirmAge,
    path: '/api/webshop/age/',
    summary: 'The buyer says to be of age; proven at hand-over (decision G13).',
    input: z.object({ lang, confirmed: z.boolean() }),
    reply: cartReply,
    errors: [...CART_ERRORS],
  }),
  coupons: defineEndpoint({
    ...calls.coupons,
    path: '/api/webshop/coupon/',
    summary: 'Coupons in the cart.',
    input: z.object({}),
    reply: z.object({ items: z.array(cartCoupon) }),
  }),
  addCoupon: defineEndpoint({
    ...calls.addCoupon,
    path: '/api/webshop/coupon/',
    summary: 'Redeems a coupon; the same answer for one that is unknown, somebody else’s or over.',
    input: z.object({ lang, code: z.string().trim().min(1).max(60) }),
    reply: cartReply,
    errors: [...CART_ERRORS, 'error_coupon_invalid_code', 'error_coupon_minimum', 'error_coupon_used', 'error_coupon_already', 'error_too_many_requests'],
  }),
  removeCoupon: defineEndpoint({
    ...calls.removeCoupon,
    path: '/api/webshop/coupon/',
    summary: 'Takes a coupon out of the cart.',
    input: z.object({ lang, code: z.string().trim().min(1).max(60) }),
    reply: cartReply,
    errors: [...CART_ERRORS, 'error_empty_data'],
  }),
  myCoupons: defineEndpoint({
    ...calls.myCoupons,
    path: '/api/webshop/my-coupon/',
    summary: 'The customer’s coupons; with all=1 also those that are over.',
    input: z.object({ all: flag.optional() }),
    reply: keptCoupons,
    errors: [...CART_ERRORS],
  }),
  addMyCoupon: defineEndpoint({
    ...calls.addMyCoupon,
    path: '/api/webshop/my-coupon/',
    summary: 'Keeps a coupon for later and answers with the customer’s coupons; with all=1 also those that are over.',
    input: z.object({ lang, code: z.string().trim().min(1).max(60), all: flag.optional() }),
    reply: keptCoupons,
    errors: [...CART_ERRORS, 'error_coupon_invalid_code', 'error_too_many_requests'],
  }),
  removeMyCoupon: defineEndpoint({
    ...calls.removeMyCoupon,
    path: '/api/webshop/my-coupon/',
    summary: 'Forgets a kept coupon.',
    input: z.object({ lang, code: z.string().trim().min(1).max(60) }),
    reply: z.object({}),
    errors: [...CART_ERRORS, 'error_empty_data'],
  }),
  location: defineEndpoint({
    ...calls.location,
    path: '/api/webshop/location/',
    summary: 'Countries we deliver to, with their post codes and towns.',
    input: z.object({ country: z.string().length(2).optional() }),
    reply: z.object({
      countries: z.array(z.object({ code: z.string(), title: z.string(), post_code_pattern: z.string(), post_code_example: z.string() })),
      towns: z.array(z.object({ post_code: z.string(), town: z.string() })),
    }),
    isPublic: true,
  }),
  abandonment: defineEndpoint({
    ...calls.abandonment,
    path: '/api/webshop/abandonment/',
    summary: 'Whether we may write once about a cart left behind; needs an address typed in the checkout.',
    input: z.object({ lang, email: z.string().max(254), consent: z.boolean() }),
    reply: z.object({}),
    errors: [...CART_ERRORS, 'error_email_invalid'],
  }),
  stopReminders: defineEndpoint({
    ...calls.stopReminders,
    path: '/api/webshop/abandonment/',
    summary: 'From a reminder’s link: no more of them to its address until somebody agrees to it anew.',
    input: z.object({ lang, code: restoreCode }),
    reply: z.object({}),
    errors: ['error_empty_data'],
  }),
  restorable: defineEndpoint({
    ...calls.restorable,
    path: '/api/webshop/restore-cart/',
    summary: 'What a reminder’s link would bring back; changes nothing. Nothing there once it was ordered or emptied.',
    input: z.object({ code: restoreCode }),
    reply: z.object({
      /** Pieces in it. */
      qty: z.number().int(),
      /** True if it is the caller's own open cart, so there is nothing to restore. */
      is_own: z.boolean(),
    }),
    errors: ['error_empty_data'],
  }),
  restoreCart: defineEndpoint({
    ...calls.restoreCart,
    path: '/api/webshop/restore-cart/',
    summary: 'Brings the products of a cart left behind into the caller’s own, once or many times with the same end. Whose it was stays there.',
    input: z.object({ lang, code: restoreCode }),
    reply: cartReply,
    errors: [...CART_ERRORS, 'error_empty_data', 'error_quantity_not_available'],
  }),
  customer: defineEndpoint({
    ...calls.customer,
    path: '/api/webshop/customer/',
    summary: 'What was typed so far; a customer’s own data where nothing was.',
    input: z.object({}),
    reply: z.object({
      customer: cartCustomer.nullable(),
      /** True if the shopper consented to a reminder about this cart. */
      reminder_consent: z.boolean(),
    }),
  }),
  setCustomer: defineEndpoint({
    ...calls.setCustomer,
    path: '/api/webshop/customer/',
    summary: 'Buyer and address. Checks every field by the country’s rules and names each bad one. With `draft` nothing is required.',
    input: z.object({
      lang,
      type: customerType,
      country: z.string().length(2),
      is_company: z.boolean().default(false),
      fields: z.record(z.string().max(40), z.string().max(500)).refine((fields) => Object.keys(fields).length <= 40),
      draft: z.boolean().default(false),
    }),
    reply: cartReply,
    errors: [...CART_ERRORS, 'error_bad_input'],
  }),
  continueAsGuest: defineEndpoint({
    ...calls.continueAsGuest,
    path: '/api/webshop/continue-as-guest/',
    summary: 'The visitor buys without an account (specification, section 6).',
    input: z.object({ lang }),
    reply: cartReply,
    errors: [...CART_ERRORS],
  }),
  customerFields: defineEndpoint({
    ...calls.customerFields,
    path: '/api/webshop/customer-fields/',
    summary: 'Fields of the form in its order, by kind of buyer and country.',
    input: z.object({ type: customerType.default('webshop.guest'), country: z.string().length(2).optional(), is_company: flag.optional() }),
    reply: z.object({ country: z.string(), fields: z.array(customerField) }),
  }),
  setShipping: defineEndpoint({
    ...calls.setShipping,
    path: '/api/webshop/shipping/',
    summary: 'One way of shipping for all parcels that can have it.',
    input: z.object({ lang, shipping: code, point_id: code.optional() }),
    reply: cartReply,
    errors: [...CART_ERRORS, 'error_shipping_not_possible'],
  }),
  setParcelShipping: defineEndpoint({
    ...calls.setParcelShipping,
    path: '/api/webshop/parcel-shipping/',
    summary: 'The way of shipping of one parcel.',
    input: z.object({ lang, parcel_id: code, shipping: code, point_id: code.optional() }),
    reply: cartReply,
    errors: [...CART_ERRORS, 'error_shipping_not_possible'],
  }),
  payments: defineEndpoint({
    ...calls.payments,
    path: '/api/webshop/payment/',
    summary: 'Ways to pay this cart.',
    input: z.object({}),
    reply: z.object({ items: z.array(paymentOption) }),
  }),
  setPayment: defineEndpoint({
    ...calls.setPayment,
    path: '/api/webshop/payment/',
    summary: 'Chooses the way to pay.',
    input: z.object({ lang, payment: code }),
    reply: cartReply,
    errors: [...CART_ERRORS, 'error_payment_not_possible'],
  }),
};
