import type { Labels } from '@vitrina/contract/values/labels';
import { LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';
import type { ScopeInput, People } from '../../api/people.ts';

/** Name of a role: localized if built in, else as entered by the shop. */
export const roleName = (labels: Labels, roles: People['roles'], code: string): string =>
  roles.find((one) => one.code === code)?.title ?? (labels.has(`role_${code}`) ? labels.text(`role_${code}`) : code);

/** Name of a market: its language's name. */
export const languageName = (code: string): string => LANGUAGES[code as LanguageCode]?.name ?? code.toUpperCase();

/** Returns the limits of a role as one line. */
export function scopeWords(
  { markets, warehouses, languages, refund_limit }: ScopeInput,
  { labels, people }: { labels: Labels; people: Pick<People, 'warehouses'> },
): string {
  const places = warehouses?.map((id) => people.warehouses.find((one) => one.id === id)?.title ?? `${id}`);
  const parts = [
    markets?.map((code) => code.toUpperCase()).join(', '),
    places?.join(', '),
    languages && labels.text('people_in_languages', { list: languages.map((code) => code.toUpperCase()).join(', ') }),
    typeof refund_limit === 'number' && refund_limit > 0 ? labels.text('people_refunds_to', { amount: String(refund_limit) }) : null,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : labels.text('people_everywhere');
}
