import { notices } from '@vitrina/contract/notices';
import { type Binding, bind } from '../../http/bind.ts';
import { listOwnNotices } from './list-own-notices.ts';
import { subscribeToNotice } from './subscribe-to-notice.ts';
import { subscribeToWords } from './subscribe-to-words.ts';
import { confirmAddress, readNotice, stopByCode } from './follow-link.ts';
import type { NoticeDeps } from './notice-deps.ts';

/** Routes of one-time notices about a product, or about search words without results. */
export const noticeRoutes = (deps: NoticeDeps): Binding[] => [
  bind(notices.notify, subscribeToNotice(deps)),
  bind(notices.notifyFound, subscribeToWords(deps)),
  bind(notices.notice, readNotice(deps)),
  bind(notices.mine, listOwnNotices(deps)),
  bind(notices.confirm, confirmAddress(deps)),
  bind(notices.stop, async ({ code }, { db }) => stopByCode(db, code)),
];
