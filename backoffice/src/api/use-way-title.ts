import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { choicesQuery } from './orders.ts';

/** What a way to pay is called in the reader's language; else `otherwise`, where it is unknown, not for this role, or not there yet. */
export function useWayTitle(): (code: string, otherwise?: string) => string {
  const { data: choices } = useQuery(choicesQuery);
  return useCallback((code, otherwise = code) => choices?.payments?.find((one) => one.code === code)?.title ?? otherwise, [choices]);
}
