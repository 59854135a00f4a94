import { linkForFirstOwner } from '@vitrina/backend';
import { connect } from '@vitrina/backend/db';
import type { Config } from '../config/read-config.ts';

/** Returns the link for the owner's first login. The code follows the `#`, so it appears in no log on the way. */
export const ownerLink = (config: Config, code: string, port = config.http.port): string => `${officeAddress(config, port)}#first=${code}`;

/** Returns the start's output about the owner's first login; `null`: the shop has an owner. Later starts do not repeat the link. */
export async function firstLogin(url: string, config: Config, port: number): Promise<string | null> {
  const { db, close } = connect({ url, size: 1 });
  try {
    const link = await linkForFirstOwner(db);
    if (link === null) return null;
    return link === 'given'
      ? 'by the link of an earlier start, within its day; `npm run staff -- owner` makes another'
      : `${ownerLink(config, link.code, port)} (makes its holder the owner, once, within a day)`;
  } finally {
    await close();
  }
}

/** Returns the address of the back office; `port` is the one in use. */
export const officeAddress = ({ http }: Pick<Config, 'http'>, port: number): string =>
  `${http.officeOrigin ?? http.publicUrl ?? `http://localhost:${port}`}/backoffice/`;
