import { devices } from '@vitrina/contract/devices';
import { type Binding, bind } from '../../../http/bind.ts';
import type { OrderDeps } from '../order-deps.ts';
import { getDevice, listDevicesOfOrder, listMyDevices } from './list-devices.ts';
import { addClaimPhoto, makeClaim, saveDevice } from './make-claim.ts';

export const deviceRoutes = (deps: Pick<OrderDeps, 'config'>): Binding[] => [
  bind(devices.mine, listMyDevices(deps)),
  bind(devices.ofOrder, listDevicesOfOrder(deps)),
  bind(devices.device, getDevice(deps)),
  bind(devices.save, saveDevice(deps)),
  bind(devices.claim, makeClaim(deps)),
  bind(devices.claimPhoto, addClaimPhoto),
];
