import { sql } from 'kysely';
import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { staffParcels } from '@vitrina/contract/staff/parcels';
import { SANDBOX_WORDS } from '../../../adapters/shipping/index.ts';
import { asking, changesOf, limited, readyOrder, refusalOf } from '../../../testing/office-orders.ts';
import { Office } from '../../../testing/office-tools.ts';
import { TEST_SITE } from '../../../testing/demo-site.ts';
import { productId, setStock } from '../../../testing/test-buyer.ts';
import { requestLabel } from './request-label.ts';

let office: Office;
const cookies = { orders: '', picker: '' };
let product: number;
beforeAll(async () => {
  office = await Office.start();
  for (const role of ['orders', 'picker'] as const) cookies[role] = await office.logIn(role);
  product = await productId(office.shop, 'DEMO-PROMO-01');
  await setStock(office.shop, product, 500);
});
afterAll(async () => {
  expect(office.shop.errors).toEqual([]);
  await office.shop.stop();
});

const call = (...all: Parameters<ReturnType<typeof asking>>) => asking(office, () => cookies.orders)(...all);
const label = (id: number, carrier = 'sandbox') => call(staffParcels.label, { id, carrier });
const file = (id: number) => call(staffParcels.labelFile, { id });
/** A packed parcel; `street`: of its recipient. */
async function packed(street?: string): Promise<{ id: number; number: string }> {
  const order = await readyOrder(office, product);
  if (street)
    await sql`update orders set snapshot = jsonb_set(snapshot, '{customer,fields,street}', to_jsonb(${street}::text)) where id = ${order.id}`.execute(
      office.shop.database.db,
    );
  const { shipment } = (await call(staffParcels.create, { number: order.number })).data;
  return { id: shipment.id, number: order.number };
}

it.each(['file', 'sandbox'])('a label of %s is a PDF that can be printed again, with the number of the parcel', async (carrier) => {
  const { id, number } = await packed();
  const { shipment } = (await label(id, carrier)).data;
  expect(shipment).toMatchObject({ label: { carrier, state: 'ready' }, tracking_number: expect.stringMatching(/^(VT|SX)\d{10}$/) });
  const printed = (await file(id)).data;
  expect(printed).toMatchObject({ file_name: `${number}-1.pdf`, content_type: 'application/pdf' });
  const bytes = Buffer.from(printed.content, 'base64');
  expect([bytes.subarray(0, 5).toString('latin1'), bytes.subarray(-6).toString('latin1').trim()]).toEqual(['%PDF-', '%%EOF']);
  expect((await changesOf(office, 'shipment', `${number}/1`)).map(({ action }) => action)).toEqual(['new', 'label']);
});

it('repeated and concurrent requests, also to another carrier, give one label and one number', async () => {
  const { id, number } = await packed(`${SANDBOX_WORDS.twice} ulica 1`);
  const replies = await Promise.all(Array.from({ length: 6 }, () => label(id)));
  const numbers = replies.filter(({ success }) => success).map(({ data }) => data.shipment.tracking_number);
  expect(numbers.length).toBeGreaterThan(0);
  for (const reply of replies) if (!reply.success) expect(refusalOf(reply)).toBe('503 error_unavailable');
  const after = [(await label(id)).data, (await label(id, 'file')).data].map(({ shipment }) => [shipment.tracking_number, shipment.label.carrier]);
  expect(after).toEqual([
    [numbers[0], 'sandbox'],
    [numbers[0], 'sandbox'],
  ]);
  expect(new Set(numbers).size).toBe(1);
  expect((await changesOf(office, 'shipment', `${number}/1`)).filter(({ action }) => action === 'label')).toHaveLength(1);
});

it.each([SANDBOX_WORDS.wrong, SANDBOX_WORDS.down])('an invalid label is refused, and another carrier may be asked: %s', async (word) => {
  const { id } = await packed(`${word} ulica 1`);
  expect(refusalOf(await label(id))).toBe('503 error_carrier');
  expect(office.shop.errors.splice(0)).toHaveLength(1);
  expect(refusalOf(await file(id))).toBe('404 error_empty_data');
  expect((await label(id, 'file')).data.shipment.label).toEqual({ carrier: 'file', state: 'ready' });
});

