/** Content: pages, promotions, services, landing pages, questions, posts, locations, menus. Public entry point of the module. */
export { blocksToSave } from './check-blocks.ts';
export { cleanContent } from './clean-content.ts';
export { cmsRoutes } from './cms-routes.ts';
export { selectHiddenContentKeys } from './content-queries.ts';
export { faqRoutes } from './faq-routes.ts';
export type { ContentKind } from './content-kinds.ts';
export { locationRoutes } from './location-routes.ts';
export { deleteMenus, type MenuEntry, type MenuInput, saveMenus } from './menu-queries.ts';
export { type ContentInput, type ContentTextInput, saveContentAddresses, saveContents } from './save-contents.ts';
export { publishRoutes } from './publish-routes.ts';
export { staticRoutes } from './static-routes.ts';
export { withFigures } from './with-figures.ts';
export { listHelp } from './list-help.ts';
export { suggestPosts } from './suggest-posts.ts';
export { hideContents } from './hide-contents.ts';
