/** Of the form that puts the product in the cart; fields elsewhere on the page name it. */
export const ADD_TO_CART_FORM = 'buy-form';
