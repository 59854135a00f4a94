import { ALL_PAGES } from '@vitrina/backend';
import { createPathReader } from '@vitrina/contract/endpoint-paths';
import { createBackofficeServer } from '../backoffice/serve-backoffice.ts';
import type { Config } from '../config/read-config.ts';
import { admitCalls } from '../http/admit-calls.ts';
import { answerInTime } from '../http/answer-in-time.ts';
import type { Backend } from '../http/backend.ts';
import { addressOf } from '../http/client-address.ts';
import type { ErrorAnswers } from '../http/error-answers.ts';
import { handleApi } from '../http/handle-api.ts';
import { createMediaFiles } from '../http/media-files.ts';
import type { Routes } from '../http/route-request.ts';
import { createStaffCheck } from '../http/staff-check.ts';
import { createStaticFiles } from '../http/static-files.ts';
import { ERROR_SCRIPT, ERROR_SCRIPT_PATH } from '../pages/error-pages/error-page.ts';
import { CLIENT_FOLDER } from '../pages/load-storefront.ts';
import { createClearCaches } from '../pages/page-cache/clear-by-query.ts';
import { createPageServer } from '../pages/page-cache/serve-page.ts';
import { createPrivatePageServer } from '../pages/page-cache/serve-private-page.ts';
import { isDevMailPath, serveDevMail } from '../services/dev-mail/serve-dev-mail.ts';
import { isLocalName } from '../shared/local-name.ts';
import { createAppleIcon } from '../thumbs/apple-icon.ts';
import type { ShopParts } from './start-parts.ts';

interface RoutesOptions {
  config: Config;
  parts: ShopParts;
  errors: ErrorAnswers;
  notReady: Routes['notReady'];
  metrics: Routes['metrics'];
}

/** Returns the handlers of all kinds of requests. */
export function createRoutes({ config, parts, errors, notReady, metrics }: RoutesOptions): Routes {
  const { common, isHttps, publicUrl, backend, storefront, admission, thumbs } = parts;
  const isProduction = config.mode === 'production';
  return {
    publicUrl: config.http.publicUrl,
    officeOrigin: config.http.officeOrigin,
    isHttps,
    allowLocal: !isProduction,
    trustedProxies: config.http.trustedProxies,
    metricsToken: config.http.metricsToken,
    // A proxy on this machine that adds no header asks like any program here, so a shop that is published needs the token.
    showsFiguresHere: !isProduction && isLocalName(new URL(publicUrl).hostname),
    common,
    ownPath: createPathReader(config.addresses.movedPaths),
    api: admitCalls(admission, (call, answer) => handleApi(call, { answer, isHttps, hasHandles: backend.hasBearerHandles() }), backend.answer),
    page: pageHandler({ config, parts, errors }),
    file: createStaticFiles({ folder: CLIENT_FOLDER, common, findElsewhere: backend.findBuildFile }),
    thumb: thumbs.serve,
    appleIcon: createAppleIcon({ fetchPath: (path) => storefront.handleRequest(new Request(new URL(path, publicUrl))), dataDir: config.storage.dataDir }),
    media: createMediaFiles({ dataDir: config.storage.dataDir, common }),
    localPages: devMailPages(backend),
    backoffice: createBackofficeServer({ common }),
    errorScript: { path: ERROR_SCRIPT_PATH, text: ERROR_SCRIPT },
    notReady,
    metrics,
    build: () => storefront.build,
  };
}

function pageHandler({ config, parts, errors }: Pick<RoutesOptions, 'config' | 'parts' | 'errors'>): Routes['page'] {
  const { backend, storefront, admission, isHttps, common, publicUrl, telemetry, pageCache, maintenance, onChange } = parts;
  const isStaff = createStaffCheck(backend, { withinMs: config.limits.readMs / 3 });
  const shared = { storefront, admission, isStaff, origin: publicUrl, isHttps, common, countRedirects: backend.countRedirects };
  const pages = createPageServer({
    ...shared,
    cache: pageCache,
    clearCaches: createClearCaches(backend, () => onChange([ALL_PAGES])),
    privatePage: createPrivatePageServer({ ...shared, answer: backend.answer, addressOf: (request) => addressOf(request, config.http.trustedProxies) }),
    defaultLanguage: config.languages.defaultLanguage,
    isClosed: maintenance.isOn,
    errors,
  });
  return answerInTime(telemetry.watchPages(pages), config.limits);
}

/** Pages of written mails, where none are sent. */
function devMailPages({ mailbox }: Backend): Routes['localPages'] {
  return mailbox && { matches: isDevMailPath, answer: async (path) => serveDevMail(path, await mailbox()) };
}
