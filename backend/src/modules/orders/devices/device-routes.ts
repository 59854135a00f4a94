import { devices } from '@vitrina/contract/devices';
import { type Binding, bind } from '../../../http/bind.ts';
import type { OrderDeps } from '../order-deps.ts';
import { addClaimPhoto } from './add-claim-photo.ts';
import { createWarrantyClaim } from './create-warranty-claim.ts';
import { getDevice, listDevicesOfOrder, listMyDevices } from './list-devices.ts';
import { saveDevice } from './save-device.ts';

export const deviceRoutes = (deps: Pick<OrderDeps, 'config'>): Binding[] => [
  bind(devices.mine, listMyDevices(deps)),
  bind(devices.ofOrder, listDevicesOfOrder(deps)),
  bind(devices.device, getDevice(deps)),
  bind(devices.save, saveDevice(deps)),
  bind(devices.claim, createWarrantyClaim(deps)),
  bind(devices.claimPhoto, addClaimPhoto),
];
