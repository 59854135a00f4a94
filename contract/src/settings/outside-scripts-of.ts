import type { OutsideScript, OutsideScriptName } from '../values/outside-scripts.ts';
import type { BehaviourSettings, OutsideScriptSettings } from './behaviour.ts';

/** Defaults for the usual provider of each kind of script; settings may override all of them. */
interface Service {
  url: string;
  origins: readonly string[];
  consent: OutsideScript['consent'];
  cookies: readonly string[];
}

const SERVICES: Readonly<Record<OutsideScriptName, Service>> = {
  tag_manager: { url: 'https://www.googletagmanager.com/gtm.js?id={id}', origins: [], consent: 'marketing', cookies: [] },
  analytics: {
    url: 'https://www.googletagmanager.com/gtag/js?id={id}&l=analyticsLayer',
    origins: ['https://www.google-analytics.com', 'https://region1.google-analytics.com'],
    consent: 'analytics',
    cookies: ['_ga', '_ga_*'],
  },
  social_pixel: {
    url: 'https://connect.facebook.net/en_US/fbevents.js',
    origins: ['https://www.facebook.com'],
    consent: 'marketing',
    cookies: ['_fbp', '_fbc'],
  },
};

/** A service with absent fields filled in from the common service of its kind. */
export function outsideScript(name: OutsideScriptName, settings: OutsideScriptSettings): OutsideScript {
  const service = SERVICES[name];
  const url = (settings.url ?? service.url).replaceAll('{id}', encodeURIComponent(settings.id));
  const origins = [...new Set([url, ...(settings.origins ?? (settings.url ? [] : service.origins))].map((one) => new URL(one).origin))];
  return {
    ...{ name, code: settings.id, url, origins },
    consent: settings.consent ?? service.consent,
    isDelayed: settings.delay,
    cookies: settings.cookies ?? service.cookies,
    reloads: settings.reload,
  };
}

/** Third-party services of the settings, in their usual order. */
export const outsideScriptsOf = ({ consent }: BehaviourSettings): OutsideScript[] =>
  (Object.keys(SERVICES) as OutsideScriptName[]).flatMap((name) => {
    const settings = consent.scripts[name];
    return settings ? [outsideScript(name, settings)] : [];
  });
