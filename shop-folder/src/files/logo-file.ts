import type { SettingsGroup } from '@vitrina/contract/settings/settings';

/** File of the folder that `shop.yaml` names as the logo; `null`: it names none, or no file of the theme. */
export function logoFile(documents: Partial<Record<SettingsGroup, unknown>>): string | null {
  const { logo } = (documents.shop ?? {}) as { logo?: unknown };
  return typeof logo === 'string' && /^theme\/[\w./-]+$/.test(logo) && !logo.includes('..') ? logo : null;
}
