import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { currentGate, subscribeToGate } from '../api/gates.ts';
import { meQuery } from '../api/session.ts';
import { ConfirmDialog } from '../screens/login/confirm-dialog.tsx';
import { LoginDialog } from '../screens/login/login-dialog.tsx';
import { LoginScreen } from '../screens/login/login-screen.tsx';
import { FailedScreen } from './failed-screen.tsx';
import { MeContext } from './me.tsx';
import { openedLink } from './opened-link.ts';

/** Shows the office with a session, the login without. When the session ends later, the login opens above the page, which keeps its state. */
export function SessionGate({ children }: { children: ReactNode }) {
  const { data: me, error, refetch } = useQuery(meQuery);
  const gate = useSyncExternalStore(subscribeToGate, currentGate);
  const [link, setLink] = useState(openedLink);
  if (error && !me) return <FailedScreen onAgain={() => void refetch()} />;
  if (me === undefined) return null;
  if (me === null || link) return <LoginScreen link={link} onIn={() => setLink(null)} />;
  return (
    <MeContext value={me}>
      {children}
      {gate?.gate === 'login' && <LoginDialog email={me.user.email} onIn={gate.pass} />}
      {gate?.gate === 'confirm' && <ConfirmDialog onIn={gate.pass} onClose={gate.giveUp} />}
    </MeContext>
  );
}
