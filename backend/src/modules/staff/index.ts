/** Staff: sessions of the back office, second factors, roles. The only door of the module. */
export { readStaff } from './read-staff.ts';
export { staffRoutes } from './routes.ts';
export { closeStaff, lacksUsers, saveStaff, type StaffLogin } from './save-staff.ts';
export type { StaffDeps } from './staff-deps.ts';
