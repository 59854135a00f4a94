import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { queryClient } from '../api/query-client.ts';
import { LanguageProvider } from '../language/language.tsx';
import { router } from './router.tsx';
import { SessionGate } from './session-gate.tsx';

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <LanguageProvider>
        <SessionGate>
          <RouterProvider router={router} />
        </SessionGate>
      </LanguageProvider>
    </QueryClientProvider>
  );
}
