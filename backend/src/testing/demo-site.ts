import type { Settings } from '@vitrina/contract/settings/settings';
import { DEMO_IN_FORCE } from '@vitrina/demo/settings';
import { siteOf } from '../site-config.ts';

/** Settings of the demo shop. */
export const TEST_SETTINGS: Settings = DEMO_IN_FORCE;
export const TEST_SITE = siteOf(TEST_SETTINGS);
