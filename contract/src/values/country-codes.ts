export const COUNTRY_CODES = ['SI', 'HR', 'AT', 'DE', 'RS', 'BA', 'ME', 'IT', 'ES'] as const;
export type CountryCode = (typeof COUNTRY_CODES)[number];
