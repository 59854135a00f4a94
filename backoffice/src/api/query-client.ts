import { QueryClient } from '@tanstack/react-query';
import { StaffError } from './staff-error.ts';

const TRIES = 2;

/** Shown data stay while they are refetched; only calls that did not reach the shop are retried. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (count, error) => error instanceof StaffError && error.isAway && count < TRIES,
      refetchOnWindowFocus: true,
    },
    mutations: { retry: false },
  },
});
