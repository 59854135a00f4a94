import { sql } from 'kysely';
import type { DocumentKind } from '@vitrina/contract/staff/documents';
import { dayIn } from '@vitrina/contract/values/date';
import { enqueueMail } from '../../adapters/mail/outbox.ts';
import { type Db, LOCK_KEYS } from '../../db/index.ts';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { recordChange } from '../changes/index.ts';
import { orderTransferOf, orderNumber, type OrderDeps } from '../orders/index.ts';
import { type Built, buildData } from './build-data.ts';
import { correctionBody } from './correction-body.ts';
import { formatDocumentNumber, takeDocumentNumber } from './document-number.ts';
import { type DocumentRow, insertDocument, type Naming, selectCorrection, selectDocument, selectIssued, selectSums } from './document-queries.ts';
import {
  isRefundOf,
  type OrderSource,
  selectChangeSource,
  selectOrderSource,
  selectParcelSource,
  selectRefundSource,
  selectRevisionOfRefund,
} from './order-source.ts';
import { openOf, ownRefund } from './own-refund.ts';
import { hasNoSupply, supplyOf } from './own-supply.ts';
import { enqueueFiscal } from './fiscal/enqueue-fiscal.ts';
import { storeEInvoice } from './ubl/store-e-invoice.ts';

export interface Issue {
  kind: DocumentKind;
  orderId: number;
  /** Credit note only: id of the refund decision. */
  refundId?: number;
  /** Packing slip only: id of the parcel; absent: the whole order. */
  shipmentId?: number;
  /** `null`: issued by the shop itself. */
  context: Pick<CallContext, 'actor' | 'staff'> | null;
}

/** States of an order in which no document is issued. */
const CLOSED: readonly string[] = ['waiting', 'failed', 'cancelled'];

/**
 * Issues a document in the caller's transaction; idempotent: if it is already issued, it is returned. Its number is taken last, so that others wait
 * for the series as briefly as possible; a rollback frees the number.
 */
export async function issueDocument(db: Db, deps: OrderDeps, { kind, orderId, refundId = 0, shipmentId = 0, context }: Issue): Promise<Outcome<DocumentRow>> {
  await lockIssuesOf(db, orderId);
  const naming: Naming = {
    ...{ kind, orderId, revision: 0 },
    ...{ refundId: kind === 'credit_note' ? refundId : 0, shipmentId: kind === 'packing_slip' ? shipmentId : 0 },
  };
  const existing = await selectIssued(db, naming);
  if (existing) return ok(existing);
  const order = await selectOrderSource(db, orderId);
  if (!order) return fail('error_empty_data');
  const revision = kind === 'credit_note' ? await selectRevisionOfRefund(db, { orderId, refundId }) : null;
  if (revision !== null) return issueCorrection(db, deps, { orderId, revision, context });
  const prepared = await prepare(db, deps, { order, naming });
  return prepared.ok ? ok(await insertNumbered(db, deps, { naming, order: ownPart(order), built: prepared.data, context })) : prepared;
}

/** The order without other sellers' parcels: invoices and credit notes do not list them. */
const ownPart = (order: OrderSource): OrderSource => ({ ...order, snapshot: supplyOf(order.snapshot).own });

interface Correcting {
  orderId: number;
  /** Version of the order's contents after the change. */
  revision: number;
  context: Issue['context'];
}

/**
 * Issues the correction for a change of contents if the invoice was issued before the change; idempotent: if it is already issued, it is returned.
 * `error_empty_data`: none is needed, as there is no invoice, it has the contents after the change, or goods and totals are unchanged.
 */
export async function issueCorrection(db: Db, deps: OrderDeps, { orderId, revision, context }: Correcting): Promise<Outcome<DocumentRow>> {
  await lockIssuesOf(db, orderId);
  const existing = await selectCorrection(db, { orderId, revision });
  if (existing) return ok(existing);
  const order = await selectOrderSource(db, orderId);
  const issued = await selectIssued(db, { kind: 'invoice', orderId, refundId: 0, shipmentId: 0, revision: 0 });
  const invoice = issued && (await selectDocument(db, issued.id));
  const change = await selectChangeSource(db, { orderId, revision });
  if (!order || !invoice || !change || (invoice.data.contents ?? 0) >= revision) return fail('error_empty_data');
  const correction = correctionBody(supplyOf(change.before).own, supplyOf(change.after).own);
  if (!correction) return fail('error_empty_data');
  const { kind, body } = correction;
  const { settings } = deps.config;
  const built = buildData({
    ...{ kind, body, order: { ...ownPart(order), contents: revision }, others: supplyOf(order.snapshot).others, orderNumber: orderNumber(orderId) },
    ...{ refund: null, parcel: null, settings, transfer: null },
    ...{ invoice: { number: invoice.number, date: dayIn(invoice.issued_at, settings.shop.timeZone) }, now: new Date() },
  });
  const refundId = kind === 'credit_note' ? (change.refundId ?? 0) : 0;
  return ok(await insertNumbered(db, deps, { naming: { kind, orderId, refundId, shipmentId: 0, revision }, order: ownPart(order), built, context }));
}

