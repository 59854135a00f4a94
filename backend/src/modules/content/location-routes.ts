import { locations } from '@vitrina/contract/locations';
import { type Binding, bind } from '../../http/bind.ts';
import { getLocation, listLocations } from './list-locations.ts';
import type { SiteConfig } from '../../site-config.ts';

/** Routes of shops and other places. */
export const locationRoutes = (site: Pick<SiteConfig, 'timeZone'>): Binding[] => [
  bind(locations.points, listLocations(site)),
  bind(locations.point, getLocation(site)),
];
