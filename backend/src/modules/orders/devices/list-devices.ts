import type { Device, WholeDevice } from '@vitrina/contract/devices';
import { orderDocuments } from '@vitrina/contract/order-documents';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import type { OrderDeps } from '../order-deps.ts';
import { orderIdentifierOf } from '../order-identifier.ts';
import { findOrder } from '../order-queries.ts';
import { selectReturnable } from '../returns/return-queries.ts';
import { selectOrderDocuments } from '../views/select-order-documents.ts';
import { selectClaims, selectDevices } from './device-queries.ts';
import { claimView, deviceView } from './device-view.ts';

type Deps = Pick<OrderDeps, 'config'>;
type Items = Promise<Outcome<{ items: Device[] }>>;

/** Lists the devices the customer has bought. */
export const listMyDevices =
  ({ config }: Deps) =>
  async (_: object, { db, lang, actor }: CallContext): Items => {
    if (actor.userId === null) return fail('error_unauthorized');
    const rows = await selectDevices(db, { lang, timeZone: config.settings.shop.timeZone }, { userId: actor.userId });
    return ok({ items: rows.map((row) => deviceView(row, { lang, defaultLanguage: config.defaultLanguage })) });
  };

/** Lists the devices of one order. */
export const listDevicesOfOrder =
  ({ config }: Deps) =>
  async ({ identifier }: { identifier: string }, { db, lang }: CallContext): Items => {
    const order = await findOrder(db, identifier);
    if (!order) return fail('error_empty_data');
    const rows = await selectDevices(db, { lang, timeZone: config.settings.shop.timeZone }, { orderId: order.id });
    return ok({ items: rows.map((row) => deviceView(row, { lang, defaultLanguage: config.defaultLanguage })) });
  };

/** Returns one device of an order in full. Authorised by the order's identifier. */
export const getDevice =
  ({ config }: Deps) =>
  async ({ identifier, line }: { identifier: string; line: number }, { db, lang }: CallContext): Promise<Outcome<WholeDevice>> => {
    const order = await findOrder(db, identifier);
    const [row] = order ? await selectDevices(db, { lang, timeZone: config.settings.shop.timeZone }, { orderId: order.id, line }) : [];
    if (!order || !row) return fail('error_empty_data');
    const [documents, claims, returnable] = await Promise.all([
      selectOrderDocuments(db, order.id),
      selectClaims(db, order.id, line),
      selectReturnable(db, order.id),
    ]);
    const documentUrl = (id: number) => `${orderDocuments.document.path}?${new URLSearchParams({ identifier: orderIdentifierOf(order), id: String(id) })}`;
    return ok({
      ...deviceView(row, { lang, defaultLanguage: config.defaultLanguage }),
      documents: documents.map(({ id, kind, number, issued_at }) => ({ kind, number, issued_at: issued_at.toISOString(), url: documentUrl(id) })),
      claims: claims.map(claimView),
      can_claim: (returnable.get(line) ?? 0) > 0,
    });
  };
