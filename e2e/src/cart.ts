import { sendRequest, type Reply } from './request.ts';

export const CART_PATH = '/webshop/shopping_cart/';

/** Sends a form of the cart like a browser without scripts. */
export const sendCartForm = (cookie: string | null, fields: Record<string, string>, path = CART_PATH): Promise<Reply> =>
  sendRequest(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...(cookie !== null && { cookie }) },
    body: new URLSearchParams(fields).toString(),
  });

/** HTML of a visitor's cart. */
export async function readCart(cookie: string, path = CART_PATH): Promise<string> {
  const reply = await sendRequest(path, { headers: { cookie } });
  if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}`);
  return reply.text;
}
