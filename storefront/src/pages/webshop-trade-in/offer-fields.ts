/** Fields of the form that offers a device, in its order. */
export const OFFER_FIELDS = ['name', 'email', 'phone', 'way', 'street', 'post_code', 'city', 'confirmed'] as const;
export type OfferField = (typeof OFFER_FIELDS)[number];
/** A ticked box is `1`. */
export type OfferValues = Readonly<Record<OfferField, string>>;
