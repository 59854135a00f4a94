/** Every `label_name` of a failure with its HTTP status. Each has a text in all ten languages. */
export const ERROR_STATUS = {
  /** The body is not JSON, a field has the wrong type or is out of bounds; `errors` names each field. */
  error_bad_input: 400,
  error_bad_origin: 403,
  error_body_too_large: 413,
  error_content_encoding: 415,
  error_content_type: 415,
  error_unauthorized: 401,
  error_forbidden: 403,
  error_not_found: 404,
  /** Saved meanwhile by other staff; `errors` names each field that they set differently, with their value, name and time. */
  error_version: 409,
  /** Inside `errors` of `error_version`. */
  error_field_changed: 409,
  /** The change was undone already, or its kind cannot be undone. */
  error_not_undoable: 409,
  /** Not found by this id, slug or code; also for hidden data unless the caller is staff. */
  error_empty_data: 404,
  error_method_not_allowed: 405,
  error_login_failed: 422,
  error_too_many_requests: 429,
  /** Too many wrong passwords for one account: a known device, a passkey or a link by mail still log in. */
  error_login_guarded: 429,
  /** A product that cannot be put in the cart: on request, ended, hidden. */
  error_not_orderable: 409,
  /** Stock is lower than the quantity; `errors` names the lines. */
  error_quantity_not_available: 409,
  /** Limit of products on the caller's wish lists. */
  error_wishlist_full: 409,
  /** Limit of wish lists. */
  error_wishlist_lists: 409,
  /** A fifth product is to be compared. */
  error_compare_limit: 409,
  error_cart_empty: 409,
  /** A step of the checkout is missing. */
  error_cart_incomplete: 409,
  /** Price or contents differ from those shown to the buyer. */
  error_cart_changed: 409,
  error_coupon_invalid_code: 422,
  /** Inside `errors` of `error_coupon_invalid_code`: the coupon exists and ended at `ended_at`. */
  error_coupon_ended: 422,
  error_coupon_minimum: 422,
  error_coupon_used: 422,
  error_coupon_already: 422,
  /** The service is not offered with the product, or not at the destination; `errors` has the reason. */
  error_service_not_possible: 422,
  /** Inside `errors` of `error_service_not_possible`: which rule it is. */
  error_service_country: 422,
  error_service_post_code: 422,
  error_service_collected: 422,
  /** Limit of products saved for later. */
  error_saved_full: 409,
  error_shipping_not_possible: 422,
  error_payment_not_possible: 422,
  error_order_not_payable: 409,
  error_order_not_cancellable: 409,
  /** The withdrawal period is over; the order has its last day. */
  error_withdrawal_late: 409,
  /** The order ended otherwise: there is nothing to withdraw from. */
  error_withdrawal_over: 409,
  /** An additional payment needs a confirmed order that has not ended. */
  error_additional_not_possible: 409,
  /** The additional payment is paid already, or its order has ended. */
  error_additional_not_payable: 409,
  /** The order's present state does not allow the requested one. */
  error_order_state: 409,
  /** Document: the market's company supplies nothing of the order. */
  error_other_sellers: 409,
  /** Credit note: the refund is for other sellers' goods, or of a second payment. */
  error_not_credited: 409,
  /** The received amount differs from the amount due. */
  error_amount_differs: 409,
  /** Its payment was booked already. */
  error_payment_booked: 409,
  error_nothing_to_refund: 409,
  /** The quantity exceeds what is still to be packed. */
  error_already_packed: 409,
  /** Pick: the scanned code belongs to no line of the pick. */
  error_wrong_product: 409,
  /** Pick: all units of the scanned product are picked already. */
  error_already_picked: 409,
  /** The carrier issued no label in time, or an invalid one. */
  error_carrier: 503,
  /** A step that is not allowed in the return's state. */
  error_return_state: 409,
  /** The guardian of the law refuses it; `errors` names each field with reason and act. */
  error_unlawful: 422,
  /** A step that is not allowed in the report's state. */
  error_report_state: 409,
  /** A step that is not allowed in the trade-in's state. */
  error_trade_in_state: 409,
  /** The file does not have the expected format. */
  error_file_format: 422,
  error_not_a_picture: 422,
  /** The picture has more than fifty million pixels. */
  error_picture_too_large: 422,
  /** Limit of photos. */
  error_photo_limit: 409,
  /** The account buys for another company, or has requested to. */
  error_company_asked: 409,
  /** The amount exceeds the company's remaining credit. */
  error_credit_limit: 409,
  /** The last day of the offer has passed. */
  error_offer_over: 409,
  /** The offer was ordered already. */
  error_offer_ordered: 409,
  /** The offer has prices of another market. */
  error_offer_market: 409,
  /** Limit of agreed prices of a company. */
  error_company_prices_full: 409,
  error_last_owner: 409,
  /** The granted rights exceed those of the caller. */
  error_more_than_own: 403,
  /** Data of a person lie in markets outside of the scope; `errors` names each. */
  error_other_markets: 403,
  /** The amount exceeds the member's daily refund limit; `errors` has the remaining amount. */
  error_refund_limit: 409,
  /** The Idempotency-Key was used with another body. */
  error_idempotency_key: 409,
  /** The payment could not be started; the order stays. */
  error_empty_payment_form: 200,
  /** Only buyers of a product can rate it. */
  error_not_bought: 403,
  /** The product is available now, so no notice is needed. */
  error_notice_in_stock: 409,
  /** The words of the notice have results now. */
  error_notice_found: 409,
  /** The game has not started or has ended. */
  error_campaign_over: 409,
  /** The person has taken part already. */
  error_campaign_used: 409,
  /** The protocol is published after the end. */
  error_campaign_open: 409,
  error_rules_not_accepted: 400,
  /** A newsletter that was sent cannot be changed. */
  error_newsletter_sent: 409,
  error_internal: 500,
  error_maintenance: 503,
  error_unavailable: 503,
  /** Labels of single fields inside `errors`. */
  error_field_required: 400,
  error_field_type: 400,
  error_field_too_long: 400,
  error_field_too_short: 400,
  error_field_out_of_range: 400,
  error_field_format: 400,
  error_field_unknown_value: 400,
  /** A service carried out at the buyer's request: the right to withdraw from it ended. */
  error_service_carried_out: 400,
  /** Words of a recall that play down its risk. */
  error_recall_words: 400,
  error_email_invalid: 400,
  error_post_code_invalid: 400,
  error_phone_invalid: 400,
  error_vat_number_invalid: 400,
  error_password_short: 400,
  /** The password is among the first that attackers try. */
  error_password_common: 400,
  error_password_simple: 400,
  error_password_personal: 400,
  /** A link of a mail that was used, replaced or is too old. */
  error_link_expired: 410,
  error_name_invalid: 400,
  /** The passkey is unknown, was not made for this shop, or its challenge has expired. */
  error_passkey_failed: 422,
  error_passkey_limit: 409,
  /** The account would be left without a login method. */
  error_last_login: 409,
  /** Endpoints with `confirm`: the staff session must verify its second factor again. */
  error_confirm_needed: 403,
  /** The session's last authentication by password or passkey is too long ago. */
  error_proof_needed: 403,
  /** Parentheses that are no pattern, or more than four patterns. */
  error_redirect_pattern: 400,
  /** The new path has a back-reference to a pattern that the old path does not have. */
  error_redirect_group: 400,
  /** A page exists at the old path, so the rule would never apply. */
  error_redirect_live: 400,
  /** No rule is looked up for such addresses. */
  error_redirect_ignored: 400,
  /** A rule for this old path exists. */
  error_redirect_taken: 400,
  /** The target is neither a path of the shop nor an address that rules may name. */
  error_redirect_target: 400,
  /** The rules would form a redirect loop. */
  error_redirect_loop: 400,
} as const;

