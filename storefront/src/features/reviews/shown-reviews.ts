/** Number of reviews on the product page; structured data contain no others, and the rest are on a separate page. */
export const SHOWN_REVIEWS = 4;
