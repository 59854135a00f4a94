import type { ErrorData } from '@vitrina/contract/errors';

interface Words {
  text: (name: string, values?: Record<string, string | number>) => string;
  /** Pieces there are, where it is known. */
  available?: number | undefined;
}

/** Why the shop refused, in words; for a quantity with the pieces there are. */
export function refusalText({ label_name }: Pick<ErrorData, 'label_name'>, { text, available }: Words): string {
  if (label_name === 'error_quantity_not_available' && available !== undefined)
    return available > 0 ? text('cart_page_only_pieces', { count: available }) : text('cart_page_none_left');
  return text(label_name);
}