export type ErrorLabel = keyof typeof ERROR_STATUS;

/** Faults of a bank statement: a line or an entry, missing columns for day and amount, too many entries, no entries, or any other. */
export const FILE_PROBLEMS = ['line', 'entry', 'columns', 'many', 'none', 'other'] as const;
export type FileProblem = (typeof FILE_PROBLEMS)[number];

export interface FieldError {
  /** Dotted path of the field in body or query: `filters.ram`. */
  field: string;
  label_name: ErrorLabel;
  /** With `error_quantity_not_available` and `error_nothing_to_refund`: available rest, a quantity or a decimal amount. */
  available?: number;
  /** With `error_coupon_ended`: end of the coupon, ISO moment. */
  ended_at?: string;
  /** With `error_field_changed`: the field's current value. */
  theirs?: unknown;
  /** Author of the change; `null`: a job or a command. */
  by?: string | null;
  /** Moment of the change, ISO. */
  at?: string;
  /** With `error_other_markets`: a market, as its language's code. */
  market?: string;
  /** With `error_file_format`: the fault and its line or entry, counted from 1. */
  problem?: FileProblem;
  place?: number;
  /** With `error_unlawful`: the reason in words; act and article; address of its text. */
  reason?: string;
  law?: string;
  link?: string;
}

/** `data` of a failed reply. The client adds `statusCode`. */
export interface ErrorData {
  label_name: ErrorLabel;
  errors?: FieldError[];
  statusCode?: number;
}
