/** The content site: pages, promotions, services, landing pages, questions, posts, locations, menus. The only door of the module. */
export { cleanContent } from './clean-content.ts';
export type { ContentKind } from './content-kinds.ts';
export { type ContentInput, type ContentTextInput, saveContents } from './save-contents.ts';
