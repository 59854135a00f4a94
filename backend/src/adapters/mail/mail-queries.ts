import { sql } from 'kysely';
import type { Cart } from '@vitrina/contract/cart';
import type { OrderStatus, PaymentStatus, PaymentType } from '@vitrina/contract/orders';
import type { Unit } from '@vitrina/contract/law/unit-price';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../db/index.ts';

/** Fields of an order that its mails need. */
export interface MailOrder {
  id: number;
  code: string;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  paymentCode: string;
  paymentType: PaymentType;
  createdAt: Date;
  expiresAt: Date | null;
  /** Days after delivery, as promised with the order. */
  withdrawalDays: number;
  /** Snapshot of the cart at the order. */
  snapshot: Cart;
}

export async function selectMailOrder(db: Db, orderId: number): Promise<MailOrder | null> {
  const { rows } = await sql<MailOrder>`
    select id, code, status, payment_status as "paymentStatus", payment_code as "paymentCode", payment_type as "paymentType",
      created_at as "createdAt", expires_at as "expiresAt", withdrawal_days as "withdrawalDays", snapshot
    from orders where id = ${orderId}`.execute(db);
  return rows[0] ?? null;
}

/** Fields of an additional payment of an order that its mails need. */
export interface MailAdditional {
  id: number;
  code: string;
  /** Minor units. */
  amount: number;
  currency: string;
  reason: string;
  paymentStatus: PaymentStatus;
}

