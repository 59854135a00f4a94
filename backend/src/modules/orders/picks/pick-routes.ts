import { staffPicks } from '@vitrina/contract/staff/picks';
import { type Binding, bind } from '../../../http/bind.ts';
import { beginPick } from './begin-pick.ts';
import { completePick } from './end-pick.ts';
import { closeAlert, getPick, listAlerts, listPicks } from './list-picks.ts';
import { scanPick } from './scan-pick.ts';

export const pickRoutes = (): Binding[] => [
  bind(staffPicks.search, listPicks),
  bind(staffPicks.create, beginPick),
  bind(staffPicks.get, getPick),
  bind(staffPicks.scan, scanPick),
  bind(staffPicks.done, completePick),
  bind(staffPicks.alerts, listAlerts),
  bind(staffPicks.resolve, closeAlert),
];
