export { siteRoutes } from './routes.ts';
export { currencies, siteInfo } from './site-info.ts';
