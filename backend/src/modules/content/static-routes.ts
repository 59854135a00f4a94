import { staticContent } from '@vitrina/contract/static-content';
import { type Binding, bind } from '../../http/bind.ts';
import { getStaticContent, type StaticContentDeps } from './get-static-content.ts';

/** Routes of landing pages. */
export const staticRoutes = (deps: StaticContentDeps): Binding[] => [bind(staticContent.page, getStaticContent(deps))];
