import { staffChanges } from '@vitrina/contract/staff/changes';
import { type Binding, bind } from '../../http/bind.ts';
import { exportChanges, searchChanges } from './search-changes.ts';
import { undoChange, type Undoables } from './undo-change.ts';

export const changeRoutes = (undoables: Undoables): Binding[] => [
  bind(staffChanges.search, searchChanges),
  bind(staffChanges.csv, exportChanges),
  bind(staffChanges.undo, undoChange(undoables)),
];
