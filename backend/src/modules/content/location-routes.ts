import { locations } from '@vitrina/contract/locations';
import { type Binding, bind } from '../../http/bind.ts';
import { getLocation, listLocations } from './list-locations.ts';

/** Shops and other places. */
export const locationRoutes = (): Binding[] => [bind(locations.points, listLocations), bind(locations.point, getLocation)];
