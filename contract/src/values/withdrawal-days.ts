/**
 * For so many days after delivery a buyer may withdraw from the contract. The law demands 14; the shop promises 30, in its
 * header and in the last step of the checkout (`header_returns`, `checkout_withdrawal_text`), and is held to that.
 */
export const WITHDRAWAL_DAYS = 30;
