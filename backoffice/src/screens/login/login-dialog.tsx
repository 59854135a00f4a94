import { useWords } from '../../language/language.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LoginSteps } from './login-steps.tsx';

/** Login above the page after the session has ended; the page keeps its state. */
export function LoginDialog({ email, onIn }: { email: string; onIn: () => void }) {
  const words = useWords();
  return (
    <Dialog title={words('login_again')}>
      <p>{words('login_again_text')}</p>
      <LoginSteps email={email} onIn={onIn} />
    </Dialog>
  );
}
