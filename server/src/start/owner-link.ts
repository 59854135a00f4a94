import type { Config } from '../config/read-config.ts';

/** Where a shop's owner makes their first login. The code stands behind the `#`, so that no log on the way holds it. */
export const ownerLink = (config: Config, code: string): string => `${officeAddress(config, config.http.port)}#first=${code}`;

/** Where staff work; the port is the one that was taken. */
export const officeAddress = ({ http }: Pick<Config, 'http'>, port: number): string =>
  `${http.officeOrigin ?? http.publicUrl ?? `http://localhost:${port}`}/backoffice/`;
