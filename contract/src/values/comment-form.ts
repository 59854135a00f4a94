/** Limits of comment forms and orders of their lists, free of zod for browsers. Lengths in characters. */
export const COMMENT_SORTS = ['newest', 'helpful', 'best', 'worst'] as const;
export type CommentSort = (typeof COMMENT_SORTS)[number];
export const DISPLAY_NAME_LENGTH = 60;
export const MESSAGE_LENGTH = 4000;
/** Pros, and cons. */
export const MOST_POINTS = 5;
export const POINT_LENGTH = 120;
/** Photographs per review. */
export const MOST_PHOTOS = 5;
/** Greatest picture, bytes. */
export const MOST_PHOTO_BYTES = 8 * 1024 * 1024;
/** Length of a claim's message, characters. */
export const CLAIM_MESSAGE = { least: 10, most: 500 } as const;
export const QUESTION_LENGTH = 1000;
