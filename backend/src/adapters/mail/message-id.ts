import type { MailShop } from './mail-shop.ts';

/**
 * The same for each attempt at a mail and for no other mail: where a mailbox gets one twice, as our connection broke before its
 * server could say that it has it, it is seen to be the same. The time is in it because ids begin anew in a new database.
 */
export const messageId = ({ id, createdAt }: { id: number; createdAt: Date }, shop: Pick<MailShop, 'publicUrl'>): string =>
  `<mail.${id}.${createdAt.getTime().toString(36)}@${new URL(shop.publicUrl).hostname}>`;
