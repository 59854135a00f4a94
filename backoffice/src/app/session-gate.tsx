import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { currentLoginPrompt, subscribeToLoginPrompt } from '../api/login-prompt.ts';
import { meQuery } from '../api/session.ts';
import { ConfirmDialog } from '../screens/login/confirm-dialog.tsx';
import { LoginDialog } from '../screens/login/login-dialog.tsx';
import { LoginScreen } from '../screens/login/login-screen.tsx';
import { FailedScreen } from './failed-screen.tsx';
import { MeContext } from './me.tsx';
import { openedLink } from './opened-link.ts';

/** Shows the back office if there is a session, else the login. If the session ends later, the login opens above the page, which keeps its state. */
export function SessionGate({ children }: { children: ReactNode }) {
  const { data: me, error, refetch } = useQuery(meQuery);
  const prompt = useSyncExternalStore(subscribeToLoginPrompt, currentLoginPrompt);
  const [link, setLink] = useState(openedLink);
  if (error && !me) return <FailedScreen onAgain={() => void refetch()} />;
  if (me === undefined) return null;
  if (me === null || link) return <LoginScreen link={link} onIn={() => setLink(null)} />;
  return (
    <MeContext value={me}>
      {children}
      {prompt?.kind === 'login' && <LoginDialog email={me.user.email} onIn={prompt.pass} />}
      {prompt?.kind === 'confirm' && <ConfirmDialog onIn={prompt.pass} onClose={prompt.giveUp} />}
    </MeContext>
  );
}
