/** Id of the form that adds the product to the cart; fields elsewhere on the page refer to it. */
export const ADD_TO_CART_FORM = 'buy-form';
