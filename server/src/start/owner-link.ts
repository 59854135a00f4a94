import type { Config } from '../config/read-config.ts';

/** Where a shop's owner makes their first login. The code stands behind the `#`, so that no log on the way holds it. */
export function ownerLink({ http }: Config, code: string): string {
  const origin = http.officeOrigin ?? http.publicUrl ?? `http://localhost:${http.port}`;
  return `${origin}/backoffice/#first=${code}`;
}
