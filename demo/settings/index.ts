import { checkSettings } from '@vitrina/contract/settings/check-settings';
import type { Settings, SettingsDocuments } from '@vitrina/contract/settings/settings';
import { readFolderSettings } from '@vitrina/shop-folder/folder/read-folder-settings';
import { DEMO_SHOP } from '../demo-shop.ts';

/** The demo company's settings from its folder; groups without a file are empty. */
export const DEMO_SETTINGS = { services: {}, 'trade-in': {}, behaviour: {}, words: {}, ...readFolderSettings(DEMO_SHOP) } as Required<SettingsDocuments>;

/** Demo settings in force, with defaults filled in. */
export const DEMO_IN_FORCE = checkSettings(DEMO_SETTINGS).settings as Settings;
