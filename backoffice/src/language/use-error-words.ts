import type { StaffError } from '../api/staff-error.ts';
import { useLanguage } from './language.tsx';

/** Why a call was refused, in words; what has no words of its own is told with its label, so that it can be asked about. */
export function useErrorWords(): (error: Pick<StaffError, 'label' | 'isAway'>) => string {
  const { labels } = useLanguage();
  return ({ label, isAway }) => {
    if (isAway) return labels.text('error_unavailable');
    return labels.has(label) ? labels.text(label) : labels.text('error_other', { label });
  };
}
