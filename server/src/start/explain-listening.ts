import type { HttpConfig } from '../config/http.ts';
import { StartFailed } from '../shared/start-failed.ts';

/** Throws a listening error with an explanation for the operator. */
export function explainListening(error: unknown, { port, host }: Pick<HttpConfig, 'port' | 'host'>): never {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') throw new StartFailed(`Port ${port} is in use. Choose another one: PORT=3001 npm start`);
  if (code === 'EACCES') throw new StartFailed(`Port ${port} may not be used by this user. Choose one above 1024: PORT=3000 npm start`);
  // A machine without IPv6, an address of another machine, a name that means none.
  if (code === 'EAFNOSUPPORT' || code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    throw new StartFailed(`The address ${host} cannot be listened on. Try HOST=0.0.0.0 npm start`);
  throw error;
}
