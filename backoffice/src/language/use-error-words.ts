import type { StaffError } from '../api/staff-error.ts';
import { useLanguage } from './language.tsx';

/** Returns the error of a refused call in words; an error without a text shows its label, so that it can be reported. */
export function useErrorWords(): (error: Pick<StaffError, 'label' | 'isAway'>) => string {
  const { labels } = useLanguage();
  return ({ label, isAway }) => {
    if (isAway) return labels.text('error_unavailable');
    return labels.has(label) ? labels.text(label) : labels.text('error_other', { label });
  };
}
