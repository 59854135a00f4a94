import { buildBackoffice } from './build-backoffice.mjs';
import { buildMails } from './build-mails.mjs';
import { buildStorefront } from './build-storefront.mjs';

/** Builds all that plain Node and browsers cannot read as it is written. What is up to date is left as it is. */
export async function buildShop() {
  await buildMails();
  await buildStorefront();
  await buildBackoffice();
}
