import type { SettingsGroup } from '@vitrina/contract/settings/settings';

const FIELDS = ['logo', 'icon', 'typeface'] as const;

/** Files of the folder that `shop.yaml` names as the shop's signs and typeface, by field; what is no file of the theme is left out. */
export function themeFiles(documents: Partial<Record<SettingsGroup, unknown>>): { field: (typeof FIELDS)[number]; file: string }[] {
  const shop = (documents.shop ?? {}) as Record<string, unknown>;
  return FIELDS.flatMap((field) => {
    const file = shop[field];
    return typeof file === 'string' && /^theme\/[\w./-]+$/.test(file) && !file.includes('..') ? [{ field, file }] : [];
  });
}
