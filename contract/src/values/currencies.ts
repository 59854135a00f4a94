export const CURRENCIES = {
  EUR: { code: 'EUR', pattern: '%s €', minorUnits: 2 },
  RSD: { code: 'RSD', pattern: '%s RSD', minorUnits: 2 },
  BAM: { code: 'BAM', pattern: '%s KM', minorUnits: 2 },
} as const;

export type CurrencyCode = keyof typeof CURRENCIES;
