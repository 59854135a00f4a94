import { staffParcels } from '@vitrina/contract/staff/parcels';
import { type Binding, bind } from '../../../http/bind.ts';
import { listParcels } from './list-parcels.ts';
import { moveParcel } from './move-parcel.ts';
import { packParcel } from './pack-parcel.ts';
import { saveParcel } from './save-parcel.ts';

export const parcelRoutes = (): Binding[] => [
  bind(staffParcels.list, listParcels),
  bind(staffParcels.create, packParcel),
  bind(staffParcels.save, saveParcel),
  bind(staffParcels.move, moveParcel),
];
