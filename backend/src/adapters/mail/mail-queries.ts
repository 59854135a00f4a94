import { sql } from 'kysely';
import type { Cart } from '@vitrina/contract/cart';
import type { OrderStatus, PaymentStatus, PaymentType } from '@vitrina/contract/orders';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../db/index.ts';

/** An order as its mails need it. */
export interface MailOrder {
  id: number;
  code: string;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  paymentCode: string;
  paymentType: PaymentType;
  createdAt: Date;
  expiresAt: Date | null;
  /** As it was bought. */
  snapshot: Cart;
}

export async function selectMailOrder(db: Db, orderId: number): Promise<MailOrder | null> {
  const { rows } = await sql<MailOrder>`
    select id, code, status, payment_status as "paymentStatus", payment_code as "paymentCode", payment_type as "paymentType",
      created_at as "createdAt", expires_at as "expiresAt", snapshot
    from orders where id = ${orderId}`.execute(db);
  return rows[0] ?? null;
}

/** A cart left behind. */
export interface MailCart {
  restoreCode: string;
  /** It became an order, or the visitor took the consent back. */
  isOver: boolean;
  firstName: string | null;
  items: readonly { title: string; qty: number }[];
}

/** Hidden products are left out: the link shows what became of them. */
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
