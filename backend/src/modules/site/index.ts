/** Site-wide data: shop facts, maintenance, caches, browser builds, theme. Public entry point of the module. */
export type { ClientError } from './report-client-error.ts';
export { clearCaches, purgeCaches, purgeTags } from './clear-caches.ts';
export { siteRoutes } from './routes.ts';
export { currencies, siteInfo } from './site-info.ts';
export { readMaintenance, setMaintenance } from './maintenance.ts';
export { type BuildFile, deleteOldBuilds, findBuildFile, saveBuild } from './build-files.ts';
export { saveSetting } from './save-setting.ts';
export { saveThemeFiles, selectThemeFiles, type ThemeFile, type TypefaceMetrics } from './theme-files.ts';
