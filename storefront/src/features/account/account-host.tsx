import { useEffect } from 'react';
import { mayBeMember } from '../../context/login-mark.ts';
import { useShop } from '../../context/shop-context.tsx';

/** Asks who is logged in, where somebody may be; pages are the same for all. */
export function AccountHost() {
  const { lang } = useShop();
  useEffect(() => {
    if (mayBeMember()) void import('./load-login.ts').then(({ loadLogin }) => loadLogin(lang)).catch(() => undefined);
  }, [lang]);
  return null;
}
