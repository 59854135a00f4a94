import { cms } from '@vitrina/contract/cms';
import { type Binding, bind } from '../../http/bind.ts';
import { getMenus, type MenuDeps } from './get-menus.ts';
import { getPage, type PageDeps } from './get-page.ts';
import { getPromotion } from './get-promotion.ts';
import { getService } from './get-service.ts';
import { listAddresses } from './list-addresses.ts';
import { listPromotions } from './list-promotions.ts';
import { listServices } from './list-services.ts';
import type { ServiceDeps } from './service-view.ts';

/** Routes of pages, promotions, services and menus. */
export const cmsRoutes = (deps: MenuDeps & PageDeps & ServiceDeps): Binding[] => [
  bind(cms.page, getPage(deps)),
  bind(cms.menus, getMenus(deps)),
  bind(cms.promotions, listPromotions),
  bind(cms.promotion, getPromotion),
  bind(cms.services, listServices(deps)),
  bind(cms.service, getService(deps)),
  bind(cms.sitemap, listAddresses),
];
