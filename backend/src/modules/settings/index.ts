/** Settings of the shop: reading, replacing, announcing changes. Public entry point of the module. */
export { documentsOf, type GroupState, readDocuments, type SettingsState } from './read-documents.ts';
export { type ReplacedSettings, replaceSettings, type ReplaceSettings } from './replace-settings.ts';
export { DEFAULT_SETTINGS, loadSettings, type SettingsStore } from './settings-store.ts';
export { announceSettings, endsSettings, SETTINGS_TAGS } from './settings-queries.ts';
