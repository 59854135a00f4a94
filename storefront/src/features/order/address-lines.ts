import type { CartCustomer } from '@vitrina/contract/cart';

export interface Addresses {
  /** The buyer, line by line. */
  buyer: string[];
  /** Where it goes where that is somewhere else. */
  delivery: string[] | null;
}

/** What was typed in the checkout as addresses to read; fields that were not asked for are left out. `country`: its name. */
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
