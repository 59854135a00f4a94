import { buildBackoffice } from './build-backoffice.mjs';
import { buildMails } from './build-mails.mjs';
import { buildStorefront } from './build-storefront.mjs';

/** Builds all sources that Node and browsers cannot run unbuilt. Outputs that are up to date are kept. */
export async function buildShop() {
  await buildMails();
  await buildStorefront();
  await buildBackoffice();
}
