import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { choicesQuery } from './orders.ts';

/** Returns the localized name of a payment method; `otherwise` if it is unknown, not permitted for the role, or still loading. */
export function useWayTitle(): (code: string, otherwise?: string) => string {
  const { data: choices } = useQuery(choicesQuery);
  return useCallback((code, otherwise = code) => choices?.payments?.find((one) => one.code === code)?.title ?? otherwise, [choices]);
}
