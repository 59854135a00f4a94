import { useQueryClient } from '@tanstack/react-query';
import { meQuery } from '../../api/session.ts';
import type { OpenedLink } from '../../app/opened-link.ts';
import { LanguageChoice } from '../../language/language-choice.tsx';
import { useWords } from '../../language/language.tsx';
import { LoginSteps } from './login-steps.tsx';

export function LoginScreen({ link, onIn }: { link: OpenedLink | null; onIn: () => void }) {
  const words = useWords();
  const client = useQueryClient();
  return (
    <main className="login-screen">
      <title>{words('office')}</title>
      <div className="login-box">
        <img src="/logo.svg" alt="" height={28} />
        <h1>{words('office')}</h1>
        <LoginSteps link={link} onIn={() => void client.invalidateQueries({ queryKey: meQuery.queryKey }).then(onIn)} />
      </div>
      <LanguageChoice />
    </main>
  );
}
