import { PAYMENT_CODES } from '@vitrina/backend/seed';
import { deliverySettings } from '@vitrina/contract/settings/delivery';
import { paymentSettings } from '@vitrina/contract/settings/payment';
import { shopSettings } from '@vitrina/contract/settings/shop';
import type { FolderRead } from '../folder/read-folder.ts';
import type { ShopFacts } from '../folder/shop-folder.ts';
import type { Report } from './report.ts';

/** Reports names in settings that neither the folder nor the software knows: a misspelled one would silently have no effect. */
export function checkSettingsNames(facts: ShopFacts, { settings: { documents } }: Pick<FolderRead, 'settings'>, report: Report): void {
  const delivery = deliverySettings.safeParse(documents.delivery);
  const places = new Set(facts.warehouses.map(({ code }) => code));
  for (const [i, code] of (delivery.data?.pickupShops ?? []).entries())
    if (!places.has(code)) report.inFile('error', 'delivery.yaml', ['pickupShops', i], `there is no warehouse ${code}`);

  const payment = paymentSettings.safeParse(documents.payment);
  for (const [i, { code }] of (payment.data?.ways ?? []).entries())
    if (!PAYMENT_CODES.includes(code))
      report.inFile('warning', 'payment.yaml', ['ways', i, 'code'], `no way to pay is called ${code}; there are ${PAYMENT_CODES.join(', ')}`);

  const shop = shopSettings.safeParse(documents.shop);
  for (const [i, language] of (shop.data?.languages ?? []).entries())
    if (!facts.shop.languages.includes(language))
      report.inFile('warning', 'shop.yaml', ['languages', i], `${language} has no texts: folder.yaml does not name it`);
}
