import type { Parcel } from '@vitrina/contract/cart';

/** Names of form fields; `all`: one choice for every parcel. */
export const shippingField = (parcelId: string): string => `shipping-${parcelId}`;
export const pointField = (parcelId: string, option: string): string => `point-${parcelId}-${option}`;
export const ALL = 'all';

export interface ShippingChoice {
  /** `null`: for all parcels. */
  parcel_id: string | null;
  shipping: string;
  point_id?: string;
}
export interface ShippingError {
  /** Field without a choice. */
  field: string;
  label_name: 'checkout_choose_shipping' | 'checkout_choose_point';
}

interface FormValues {
  get(name: string): unknown;
}

/** Reads the choices, for all parcels or for each, and returns the fields of missing ones. */
export function readShippingForm(
  form: FormValues,
  parcels: readonly Pick<Parcel, 'id' | 'shipping_options'>[],
): { choices: ShippingChoice[]; errors: ShippingError[] } {
  const ids = form.get('mode') === 'each' ? parcels.map((parcel) => parcel.id) : [ALL];
  const choices: ShippingChoice[] = [];
  const errors: ShippingError[] = [];
  for (const id of ids) {
    const parcel = parcels.find((one) => one.id === id) ?? parcels[0];
    const code = form.get(shippingField(id));
    const option = parcel?.shipping_options.find((one) => one.code === code);
    if (!option) {
      errors.push({ field: shippingField(id), label_name: 'checkout_choose_shipping' });
      continue;
    }
    const point = form.get(pointField(id, option.code));
    const hasPoint = typeof point === 'string' && point !== '';
    if (option.points && !hasPoint) errors.push({ field: pointField(id, option.code), label_name: 'checkout_choose_point' });
    else choices.push({ parcel_id: id === ALL ? null : id, shipping: option.code, ...(option.points && hasPoint && { point_id: point }) });
  }
  return { choices, errors };
}
