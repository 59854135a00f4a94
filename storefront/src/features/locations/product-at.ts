/** A requested product with its stock in the shops. */
export interface ProductAt {
  id: number;
  title: string;
  lang: string | null;
  url: string;
  /** Cart code of the product; `null`: not for sale. */
  code: string | null;
  /** Present ISO date, to mark collection today. */
  today: string;
  places: { code: string; title: string; qty: number; pickup_date: string | null }[];
}
