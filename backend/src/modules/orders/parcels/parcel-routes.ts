import { staffParcels } from '@vitrina/contract/staff/parcels';
import { type Binding, bind } from '../../../http/bind.ts';
import type { OrderDeps } from '../order-deps.ts';
import { requestLabel, readLabel } from './request-label.ts';
import { requestLabels, showLabels } from './request-labels.ts';
import { listParcels } from './list-parcels.ts';
import { changeParcelState } from './change-parcel-state.ts';
import { packParcel } from './pack-parcel.ts';
import { saveParcel } from './save-parcel.ts';

export const parcelRoutes = (deps: OrderDeps): Binding[] => [
  bind(staffParcels.list, listParcels),
  bind(staffParcels.create, packParcel),
  bind(staffParcels.save, saveParcel),
  bind(staffParcels.move, changeParcelState),
  bind(staffParcels.label, requestLabel(deps)),
  bind(staffParcels.labelFile, readLabel),
  bind(staffParcels.labels, requestLabels(deps)),
  bind(staffParcels.labelsFile, showLabels),
];
