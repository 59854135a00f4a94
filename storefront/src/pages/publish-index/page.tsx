export { Page } from '../page-soon/page.tsx';
