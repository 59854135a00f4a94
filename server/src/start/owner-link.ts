import type { Config } from '../config/read-config.ts';

/** Returns the link for the owner's first login. The code follows the `#`, so it appears in no log on the way. */
export const ownerLink = (config: Config, code: string): string => `${officeAddress(config, config.http.port)}#first=${code}`;

/** Returns the address of the back office; `port` is the one in use. */
export const officeAddress = ({ http }: Pick<Config, 'http'>, port: number): string =>
  `${http.officeOrigin ?? http.publicUrl ?? `http://localhost:${port}`}/backoffice/`;
