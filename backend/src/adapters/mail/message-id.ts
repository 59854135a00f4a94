import type { MailShop } from './mail-shop.ts';

/**
 * Equal for all attempts at one mail and unique otherwise: mailboxes recognise a duplicate after a connection broke before the
 * acknowledgement. It contains the time because ids restart in a new database.
 */
export const messageId = ({ id, createdAt }: { id: number; createdAt: Date }, shop: Pick<MailShop, 'publicUrl'>): string =>
  `<mail.${id}.${createdAt.getTime().toString(36)}@${new URL(shop.publicUrl).hostname}>`;