export async function selectMailAdditional(db: Db, id: number): Promise<MailAdditional | null> {
  const { rows } = await sql<MailAdditional>`
    select id, code, amount, currency, reason, payment_status as "paymentStatus" from additional_payments where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Fields of a partial refund that its mail needs; amounts in minor units. */
export interface MailRefund {
  amount: number;
  currency: string;
  delivery: number;
  other: number;
  /** True if no part of it is refunded through a gateway. */
  byHand: boolean;
  /** The amount paid with a coupon is returned as this coupon; `null`: none was. `endsAt` is an ISO date and time. */
  coupon: { code: string; amount: number; endsAt: string } | null;
  lines: { code: string; qty: number; amount: number }[];
}

export async function selectMailRefund(db: Db, decisionId: number): Promise<MailRefund | null> {
  const { rows } = await sql<MailRefund>`
    select (select sum(r.amount)::integer from refunds r where r.decision_id = d.id) as amount, d.currency, d.delivery_amount as delivery, d.other_amount as other,
      (select bool_and(r.by_hand) from refunds r where r.decision_id = d.id) as "byHand",
      (select json_build_object('code', c.code, 'amount', (c.amounts ->> d.currency)::integer, 'endsAt', c.ends_at) from coupons c where c.id = d.coupon_id) as coupon,
      coalesce((select json_agg(json_build_object('code', i.code, 'qty', l.qty, 'amount', l.amount) order by l.position)
        from refund_lines l join order_items i on i.order_id = l.order_id and i.position = l.position where l.refund_id = d.id), '[]') as lines
    from refunds d where d.id = ${decisionId}::bigint`.execute(db);
  return rows[0] ?? null;
}

/** A content page of the shop. */
export interface MailPage {
  title: string;
  /** Path with its language prefix. */
  path: string;
}

/** A legal text of a contract, in full. */
export interface MailLegalText {
  title: string;
  /** Sanitized HTML. */
  content: string;
  /** Hash of title and content; the order refers to the text by it. */
  sha256: string;
  firstShown: Date;
}

/** Returns the legal texts as shown with the order; empty for orders older than the snapshots. */
export async function selectMailLegalTexts(db: Db, orderId: number): Promise<MailLegalText[]> {
  const { rows } = await sql<MailLegalText>`
    with codes(code, place) as (values ('withdrawal', 1), ('complaints', 2), ('terms', 3), ('privacy', 4)),
    shown as (select l.code, l.title, l.content, l.sha256, l.first_shown from order_legal_snapshots s, jsonb_each_text(s.texts) t join legal_texts l on l.sha256 = t.value where s.order_id = ${orderId}::bigint)
    select title, content, sha256, first_shown as "firstShown" from shown join codes using (code) order by place`.execute(db);
  return rows;
}

/** The page with that code in the mail's language; `null`: it does not exist or is hidden. */
export async function selectMailPage(db: Db, code: string, lang: LanguageCode): Promise<MailPage | null> {
  const { rows } = await sql<MailPage>`
    select t.title, r.path from contents c
    join content_texts t on t.content_id = c.id and t.lang = ${lang}
    join routes r on r.page_key = 'content:' || c.id and r.lang = ${lang}
    where c.kind = 'page' and c.code = ${code} and c.visible and c.status >= 3 and c.published_at <= now()`.execute(db);
  return rows[0] ?? null;
}

/** An abandoned cart. */
export interface MailCart {
  restoreCode: string;
  /** True if the cart became an order, or the visitor withdrew the consent. */
  isOver: boolean;
  firstName: string | null;
  items: readonly { title: string; qty: number }[];
}

/** Hidden products are left out: the linked page shows their state. */
export async function selectMailCart(
  db: Db,
  { cartId, lang, defaultLanguage }: { cartId: number; lang: LanguageCode; defaultLanguage: LanguageCode },
): Promise<MailCart | null> {
  const carts = await sql<Omit<MailCart, 'items'>>`
    select restore_code as "restoreCode", ordered_at is not null or not reminder_consent as "isOver", customer #>> '{fields,name}' as "firstName"
    from carts where id = ${cartId}`.execute(db);
  const [cart] = carts.rows;
  if (!cart) return null;
  const items = await sql<{ title: string; qty: number }>`
    select coalesce(own.title, fallback.title, p.code) as title, i.qty
    from cart_items i
    join products p on p.id = i.product_id and p.visible
    left join product_texts own on own.product_id = p.id and own.lang = ${lang}
    left join product_texts fallback on fallback.product_id = p.id and fallback.lang = coalesce(p.text_lang, ${defaultLanguage})
    where i.cart_id = ${cartId}
    order by i.added_at, i.product_id`.execute(db);
  return { ...cart, items: items.rows };
}

/** A requested notice, with the current data of its product or with its search words. */
export interface MailNotice {
  code: string;
  confirmed: boolean;
  stopped: boolean;
  kind: 'back_in_stock' | 'price_drop' | 'found';
  /** `null`: a notice about search words. */
  product: { id: number; title: string; slug: string } | null;
  /** Search words; `null`: a notice about a product. */
  q: string | null;
  /** Minor units; `null`: currently without a price. */
  amount: number | null;
  targetAmount: number | null;
  seenAmount: number | null;
  energy: { class: string; from?: string; to?: string } | null;
  unit: Unit | null;
  /** Reference price of a current price reduction; `null`: none. */
  reference: number | null;
}

export async function selectMailNotice(
  db: Db,
  { noticeId, lang, defaultLanguage }: { noticeId: number; lang: LanguageCode; defaultLanguage: LanguageCode },
): Promise<MailNotice | null> {
  const { rows } = await sql<MailNotice>`
    select n.code, n.confirmed_at is not null as confirmed, n.stopped_at is not null as stopped, n.kind, n.q, pr.amount,
      case when p.condition <> 'refurbished' then p.law -> 'energy' end as energy, p.law -> 'unit' as unit,
      case when pr.cut_at > now() - interval '30 days' and pr.reference_amount > pr.amount then pr.reference_amount end as reference,
      n.target_amount as "targetAmount", n.seen_amount as "seenAmount",
      case when p.id is not null then jsonb_build_object('id', p.id, 'title', coalesce(own.title, fallback.title, p.code), 'slug', coalesce(own.slug, fallback.slug, '')) end as product
    from notices n
    left join products p on p.id = n.product_id and p.visible
    left join prices pr on pr.product_id = p.id and pr.market = ${lang}
    left join product_texts own on own.product_id = p.id and own.lang = ${lang}
    left join product_texts fallback on fallback.product_id = p.id and fallback.lang = coalesce(p.text_lang, ${defaultLanguage})
    where n.id = ${noticeId}::bigint and (p.id is not null or n.kind = 'found')`.execute(db);
  return rows[0] ?? null;
}

/** The UBL file of a document for a company, as an attachment; empty for other buyers. */
export async function selectMailEInvoice(db: Db, documentId: number): Promise<{ filename: string; contentType: string; content: string }[]> {
  const { rows } = await sql<{ number: string; xml: string }>`
    select d.number, e.xml from document_e_invoices e join documents d on d.id = e.document_id where d.id = ${documentId}::bigint and e.xml is not null`.execute(
    db,
  );
  return rows.map(({ number, xml }) => ({ filename: `${number}.xml`, contentType: 'application/xml', content: xml }));
}

/** The label of a return as an attachment; empty if the return has none. */
export async function selectMailReturnLabel(db: Db, returnId: number): Promise<{ filename: string; contentType: string; content: Buffer }[]> {
  const { rows } = await sql<{ number: string; pdf: Buffer }>`
    select label_number as number, label_pdf as pdf from returns where id = ${returnId}::integer and label_pdf is not null`.execute(db);
  return rows.map(({ number, pdf }) => ({ filename: `${number}.pdf`, contentType: 'application/pdf', content: pdf }));
}
