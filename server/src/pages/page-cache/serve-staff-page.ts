import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Admission } from '../../admission/admission.ts';
import { send, text } from '../../http/send.ts';
import { isOwnSite } from '../../http/token-rules.ts';
import { asPrivate } from './as-private.ts';
import type { PageServed } from './page-handler.ts';
import type { PageRequestReader } from './read-page-request.ts';
import type { RenderPage } from './render-page.ts';
import type { sendEntry } from './send-entry.ts';
import { chosenView, staffViewCookie, staffViewOf } from './staff-view.ts';

interface StaffPageDeps {
  admission: Pick<Admission, 'run'>;
  reader: PageRequestReader;
  render: RenderPage;
  sendPage: typeof sendEntry;
  isHttps: boolean;
  common: readonly string[];
}

export interface StaffPages {
  /** Answers a link of the staff bar, which remembers the view and redirects back to the page; `false`: the request is none. */
  chooseView: (request: IncomingMessage, response: ServerResponse) => boolean;
  serve: (request: IncomingMessage, response: ServerResponse, staffToken: string) => Promise<PageServed>;
}

/** Serves pages in the role that staff chose; in a guest's or crawler's role with their data only. Never cached. */
export const createStaffPages = ({ admission, reader, render, sendPage, isHttps, common }: StaffPageDeps): StaffPages => ({
  chooseView: (request, response) => {
    const chosen = isOwnSite(request.headers['sec-fetch-site'] as string | undefined) ? chosenView(request.url as string) : null;
    if (!chosen) return false;
    const headers = ['Location', chosen.back, 'Set-Cookie', staffViewCookie(chosen.view, isHttps)];
    send(request, response, text(303, '', headers), common);
    return true;
  },
  serve: async (request, response, staffToken) => {
    const staffView = staffViewOf(request.headers.cookie);
    const target = staffView === 'staff' ? null : reader.keyOf(request)?.target;
    const facts = { staffView, ...(staffView === 'staff' && { staffToken }) };
    const entry = await admission.run('critical', () => render(target ?? (request.url as string), staffView === 'bot', facts));
    await sendPage(request, response, asPrivate(entry), 'staff');
    return 'staff';
  },
});
