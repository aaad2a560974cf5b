import { href, parseRoute, type Route } from './route';

class Place {
  route = $state<Route>(parseRoute(window.location.hash));

  constructor() {
    window.addEventListener('hashchange', () => {
      this.route = parseRoute(window.location.hash);
    });
  }
}

/** Where the interface stands; follows the address. */
export const place = new Place();

/** Moves to a screen. */
export function go(route: Route): void {
  window.location.hash = href(route);
}
