import { useQuery } from '@tanstack/react-query';
import { hasPasskey, type ProofStep, proveByPasskey } from '../../api/passkeys.ts';
import { useWords } from '../../language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { useLoginStep } from './use-login-step.ts';

/** Button to use a passkey instead of a code; only if this login has one. */
export function PasskeyProof({ step, onIn }: { step: ProofStep; onIn: () => void }) {
  const words = useWords();
  const { run, problem, isBusy } = useLoginStep();
  const { data: isThere } = useQuery({ queryKey: ['passkey', step], queryFn: () => hasPasskey(step), staleTime: 0, gcTime: 0, refetchOnWindowFocus: false });
  if (!isThere) return null;
  return (
    <div className="login-form">
      <Button look="key" isBusy={isBusy} onPress={() => void run(async () => void ((await proveByPasskey(step)) && onIn()))}>
        {words('login_passkey')}
      </Button>
      <p className="login-problem" role="alert">
        {problem}
      </p>
    </div>
  );
}
