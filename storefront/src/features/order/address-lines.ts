import type { CartCustomer } from '@vitrina/contract/cart';

export interface Addresses {
  /** Lines of the buyer. */
  buyer: string[];
  /** Delivery address; `null`: the buyer's own. */
  delivery: string[] | null;
}

/** Returns the addresses from the checkout as lines, without empty fields. `country`: its name. */
export function addressLines({ fields }: Pick<CartCustomer, 'fields'>, country: string): Addresses {
  const line = (...names: string[]) =>
    names
      .map((name) => fields[name]?.trim())
      .filter(Boolean)
      .join(' ');
  const person = (prefix: string) => [line(`${prefix}name`, `${prefix}surname`), line(`${prefix}street`), line(`${prefix}post_code`, `${prefix}town`)];
  const buyer = [line('company_name'), ...person(''), country, line('vat_number'), line('email'), line('phone')].filter(Boolean);
  const delivery = person('delivery_').filter(Boolean);
  return { buyer, delivery: delivery.length > 0 ? [...delivery, country].filter(Boolean) : null };
}
