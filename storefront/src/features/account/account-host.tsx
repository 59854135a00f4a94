import { useEffect } from 'react';
import { loginHint } from '../../client/session/login-hint.ts';
import { useShop } from '../../context/shop-context.tsx';

/** Loads the login if the browser may have one: cached pages contain none. */
export function AccountHost() {
  const { lang } = useShop();
  useEffect(() => {
    if (loginHint.isSet()) void import('../../client/session/load-login.ts').then(({ loadLogin }) => loadLogin(lang)).catch(() => undefined);
  }, [lang]);
  return null;
}
