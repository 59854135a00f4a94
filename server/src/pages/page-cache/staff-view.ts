import { safePath } from '@vitrina/contract/values/safe-path';
import { readCookie } from '../../http/read-cookie.ts';

/** Role in which staff see the shop. For other visitors address and cookie are ignored. */
export const STAFF_VIEWS = ['staff', 'guest', 'bot'] as const;
export type StaffView = (typeof STAFF_VIEWS)[number];

const COOKIE = 'staff_view';
/** Query parameter of the links in the staff bar. */
const PARAMETER = 'view_as';

const isView = (text: string | null | undefined): text is StaffView => STAFF_VIEWS.some((view) => view === text);

/** Returns the view chosen in the cookie; default: `staff`. */
export function staffViewOf(cookies: string | undefined): StaffView {
  const chosen = readCookie(cookies, COOKIE);
  return isView(chosen) ? chosen : 'staff';
}

/** Returns the view chosen by a link of the staff bar, and the address to redirect to; `null`: the address has no such parameter. */
export function chosenView(rawUrl: string): { view: StaffView; back: string } | null {
  const at = rawUrl.indexOf('?');
  if (at < 0 || !rawUrl.includes(`${PARAMETER}=`, at)) return null;
  const params = new URLSearchParams(rawUrl.slice(at + 1));
  const view = params.get(PARAMETER);
  params.delete(PARAMETER);
  const back = rawUrl.slice(0, at) + (params.size > 0 ? `?${params}` : '');
  return isView(view) && safePath(back) ? { view, back } : null;
}

/** The Set-Cookie header of a choice, until the browser is closed. */
export const staffViewCookie = (view: StaffView, isHttps: boolean): string => `${COOKIE}=${view}; Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;
