import type { SiteInfo } from '@vitrina/contract/site';
import { PAGE_CACHE } from '@vitrina/contract/internal-headers';
import { escapeHtml } from './escape.ts';
import { redirect } from './responses.ts';

/** Icon and manifest are asked for by name; they follow the settings within minutes. */
const KEEP = { 'cache-control': 'public, max-age=300', [PAGE_CACHE]: 'public' };
const POLICY = "default-src 'none'; sandbox";

/** Returns the address of the shop's square icon. */
export const iconUrl = ({ icon }: SiteInfo): string => icon ?? '/favicon.svg';

const PATHS = new Set(['/favicon.svg', '/logo.svg', '/site.webmanifest']);
export const isBrandPath = (path: string): boolean => PATHS.has(path);

/** Signs of the shop by the names that browsers and programs know; `null`: the path is none of them. */
export function brandFile(path: string, info: SiteInfo): Response | null {
  if (path === '/favicon.svg') return info.icon ? redirect({ to: info.icon, status: 302, asData: false }) : drawn(info);
  if (path === '/logo.svg') return info.logo ? redirect({ to: info.logo, status: 302, asData: false }) : drawn(info);
  if (path === '/site.webmanifest')
    return new Response(manifest(info), { headers: { ...KEEP, 'content-type': 'application/manifest+json', 'content-security-policy': POLICY } });
  return null;
}

/** First letter of the name on the colour of the main button. */
function drawn({ name, brand }: SiteInfo): Response {
  const letter = escapeHtml(([...name][0] ?? '').toLocaleUpperCase());
  const { action = '#444444', actionText = '#ffffff' } = brand ?? {};
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="512" height="512"><rect width="32" height="32" rx="7" fill="${action}"/><text x="16" y="22.5" text-anchor="middle" font-family="system-ui, Arial, sans-serif" font-size="19" font-weight="700" fill="${actionText}">${letter}</text></svg>\n`;
  return new Response(svg, { headers: { ...KEEP, 'content-type': 'image/svg+xml', 'content-security-policy': POLICY } });
}

function manifest(info: SiteInfo): string {
  const icon = iconUrl(info);
  const type = icon.endsWith('.png') ? 'image/png' : icon.endsWith('.webp') ? 'image/webp' : 'image/svg+xml';
  return `${JSON.stringify({
    name: info.name,
    short_name: info.name.slice(0, 24),
    start_url: '/',
    display: 'browser',
    background_color: '#ffffff',
    theme_color: info.brand?.action ?? '#ffffff',
    icons: [
      { src: icon, type, sizes: type === 'image/svg+xml' ? 'any' : '512x512' },
      { src: '/apple-touch-icon.png', type: 'image/png', sizes: '180x180' },
    ],
  })}\n`;
}
