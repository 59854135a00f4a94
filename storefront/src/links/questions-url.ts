import { homeUrl } from './page-links.ts';

type Place = Parameters<typeof homeUrl>[0];

interface QuestionsOf {
  productId: number;
  /** Complete identifier of a guest's order that contains the product. */
  identifier?: string | null | undefined;
  q?: string;
  page?: number;
}

/** `/webshop/questions/?product=12&q=usb`: all questions about a product, and the forms to ask and answer. */
export function questionsUrl({ productId, identifier, q = '', page = 1 }: QuestionsOf, place: Place): string {
  const query = new URLSearchParams({
    product: String(productId),
    ...(identifier && { identifier }),
    ...(q && { q }),
    ...(page > 1 && { page: String(page) }),
  });
  return `${homeUrl(place)}webshop/questions/?${query}`;
}

/** Returns the address of a question's state, for its mail. */
export const questionStateUrl = (place: Place, code: string): string => `${homeUrl(place)}webshop/questions/?code=${encodeURIComponent(code)}`;
