/** Log of changes by staff, and the common function to save edits, with merge and undo. The lowest module; its public entry point. */
export { type ChangeRow, selectChanges } from './change-queries.ts';
export { changeView } from './change-view.ts';
export { type CsvReply, common, exportList, inPages, type ListFields, makeListFile } from './list-file.ts';
export type { Fields } from './merge-changes.ts';
export { type Author, type ChangedPath, type NewChange, recordChange, recordChanges } from './record-change.ts';
export { changeRoutes } from './routes.ts';
export { type Editable, type Save, saveChanges } from './save-changes.ts';
export type { Undo, Undoable, Undoables } from './undo-change.ts';
