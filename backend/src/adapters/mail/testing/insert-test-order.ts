import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Cart } from '@vitrina/contract/cart';
import { LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../../db/index.ts';

export interface TestOrder {
  lang?: LanguageCode;
  status?: string;
  paymentStatus?: string;
  paymentCode?: string;
  paymentType?: string;
  shipping?: string;
  title?: string;
  /** Another seller's identity, one entry per line. */
  sellerLines?: string[];
  fields?: Record<string, string>;
  /** State of an additional payment; absent: there is none. */
  additional?: 'unpaid' | 'paid';
  /** Method of a partial refund; absent: there is none. */
  refund?: 'gateway' | 'hand';
}

interface Written {
  id: number;
  identifier: string;
  total: number;
  currency: string;
  additional: { id: number; identifier: string } | null;
  refundId: number | null;
}

/** Inserts an order; returns its keys. */
export async function insertTestOrder(db: Db, order: TestOrder = {}): Promise<Written> {
  const { lang = 'si', status = 'new', paymentStatus = 'unpaid', paymentCode = 'bank-transfer', paymentType = 'none' } = order;
  const { currency } = LANGUAGES[lang];
  const code = randomBytes(16).toString('base64url');
  const snapshot = snapshotOf(order, currency);
  const { rows } = await sql<{ id: number }>`
    insert into orders (code, lang, currency, email, status, payment_status, payment_code, payment_type, total, snapshot, expires_at)
    values (${code}, ${lang}, ${currency}, 'ana@example.com', ${status}, ${paymentStatus}, ${paymentCode}, ${paymentType}, 251998, ${JSON.stringify(snapshot)}::jsonb,
      now() + interval '5 days')
    returning id`.execute(db);
  const id = rows[0]?.id as number;
  await writeShownTexts(db, { id, lang });
  const additional = order.additional ? await writtenAdditional(db, { id, currency, paymentStatus: order.additional }) : null;
  const refundId = order.refund ? await writtenRefund(db, { id, currency, byHand: order.refund === 'hand' }) : null;
  return { id, identifier: `${id}-${code}`, total: 2519.98, currency, additional, refundId };
}

/** Stores the texts of the contract as shown with the order. */
async function writeShownTexts(db: Db, { id, lang }: { id: number; lang: LanguageCode }): Promise<void> {
  await sql`
    with shown as (
      select c.code, t.title, regexp_replace(t.content, '\\{\\w+\\}', '30', 'g') as content from contents c join content_texts t on t.content_id = c.id and t.lang = ${lang}
      where c.kind = 'page' and c.code in ('withdrawal', 'complaints', 'terms', 'privacy')
    ), hashed as (
      select *, encode(sha256(convert_to(title || content, 'UTF8')), 'hex') as sha256 from shown
    ), kept as (
      insert into legal_texts (sha256, code, lang, title, content) select sha256, code, ${lang}, title, content from hashed on conflict do nothing
    )
    insert into order_legal_snapshots (order_id, market, texts, items) select ${id}::bigint, ${lang}, coalesce(jsonb_object_agg(code, sha256), '{}'), '[]' from hashed`.execute(
    db,
  );
}

/** Refund of one of two units, half of the delivery and a bit more. */
async function writtenRefund(db: Db, { id, currency, byHand }: { id: number; currency: string; byHand: boolean }): Promise<number> {
  await sql`insert into order_items (order_id, position, code, qty, unit_amount, vat_percent) values (${id}, 0, 'X-1', 2, 129999, 22)`.execute(db);
  const code = randomBytes(16).toString('base64url');
  const { rows } = await sql<{ id: number }>`
    with paid as (insert into payments (reference, gateway, amount, currency, status, code) values (${`order-${id}`}, 'sandbox-form', 251998, ${currency}, 'paid', ${code}) returning id)
    select id from paid`.execute(db);
  const inserted = await sql<{ id: number }>`
    with numbered as (select nextval(pg_get_serial_sequence('refunds', 'id')) as id)
    insert into refunds (id, decision_id, payment_id, code, kind, amount, currency, delivery_amount, other_amount, by_hand) overriding system value
    select id, id, ${rows[0]?.id}::bigint, ${code}, 'part', 126499, ${currency}, 250, 250, ${byHand} from numbered returning id`.execute(db);
  const refundId = inserted.rows[0]?.id as number;
  await sql`insert into refund_lines (refund_id, order_id, position, qty, amount) values (${refundId}, ${id}, 0, 1, 125999)`.execute(db);
  return refundId;
}

async function writtenAdditional(db: Db, { id, currency, paymentStatus }: { id: number; currency: string; paymentStatus: string }) {
  const code = randomBytes(16).toString('base64url');
  const { rows } = await sql<{ id: number }>`
    insert into additional_payments (code, order_id, amount, currency, reason, payment_status)
    values (${code}, ${id}, 1250, ${currency}, 'Dostava v nadstropje <b>', ${paymentStatus}) returning id`.execute(db);
  const { id: own } = rows[0] as { id: number };
  return { id: own, identifier: `${own}-${code}` };
}

function snapshotOf({ shipping = 'delivery', title = 'Prenosnik Kvant Arc 14', fields = {}, sellerLines }: TestOrder, currency: string): Cart {
  const item = { id: 1, shopping_cart_code: 'p-1', code: 'X-1', title, text_lang: null, url_without_domain: '/x-izdelki-1/', main_image: null, facts: '16 GB' };
  const price = {
    qty: 2,
    available_qty: 5,
    is_available: true,
    price: 1299.99,
    basic_price: 1299.99,
    lowest_price_30_days: null,
    total: 2599.98,
    vat_rate: 22,
  };
  const payment = { code: 'bank-transfer', title: 'Bančno nakazilo', description: '', type: 'none' as const, fee: 0 };
  return {
    parcels: [
      {
        id: 'own-1',
        seller_title: sellerLines ? 'Drugi prodajalec' : null,
        ...(sellerLines && { seller_lines: sellerLines }),
        warehouse_title: 'Ljubljana',
        items: [{ ...item, ...price, age_verification: false, energy: null }],
        shipping_options: [],
        shipping: { code: shipping, title: 'Dostava na dom', price: 0, date: '2026-11-24', point: null },
      },
    ],
    qty: 2,
    currency,
    customer: {
      type: 'webshop.guest',
      country: 'SI',
      is_company: false,
      fields: { email: 'ana@example.com', name: 'Ana', surname: 'Črešnar Žižek', street: 'Đurđevska 5', post_code: '1000', town: 'Ljubljana', ...fields },
    },
    continue_as_guest: true,
    payment_type: payment,
    coupons: [{ code: 'VITRINA10', title: '10 %', discount: -80, label_name: '' }],
    totals: { items: 2599.98, discount: -80, shipping: 0, payment_fee: 0, vat: [{ rate: 22, base: 2065.56, vat: 454.42 }], total: 2519.98 },
    warnings: [],
    missing: [],
    age_verification: false,
    age_confirmed: false,
    free_shipping_missing: null,
  };
}
