/** What the form for comments and their list need in browsers: orders of the list, and lengths in characters. */
export const COMMENT_SORTS = ['newest', 'best', 'worst'] as const;
export type CommentSort = (typeof COMMENT_SORTS)[number];
export const DISPLAY_NAME_LENGTH = 60;
export const MESSAGE_LENGTH = 4000;
