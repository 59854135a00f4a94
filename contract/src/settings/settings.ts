import type { z } from 'zod';
import { behaviourSettings } from './behaviour.ts';
import { deliverySettings } from './delivery.ts';
import { legalSettings } from './legal.ts';
import { marketsSettings } from './markets.ts';
import { paymentSettings } from './payment.ts';
import { servicesSettings } from './services.ts';
import { shopSettings } from './shop.ts';
import { tradeInSettings } from './trade-in.ts';
import { wordsSettings } from './words.ts';

/** Schemas of the settings documents. Each is changed and versioned separately; rules across documents are checked on all of them. */
export const SETTINGS = {
  shop: shopSettings,
  legal: legalSettings,
  markets: marketsSettings,
  delivery: deliverySettings,
  services: servicesSettings,
  'trade-in': tradeInSettings,
  payment: paymentSettings,
  behaviour: behaviourSettings,
  words: wordsSettings,
};
export type SettingsGroup = keyof typeof SETTINGS;
export const SETTINGS_GROUPS = Object.keys(SETTINGS) as SettingsGroup[];

/** Settings in force, with defaults filled in. */
export type Settings = { readonly [Group in SettingsGroup]: z.output<(typeof SETTINGS)[Group]> };
/** Settings as the owner wrote them. */
export type SettingsDocuments = { readonly [Group in SettingsGroup]?: z.input<(typeof SETTINGS)[Group]> };
