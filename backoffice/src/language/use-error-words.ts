import type { StaffError } from '../api/staff-error.ts';
import { useLanguage } from './language.tsx';

/** Returns the text of an error; an error without a text shows its label, so that it can be reported. */
export function useErrorWords(): (error: Pick<StaffError, 'label' | 'isAway'> & Partial<Pick<StaffError, 'fields'>>) => string {
  const { labels } = useLanguage();
  return ({ label, isAway, fields = [] }) => {
    if (isAway) return labels.text('error_unavailable');
    const markets = fields.flatMap(({ market }) => market?.toUpperCase() ?? []).join(', ');
    return labels.has(label) ? labels.text(label, { markets }) : labels.text('error_other', { label });
  };
}
