/** Shapes of a cart: lines, parcels, totals, customer, ways to deliver and to pay (specification, section 4). Prices are decimals in the language's currency. */
import { z } from 'zod';
import { charging, energy, image } from './products.ts';
import { id } from './fields.ts';
import { offeredService, serviceCode } from './services.ts';
import { MAX_QUANTITY } from './values/max-quantity.ts';

/** Quantity of one line: whole numbers only. */
export const qty = z.number().int().min(1).max(MAX_QUANTITY);
/** `p-{product id}`: key of a product in the cart. */
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
  /** One or two facts that identify the product. */
  facts: z.string(),
  qty: z.number().int(),
  /** Total stock. */
  available_qty: z.number().int(),
  is_available: z.boolean(),
  /** Label of the stock in words; only in the cart's own lines, not in orders. */
  availability_label_name: z.string().optional(),
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
  /** True if the old device is taken back at delivery; absent: the product is no large device. */
  take_back: z.boolean().optional(),
  /** Unit price, `6,45 €/m`; only for goods sold by measure. */
  unit_price: z.string().optional(),
  /** Statements the law requires beside the line before the order and in its mail: exception from withdrawal, charger, guarantee of durability, guarantee at extra cost, repair and updates, data. */
  law: z.array(z.object({ code: z.enum(['withdrawal', 'charging', 'durability', 'guarantee', 'repair', 'data_act']), text: z.string() })).optional(),
  /** Services offered with the product; only in the cart's own lines, not in orders. */
  services: z.array(lineService).optional(),
  /** Present if the line is a service; `of`: `shopping_cart_code` of its product's line, whose quantity it has. */
  service: z
    .object({
      code: serviceCode,
      of: z.string(),
      /** Carried out at the buyer's home, on delivery. */
      at_home: z.literal(true).optional(),
      /** Reason in words why it cannot be done at the destination, which makes the order fail; absent: it can. */
      refused: z.string().optional(),
      /** True if the buyer asked to begin within the withdrawal period, knowing that the right ends with completion; absent: a continuing service. */
      begins_early: z.boolean().optional(),
    })
    .optional(),
});
export type CartItem = z.infer<typeof cartItem>;

/** Pickup point: a shop of the seller or a parcel locker. */
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
  /** First day of pickup, ISO date. */
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
  /** Paid by trade-in coupons, negative; absent: none. `total` is the remaining amount; `vat` refers to the whole price. */
  prepaid: z.number().optional(),
  /** `null`: not chosen yet. */
  shipping: z.number().nullable(),
  payment_fee: z.number(),
  /** VAT in the prices above that is not charged, as the goods are exported: zero or negative. Absent in old orders. */
  export_vat: z.number().optional(),
  /** Reason for the exemption from VAT other than export: delivery to a company of another member state with a valid VAT number. */
  vat_reason: z.enum(['intra_community']).optional(),
  /** True if no VAT is charged for an export to a country that may charge the buyer import VAT and duties; absent: no export. */
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

/** A product saved for later, with its present price. */
export const savedItem = z.object({
  shopping_cart_code: z.string(),
  title: z.string(),
  text_lang: z.string().nullable(),
  url_without_domain: z.string(),
  main_image: image.nullable(),
  qty: z.number().int(),
  /** Unit price; `null`: not for sale. */
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
  /** True if the caller is an approved buyer of a company, who may request an offer for the cart. */
  can_offer: z.literal(true).optional(),
  /** Items saved for later, newest first; absent: none. */
  saved: z.array(savedItem).optional(),
});
export type Cart = z.infer<typeof cart>;

export const customerField = z.object({
  name: z.string(),
  /** Type of the input. */
  type: z.enum(['text', 'email', 'tel', 'select', 'checkbox', 'textarea']),
  /** Required in the requested form: that of a company with `is_company`, without a separate delivery address. */
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

/** Reply of writes: the whole cart after the change. */
export const cartReply = z.object({ cart });

/** Secret of an abandoned cart, 128 random bits; only its reminder mail carries it. */
export const restoreCode = z.string().regex(/^[\w-]{16,64}$/);

/** Errors of each write to a cart. */
export const CART_ERRORS = ['error_unauthorized'] as const;
