import type { SettingsGroup } from '@vitrina/contract/settings/settings';

const FIELDS = ['logo', 'icon', 'typeface'] as const;

/** A theme file with the setting that names it. */
export interface NamedFile {
  group: SettingsGroup;
  path: string[];
  file: string;
  /** Required hash of its bytes, hexadecimal; absent: any. */
  sha256?: string;
}

/** Theme files named by the settings: the shop's logos and typeface, and official pictures of its markets; other values are left out. */
export function themeFiles(documents: Partial<Record<SettingsGroup, unknown>>): NamedFile[] {
  const shop = (documents.shop ?? {}) as Record<string, unknown>;
  const markets = (documents.markets ?? {}) as Record<string, { officialPictures?: Record<string, { file?: unknown; sha256?: unknown } | null> } | null>;
  const own = FIELDS.flatMap((field): NamedFile[] => (isThemeFile(shop[field]) ? [{ group: 'shop', path: [field], file: shop[field] }] : []));
  const official = Object.entries(markets).flatMap(([market, settings]) =>
    Object.entries(settings?.officialPictures ?? {}).flatMap(([name, picture]): NamedFile[] => {
      const { file, sha256 } = picture ?? {};
      return isThemeFile(file)
        ? [{ group: 'markets', path: [market, 'officialPictures', name, 'file'], file, ...(typeof sha256 === 'string' && { sha256 }) }]
        : [];
    }),
  );
  return [...own, ...official];
}

const isThemeFile = (file: unknown): file is string => typeof file === 'string' && /^theme\/[\w./-]+$/.test(file) && !file.includes('..');
