import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { Frame } from './frame.tsx';
import { NotFound } from './not-found.tsx';

const root = createRootRoute({ component: Frame, notFoundComponent: NotFound });
const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: lazyRouteComponent(() => import('../screens/home/home-screen.tsx'), 'HomeScreen'),
});

export const router = createRouter({
  routeTree: root.addChildren([home]),
  basepath: '/backoffice',
  scrollRestoration: true,
  defaultPreload: 'intent',
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
