import { checkSettings } from '@vitrina/contract/settings/check-settings';
import type { Settings } from '@vitrina/contract/settings/settings';
import { DEMO_SETTINGS } from '@vitrina/demo/settings';
import { siteOf } from '../site-config.ts';

/** Settings of the demo shop. */
export const TEST_SETTINGS: Settings = checkSettings(DEMO_SETTINGS).settings as Settings;
export const TEST_SITE = siteOf(TEST_SETTINGS);
