/** Endpoints of compatibility: accessories proven by rules over data sheets, bundles of them, and a shopper's own devices. */
import { z } from 'zod';
import { productListItem } from './catalogue.ts';
import { defineEndpoint } from './endpoint.ts';
import * as calls from './fits.calls.ts';
import { id, lang } from './fields.ts';

const reasons = z.array(z.string());

/** A product that is proven to fit, with the reasons in words. */
export const fittingProduct = productListItem
  .pick({
    id: true,
    title: true,
    text_lang: true,
    url_without_domain: true,
    main_image: true,
    price_custom: true,
    currency: true,
    is_available: true,
    category_title: true,
    shopping_cart_code: true,
    unit_price: true,
    energy: true,
    charging: true,
  })
  .extend({ reasons });
export type FittingProduct = z.infer<typeof fittingProduct>;

/** Bundle bought in one step. Its total is the sum of the current prices, without a discount. */
const set = z.object({
  items: z.array(fittingProduct),
  total: z.number(),
  /** Sum with the lowest prices of thirty days for reduced parts; equal to `total` if none is reduced. */
  basic_total: z.number(),
});
export type ProductSet = z.infer<typeof set>;

export const VERDICTS = ['fits', 'not', 'unknown'] as const;
const verdict = z.object({ item_id: id, device_id: id, verdict: z.enum(VERDICTS), reasons, device_title: z.string(), device_url: z.string() });
export type FitVerdict = z.infer<typeof verdict>;

const device = productListItem
  .pick({ id: true, title: true, text_lang: true, url_without_domain: true, main_image_upload_path: true })
  .extend({ source: z.enum(['order', 'typed']) });
export type MyDevice = z.infer<typeof device>;
/** Limit of products in one call, on either side. */
export const MAX_FITS = 40;
const devices = z.object({ items: z.array(device) });

export const fits = {
  accessories: defineEndpoint({
    ...calls.accessories,
    path: '/api/catalog/accessories/',
    summary: 'Accessories that fit a device, devices that an accessory fits, and a set to buy.',
    input: z.object({ lang, item_id: id }),
    reply: z.object({ accessories: z.array(fittingProduct), devices: z.array(fittingProduct), is_accessory: z.boolean(), set: set.nullable() }),
    errors: ['error_empty_data'],
    cache: 'products',
  }),
  fits: defineEndpoint({
    ...calls.fits,
    path: '/api/catalog/fits/',
    summary: 'Whether products fit devices, pair by pair, with the reason. Pairs without a rule are omitted. Nothing is stored.',
    input: z.object({ lang, items: z.array(id).min(1).max(MAX_FITS), devices: z.array(id).min(1).max(MAX_FITS) }),
    reply: z.object({ items: z.array(verdict) }),
  }),
  myDevices: defineEndpoint({
    ...calls.myDevices,
    path: '/api/catalog/my-devices/',
    summary: 'Devices of the customer: bought here, and added by hand. Those of guests are stored in their browser only.',
    input: z.object({}),
    reply: devices,
    errors: ['error_unauthorized'],
  }),
  addDevice: defineEndpoint({
    ...calls.addDevice,
    path: '/api/catalog/my-devices/',
    summary: 'Adds a device that the customer has.',
    input: z.object({ lang, item_id: id }),
    reply: devices,
    errors: ['error_unauthorized', 'error_empty_data'],
  }),
  removeDevice: defineEndpoint({
    ...calls.removeDevice,
    path: '/api/catalog/my-devices/',
    summary: 'Removes a device that the customer added; bought ones stay.',
    input: z.object({ lang, item_id: id }),
    reply: devices,
    errors: ['error_unauthorized'],
  }),
};