interface Numbering {
  naming: Naming;
  order: OrderSource;
  built: Built;
  context: Issue['context'];
}

async function insertNumbered(db: Db, deps: OrderDeps, { naming, order, built: { entity, data }, context }: Numbering): Promise<DocumentRow> {
  const { kind, orderId } = naming;
  const { timeZone } = deps.config.settings.shop;
  const series = `${entity}:${kind}`;
  const counted = await takeDocumentNumber(db, { series, timeZone });
  const number = formatDocumentNumber(kind, counted);
  const by = context?.actor.userId ?? null;
  const whole = { ...data, number, date: dayIn(counted.at, timeZone) };
  const row = await insertDocument(db, { ...naming, ...counted, series, entity, by, data: whole });
  if (kind !== 'packing_slip') await enqueueFiscal(db, deps, { row, data: whole, order, entityId: entity });
  const e_invoice_problems = await storeEInvoice(db, deps, { id: row.id, data: whole });
  await recordChange(
    db,
    { kind: 'document', subjectId: orderNumber(orderId), version: 0, action: 'issue', paths: [{ path: kind, after: number }] },
    { context, cause: context ? 'screen' : 'system' },
  );
  if (kind !== 'packing_slip') await announce(db, order, row);
  return { ...row, e_invoice_problems };
}

/** Serialises the issue of documents for one order. */
const lockIssuesOf = (db: Db, orderId: number) =>
  sql`select pg_advisory_xact_lock(${LOCK_KEYS.documentsOfOrder}::integer, hashtext(${String(orderId)}))`.execute(db);

async function prepare(db: Db, deps: OrderDeps, { order, naming }: { order: OrderSource; naming: Naming }): Promise<Outcome<Built>> {
  const { kind, orderId, shipmentId } = naming;
  if (kind === 'credit_note') return prepareCredit(db, deps, { order, naming });
  if (CLOSED.includes(order.status)) return fail('error_order_state');
  const { settings } = deps.config;
  const common = { kind, orderNumber: orderNumber(orderId), refund: null, invoice: null, settings, now: new Date() };
  if (kind === 'packing_slip') {
    const parcel = shipmentId > 0 ? await selectParcelSource(db, { shipmentId, orderId }) : null;
    return shipmentId > 0 && !parcel ? fail('error_empty_data') : ok(buildData({ ...common, order, parcel, transfer: null }));
  }
  const { own, others } = supplyOf(order.snapshot);
  if (hasNoSupply(own)) return fail('error_other_sellers');
  const transfer = ['bank-transfer', 'on-account'].includes(order.payment_code) ? orderTransferOf(deps, order) : null;
  return ok(buildData({ ...common, order: { ...order, snapshot: own }, others, parcel: null, transfer }));
}

async function prepareCredit(db: Db, deps: OrderDeps, { order, naming }: { order: OrderSource; naming: Naming }): Promise<Outcome<Built>> {
  const { orderId, refundId } = naming;
  if (!(refundId > 0 && (await isRefundOf(db, { refundId, orderId })))) return fail('error_empty_data');
  const { own, others } = supplyOf(order.snapshot);
  if (others.length > 0 && hasNoSupply(own)) return fail('error_other_sellers');
  const invoice = await selectIssued(db, { kind: 'invoice', orderId, refundId: 0, shipmentId: 0, revision: 0 });
  if (!invoice) return fail('error_order_state');
  const source = await selectRefundSource(db, refundId);
  const open = openOf(await selectSums(db, orderId));
  const refund = source && ownRefund({ refund: source, whole: order.snapshot, open, isPaid: order.payment_status === 'paid' });
  if (!refund) return fail('error_not_credited');
  const { settings } = deps.config;
  return ok(
    buildData({
      ...{
        kind: 'credit_note',
        order: { ...order, snapshot: own },
        others,
        orderNumber: orderNumber(orderId),
        refund,
        parcel: null,
        settings,
        now: new Date(),
      },
      ...{ invoice: { number: invoice.number, date: dayIn(invoice.issued_at, settings.shop.timeZone) }, transfer: null },
    }),
  );
}

/** Mails the link to the buyer, once. */
const announce = (db: Db, order: OrderSource, { id, kind, number }: DocumentRow): Promise<void> =>
  enqueueMail(db, {
    dedupeKey: `order-document:${id}`,
    kind: 'order-document',
    recipient: order.email,
    lang: order.lang,
    data: { orderId: order.id, number: orderNumber(order.id), documentId: id, document: kind, documentNumber: number },
  });
