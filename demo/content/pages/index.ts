import { about } from './about.ts';
import { accessibility } from './accessibility.ts';
import { complaints } from './complaints.ts';
import { contact } from './contact.ts';
import { cookies } from './cookies.ts';
import { delivery } from './delivery.ts';
import { hidden } from './hidden.ts';
import { imprint } from './imprint.ts';
import type { DemoPage } from './page-text.ts';
import { privacy } from './privacy.ts';
import { recycling } from './recycling.ts';
import { returns } from './returns.ts';
import { terms } from './terms.ts';
import { withdrawal } from './withdrawal.ts';

/** Texts of the demo shop. The operator is invented; the promises are what the shop does. */
export const pages: readonly DemoPage[] = [
  terms,
  privacy,
  cookies,
  withdrawal,
  delivery,
  complaints,
  returns,
  recycling,
  about,
  contact,
  accessibility,
  imprint,
  hidden,
];
