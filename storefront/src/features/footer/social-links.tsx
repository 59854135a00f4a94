const NAMES: Readonly<Record<string, string>> = {
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  'pinterest.com': 'Pinterest',
  'tiktok.com': 'TikTok',
  'x.com': 'X',
  'youtube.com': 'YouTube',
};

/** The shop's pages elsewhere, by the network's name, or its host where it is less known. */
export function SocialLinks({ urls = [] }: { urls?: readonly string[] | undefined }) {
  return urls.map((url) => {
    const host = new URL(url).hostname.replace(/^www\./, '');
    return (
      <li key={url}>
        <a href={url} rel="me noopener">
          {NAMES[host] ?? host}
        </a>
      </li>
    );
  });
}
