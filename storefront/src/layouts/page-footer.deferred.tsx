import { Footer } from '../features/footer/footer.tsx';
import { NewsletterPanel } from '../features/newsletter/newsletter-panel.tsx';
import type { ShellState } from '../context/page-types.ts';

/** The footer, with the newsletter's form except on pages that have their own. */
export function PageFooter({ departments, hasNewsletter }: { departments: ShellState['departments']; hasNewsletter: boolean }) {
  return <Footer departments={departments}>{hasNewsletter && <NewsletterPanel />}</Footer>;
}
