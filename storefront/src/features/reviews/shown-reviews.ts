/** Reviews on the product's page; structured data names no others, and the rest stand on a page of their own. */
export const SHOWN_REVIEWS = 4;
