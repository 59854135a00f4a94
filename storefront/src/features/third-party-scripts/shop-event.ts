/** A product in an event, in standard field names; no data identify the visitor. */
export interface EventItem {
  item_id: string;
  item_name: string;
  item_brand?: string;
  item_category?: string;
  price?: number;
  quantity?: number;
  index?: number;
}

/** An event of the data layer, in the standard names. Money is a decimal in the shown market's currency. */
export interface DataEvent {
  name:
    | 'view_item_list'
    | 'view_item'
    | 'add_to_cart'
    | 'remove_from_cart'
    | 'view_cart'
    | 'begin_checkout'
    | 'add_shipping_info'
    | 'add_payment_info'
    | 'purchase'
    | 'add_to_wishlist'
    | 'search';
  params: {
    currency?: string;
    value?: number;
    items?: EventItem[];
    item_list_name?: string;
    coupon?: string;
    shipping?: number;
    tax?: number;
    shipping_tier?: string;
    payment_type?: string;
    transaction_id?: string;
    search_term?: string;
  };
}