it('a label request has a time limit, and a late reply of the carrier changes nothing', async () => {
  const { id } = await packed(`${SANDBOX_WORDS.slow} ulica 1`);
  const errors: unknown[] = [];
  const operation = requestLabel({ config: TEST_SITE, logError: (error) => errors.push(error) }, 20);
  const staff = {
    sessionId: null,
    step: 'in' as const,
    isConfirmed: true,
    grants: [{ role: 'owner', permissions: ['*'], markets: null, warehouses: null, languages: null, refund_limit: null }],
  };
  const context = { db: office.shop.database.db, actor: { tokenId: null, userId: null, isStaff: true }, staff } as unknown as Parameters<typeof operation>[1];
  expect(await operation({ id, carrier: 'sandbox' }, context)).toMatchObject({ ok: false, label: 'error_carrier' });
  expect(errors).toHaveLength(1);
  expect((await label(id, 'file')).data.shipment.label).toEqual({ carrier: 'file', state: 'ready' });
});

it('a label needs a packed parcel of a warehouse in scope', async () => {
  const { id } = await packed();
  await limited(office, { role: 'picker', warehouses: [999_999] }, async () => {
    expect(refusalOf(await asking(office, () => cookies.picker)(staffParcels.label, { id, carrier: 'file' }))).toBe('404 error_empty_data');
    expect(refusalOf(await asking(office, () => cookies.picker)(staffParcels.labelFile, { id }))).toBe('404 error_empty_data');
  });
  await call(staffParcels.move, { id, state: 'shipped' });
  expect(refusalOf(await label(id))).toBe('409 error_order_state');
  for (const [input, refusal] of [
    [{ id, carrier: 'pigeon' }, '400 error_bad_input carrier'],
    [{ id: 999_999, carrier: 'file' }, '404 error_empty_data'],
  ] as const)
    expect(refusalOf(await call(staffParcels.label, input))).toBe(refusal);
});

it('the labels of several orders are one file; a refused label does not affect the others', async () => {
  const order = await readyOrder(office, product, { qty: 3 });
  for (let i = 0; i < 3; i += 1) await call(staffParcels.create, { number: order.number, lines: [{ id: 0, qty: 1 }] });
  const broken = await packed(`${SANDBOX_WORDS.wrong} ulica 1`);
  const other = await packed();
  const bare = await readyOrder(office, product);
  const orders = [order.number, broken.number, bare.number, other.number, '999999'];
  const requested = (await call(staffParcels.labels, { orders, carrier: 'sandbox' })).data;
  expect(office.shop.errors.splice(0)).toHaveLength(1);
  expect(requested.labels).toEqual([...[1, 2, 3].map((parcel) => ({ order: order.number, parcel })), { order: other.number, parcel: 1 }]);
  expect(requested.refused.toSorted((a: { order: string }, b: { order: string }) => orders.indexOf(a.order) - orders.indexOf(b.order))).toEqual([
    { order: broken.number, label_name: 'error_carrier' },
    { order: bare.number, label_name: 'error_order_state' },
    { order: '999999', label_name: 'error_empty_data' },
  ]);
  const pagesOf = async (url: string): Promise<number> => {
    const reply = await office.shop.fetch(url, { headers: { cookie: cookies.orders } });
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    return (await PDFDocument.load(await reply.arrayBuffer())).getPageCount();
  };
  expect(await pagesOf(requested.url)).toBe(4);
  // Again, at once, the same labels stand; what was refused is drawn by another carrier.
  const again = await Promise.all(Array.from({ length: 5 }, () => call(staffParcels.labels, { orders: [order.number, other.number] })));
  for (const { data } of again) expect([data.url, data.refused]).toEqual([requested.url, []]);
  expect((await call(staffParcels.labels, { orders: [broken.number] })).data).toMatchObject({ labels: [{ order: broken.number, parcel: 1 }], refused: [] });
  await limited(office, { role: 'picker', warehouses: [999_999] }, async () => {
    const { labels, refused } = (await asking(office, () => cookies.picker)(staffParcels.labels, { orders: [other.number] })).data;
    expect([labels, refused]).toEqual([[], [{ order: other.number, label_name: 'error_empty_data' }]]);
    expect((await office.shop.fetch(requested.url, { headers: { cookie: cookies.picker } })).status).toBe(404);
  });
  for (const url of ['/api/staff/labels/?parcels=1,x', '/api/staff/labels/'])
    expect((await office.shop.fetch(url, { headers: { cookie: cookies.orders } })).status).toBe(400);
});
