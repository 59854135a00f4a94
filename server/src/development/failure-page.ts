import { policyInDevelopment } from './in-development.ts';

const STYLE = 'body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem; color-scheme: light dark } pre { white-space: pre-wrap; overflow-wrap: anywhere }';

/** Reason why a page cannot be rendered; the page reloads itself once that is fixed. */
export interface Failure {
  /** Name of the failed step, one sentence. */
  title: string;
  /** Message and stack. */
  text: string;
}

/** A page in place of one that could not be made: the message, and a script that waits for the next change. */
export function failurePage({ title, text }: Failure): { status: number; headers: Record<string, string>; html: string } {
  const shown = text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return {
    status: 500,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policyInDevelopment("default-src 'self'; script-src 'self'; style-src 'self'; connect-src 'self'"),
    },
    html: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${title}</h1>
<pre id="failure">${shown}</pre>
<script type="module" src="/src/browser/development/wait-for-repair.ts"></script>
</body>
</html>`,
  };
}
