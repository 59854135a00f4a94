/** Fields of the offer form, in order. */
export const OFFER_FIELDS = ['name', 'email', 'phone', 'way', 'street', 'post_code', 'city', 'confirmed'] as const;
export type OfferField = (typeof OFFER_FIELDS)[number];
/** A ticked checkbox is `1`. */
export type OfferValues = Readonly<Record<OfferField, string>>;
