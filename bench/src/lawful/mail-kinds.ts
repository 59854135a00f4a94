import type { LanguageCode } from '@vitrina/contract/values/languages';
import { queryShop } from '../shop-database.ts';

interface Kind {
  kind: string;
  /** Status the order must have for the mail not to be outdated. */
  status?: string;
  paid?: string;
  data?: Record<string, unknown>;
}

const WITHDRAWN = {
  name: 'Ana Kupec',
  email: 'ana@example.com',
  message: '',
  received_at: '2026-11-21T09:30:05.000Z',
  items: [{ code: 'X-1', title: 'X', qty: 1 }],
};
const ADDRESS = { email: 'ana@example.com', name: 'Ana', link: `1-${'A'.repeat(22)}`, linkId: 1, linkCode: 'A'.repeat(22), title: 'Ključ', device: 'Chromium' };

/** Every kind of mail on an order or account, except those that the run's own orders caused. */
const KINDS: readonly Kind[] = [
  { kind: 'order-confirm', status: 'waiting', data: { confirm: `12-${'A'.repeat(22)}` } },
  { kind: 'order-paid', status: 'confirmed', paid: 'paid' },
  { kind: 'payment-failed', status: 'new', paid: 'failed' },
  { kind: 'order-cancelled', status: 'cancelled' },
  { kind: 'payment-refund-due', status: 'cancelled', paid: 'refund_due', data: { reason: 'late' } },
  { kind: 'payment-refunded', status: 'cancelled', paid: 'refunded' },
  { kind: 'order-changed', status: 'confirmed', data: { what: 'lines' } },
  { kind: 'order-message', status: 'confirmed', data: { subject: 'X', text: 'X' } },
  { kind: 'order-document', status: 'shipped', data: { documentId: 7, document: 'invoice', documentNumber: 'INV-2026-000007' } },
  { kind: 'order-shipped', status: 'shipped', data: { carrier: 'GLS', tracking_number: 'RR 1', tracking_url: 'https://example.com/RR1' } },
  { kind: 'withdrawal-received', status: 'cancelled', data: { ...WITHDRAWN, cancels: true } },
  { kind: 'withdrawal-refused', status: 'delivered', data: { reason: 'late', until: '2026-11-23T22:59:59.000Z' } },
  { kind: 'return-refused', status: 'shipped', data: { reason: 'X' } },
  { kind: 'return-label', status: 'shipped', data: { returnId: 7, tracking_number: 'X' } },
  ...['signup', 'account-exists', 'new-password', 'password-changed', 'login-link', 'passkey-added', 'provider-added'].map((kind) => ({ kind, data: ADDRESS })),
];

/** Inserts one mail of a kind about an order, marked as sent, and sets the order's state for it; returns the mail's id. */
async function write(
  dataDir: string,
  { kind, status, paid = 'unpaid', data = {} }: Kind,
  { lang, orderId }: { lang: LanguageCode; orderId: string },
): Promise<number> {
  if (status) await queryShop(dataDir, 'update orders set status = $2, payment_status = $3 where id = $1::bigint', [orderId, status, paid]);
  const rows = await queryShop<{ id: number }>(
    dataDir,
    `insert into mails (dedupe_key, kind, recipient, lang, data, sent_at) values ($1, $2, 'ana@example.com', $3, $4::jsonb, now()) returning id::float8 as id`,
    [`lawful:${kind}:${lang}`, kind, lang, JSON.stringify({ ...data, orderId, number: orderId })],
  );
  return rows[0]?.id as number;
}

/** Calls `look` with each kind of mail about an order in each language, in the state for it. */
export async function eachKind(
  dataDir: string,
  orders: ReadonlyMap<LanguageCode, string>,
  look: (mail: { id: number; kind: string; lang: LanguageCode }) => Promise<void>,
): Promise<void> {
  for (const [lang, orderId] of orders) for (const one of KINDS) await look({ id: await write(dataDir, one, { lang, orderId }), kind: one.kind, lang });
}
