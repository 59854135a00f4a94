import { QueryClient } from '@tanstack/react-query';
import { StaffError } from './staff-error.ts';

const TRIES = 2;

/** What is shown stays while it is asked for anew; only what did not reach the shop is tried again. */
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
