import type { MailShop } from './mail-shop.ts';
import type { MailWords } from './mail-words.ts';

/** Seller in one line: `Kovač Elektro, d. o. o., Ilica 1, 10000 Zagreb, VAT number: HR…`. */
export function sellerLine(shop: MailShop, words: MailWords): string {
  const { name, address, vatNumber } = shop.sellers?.[words.lang] ?? { name: shop.organizationName, address: shop.postalAddress, vatNumber: null };
  const vat = vatNumber && `${words.translate('imprint_vat')}: ${vatNumber}`;
  return [name, address, vat].filter(Boolean).join(', ');
}

/** Line with the contact options of the shop. */
export const contactLine = ({ phone }: MailShop, words: MailWords): string =>
  phone ? words.translate('mail_contact', { phone }) : words.translate('mail_contact_reply');
