import { sql } from 'kysely';
import type { CartCustomer } from '@vitrina/contract/cart';
import type { Settings } from '@vitrina/contract/settings/settings';
import { isInEu } from '@vitrina/contract/values/iso-countries';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { VatRegister } from '../../../adapters/vat/vies.ts';
import type { Db } from '../../../db/index.ts';
import { sellerOf } from '../../../site-config.ts';
import { verifyVatNumber } from '../../companies/index.ts';

interface Sale {
  settings: Settings;
  lang: LanguageCode;
  customer: CartCustomer | null;
}

/** VAT number of a buyer in another member state than the seller's, with country prefix; `null`: no such sale. */
function numberAbroad({ settings, lang, customer }: Sale): string | null {
  const seller = sellerOf(settings, lang);
  const number = customer?.is_company ? customer.fields.vat_number : undefined;
  if (!customer || !number || !seller?.vatNumber) return null;
  const [from, to] = [seller.address.country, customer.country];
  return from !== to && isInEu(from) && isInEu(to) && number.startsWith(to) ? number : null;
}

/**
 * True if the supply is exempt because the buyer accounts for the VAT (directive 2006/112, article 138): a company in
 * another member state whose number the register confirmed within a day, and goods that go there.
 */
export async function isIntraCommunity(db: Db, sale: Sale & { isFetched: boolean }): Promise<boolean> {
  const number = sale.isFetched ? null : numberAbroad(sale);
  if (number === null) return false;
  const { rows } = await sql`select from vat_checks where number = ${number} and state = 'valid' and asked_at > now() - interval '1 day'`.execute(db);
  return rows.length > 0;
}

/** Verifies the VAT number of a foreign buyer at the register. Not within a transaction: the register may take seconds. */
export async function proveVatNumber(db: Db, register: VatRegister | undefined, sale: Sale): Promise<void> {
  const number = numberAbroad(sale);
  if (number !== null) await verifyVatNumber(db, register, number);
}
