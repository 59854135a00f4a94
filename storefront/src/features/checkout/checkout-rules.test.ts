import type { PickupPoint, ShippingOption } from '@vitrina/contract/cart';
import { describe, expect, it } from 'vitest';
import { checkField } from './check-field.ts';
import { sharedShippingOptions } from './shared-shipping-options.ts';
import { customerInput } from './customer-input.ts';
import { hasShippingPerParcel } from './has-shipping-per-parcel.ts';
import { findPickupPoints } from './find-pickup-points.ts';
import { isAlwaysOpen, openingHours } from '@vitrina/contract/values/opening-hours';
import { readShippingForm } from './shipping-choice.ts';

const point = (id: string, town: string, date: string | null = '2026-11-24'): PickupPoint => ({
  id,
  title: `Vitrina ${town}`,
  address: 'Čopova ulica 14',
  post_code: '1000',
  town,
  country: 'SI',
  hours: [],
  latitude: null,
  longitude: null,
  date,
});
const delivery: ShippingOption = { code: 'delivery', title: 'Na dom', price: 3.9, date: '2026-11-24' };
const pickup = (...points: PickupPoint[]): ShippingOption => ({ code: 'pickup', title: 'Prevzem', price: 0, date: null, points });

describe('one way of shipping for all parcels', () => {
  it('is offered where every parcel can have it, with the sum of prices and the day of each', () => {
    const options = sharedShippingOptions([
      { shipping_options: [delivery, pickup()] },
      { shipping_options: [{ ...delivery, price: 0.2, date: '2026-11-26' }] },
    ]);
    expect(options).toEqual([{ code: 'delivery', title: 'Na dom', price: 4.1, dates: ['2026-11-24', '2026-11-26'], points: null }]);
  });
  it('keeps places that take all parcels, ready when the last one is there', () => {
    const [option] = sharedShippingOptions([
      { shipping_options: [pickup(point('a', 'Ljubljana'), point('b', 'Celje'))] },
      { shipping_options: [pickup(point('b', 'Celje', '2026-11-27'))] },
    ]);
    expect(option?.points?.map(({ id, date }) => [id, date])).toEqual([['b', '2026-11-27']]);
    expect(sharedShippingOptions([{ shipping_options: [pickup(point('a', 'X'))] }, { shipping_options: [pickup(point('b', 'Y'))] }])).toEqual([]);
  });
});

describe('parcels are asked for one by one', () => {
  const home = { code: 'delivery', title: 'Na dom', price: 0, date: null, point: null };
  const carryIn: ShippingOption = { code: 'carry_in', title: 'Vnos', price: 29, date: '2026-11-24' };
  const small = { shipping: null, shipping_options: [delivery] };
  const large = { shipping: null, shipping_options: [delivery, carryIn] };
  it.each([
    ['of which only one can be carried in', [small, large], true],
    ['of which all can be', [large, large], false],
    ['of which none can be', [small, small], false],
    ['that were given one way before', [small, large].map((parcel) => ({ ...parcel, shipping: home })), false],
    [
      'that were given several',
      [
        { ...small, shipping: home },
        { ...large, shipping: { ...home, code: 'carry_in' } },
      ],
      true,
    ],
  ])('%s: %3$s', (_, parcels, expected) => expect(hasShippingPerParcel(parcels)).toBe(expected));
});

describe('the shipping form', () => {
  const parcels = [
    { id: 'p1', shipping_options: [delivery, pickup(point('a', 'Ljubljana'))] },
    { id: 'p2', shipping_options: [delivery] },
  ];
  const read = (query: string) => readShippingForm(new URLSearchParams(query), parcels);
  it('is read for all parcels or for each', () => {
    expect(read('mode=all&shipping-all=delivery').choices).toEqual([{ parcel_id: null, shipping: 'delivery' }]);
    expect(read('mode=each&shipping-p1=pickup&point-p1-pickup=a&shipping-p2=delivery').choices).toEqual([
      { parcel_id: 'p1', shipping: 'pickup', point_id: 'a' },
      { parcel_id: 'p2', shipping: 'delivery' },
    ]);
  });
  it('names every choice that is missing at once', () => {
    expect(read('mode=each&shipping-p1=pickup').errors.map((one) => one.field)).toEqual(['point-p1-pickup', 'shipping-p2']);
    expect(read('').errors).toEqual([{ field: 'shipping-all', label_name: 'checkout_choose_shipping' }]);
  });
  it('leaves out the place of a way that needs none', () => {
    expect(read('mode=all&shipping-all=delivery&point-all-pickup=a').choices).toEqual([{ parcel_id: null, shipping: 'delivery' }]);
  });
});

describe('places', () => {
  it('are found by town, street and post code in any order, accents aside', () => {
    const points = [point('a', 'Škofja Loka'), point('b', 'Celje')];
    expect(findPickupPoints(points, 'skofja copova').map(({ id }) => id)).toEqual(['a']);
    expect(findPickupPoints(points, '1000').length).toBe(2);
    expect(findPickupPoints(points, ' ').length).toBe(2);
  });
  it('say their hours with equal days together', () => {
    const day = ['08:00', '20:00'] as [string, string];
    expect(openingHours([day, day, day, day, day, ['08:00', '13:00'], null])).toEqual([
      { from: 0, to: 4, hours: day },
      { from: 5, to: 5, hours: ['08:00', '13:00'] },
      { from: 6, to: 6, hours: null },
    ]);
    expect(isAlwaysOpen(Array.from({ length: 7 }, () => ['00:00', '24:00'] as [string, string]))).toBe(true);
    expect(isAlwaysOpen([day])).toBe(false);
  });
});

describe('the customer’s form', () => {
  const fields = [
    { name: 'email', group: 'contact', type: 'email' },
    { name: 'vat_number', group: 'company', type: 'text' },
    { name: 'delivery_town', group: 'delivery', type: 'text' },
  ] as const;
  it('leaves out parts that are switched off and what is empty', () => {
    const form = 'country=SI&email=+a@example.com+&vat_number=SI1&delivery_town=Celje';
    expect(customerInput(new URLSearchParams(form), fields)).toEqual({ country: 'SI', is_company: false, fields: { email: 'a@example.com' } });
    expect(customerInput(new URLSearchParams(`${form}&is_company=1&other_delivery=1`), fields).fields).toEqual({
      email: 'a@example.com',
      vat_number: 'SI1',
      delivery_town: 'Celje',
    });
  });
  it('is checked on leaving a field as the server checks it', () => {
    const field = { name: 'post_code', group: 'address' } as const;
    expect(checkField(field, '1000', 'SI')).toBeNull();
    expect(checkField(field, '100', 'SI')).toBe('error_post_code_invalid');
    expect(checkField(field, '1000', 'HR')).toBe('error_post_code_invalid');
    expect(checkField(field, ' ', 'SI')).toBe('error_field_required');
    expect(checkField({ name: 'email', group: 'contact' }, 'ana@', 'SI')).toBe('error_email_invalid');
  });
});
