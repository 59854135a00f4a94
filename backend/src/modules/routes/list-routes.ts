import type { Route } from '@vitrina/contract/site';
import type { Db } from '../../db/index.ts';
import type { SiteConfig } from '../../site-config.ts';
import { selectRoutes } from './route-queries.ts';

type Webshop = Pick<SiteConfig['webshop'], 'steps'>;

/** The route table as this shop has it: a step of the checkout that is switched off has no address. */
export const listRoutes = async (db: Db, webshop: Webshop): Promise<Route[]> => (await selectRoutes(db)).filter((route) => isServed(route, webshop));

export function isServed({ controller, action }: Pick<Route, 'controller' | 'action'>, { steps }: Webshop): boolean {
  const isOn: Readonly<Record<string, boolean>> = steps;
  return controller !== 'webshop' || isOn[action] !== false;
}
