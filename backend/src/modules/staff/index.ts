/** Staff: sessions of the back office, second factors, roles. Public entry point of the module. */
export { createOwnerLink, linkForFirstOwner } from './first-owner.ts';
export { readStaff } from './read-staff.ts';
export { resetStaff } from './reset-staff.ts';
export { staffRoutes } from './routes.ts';
export { closeStaff, lacksUsers, saveStaff, type StaffLogin } from './save-staff.ts';
export { createStaffKey, endStaffKeys, looksLikeKey, readStaffKey } from './staff-keys.ts';
export type { StaffDeps } from './staff-deps.ts';
