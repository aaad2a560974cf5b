/** Where the interface stands, as written in the address after the `#`. */
export type Route =
  | { screen: 'openings' }
  | { screen: 'settings' }
  | { screen: 'screening'; openingId: string }
  | { screen: 'look'; openingId: string }
  | { screen: 'candidate'; openingId: string; candidateId: string }
  | { screen: 'walk'; openingId: string; candidateId: string }
  | { screen: 'review'; openingId: string; candidateId: string }
  | { screen: 'read'; openingId: string; candidateId: string };

const candidateScreens = ['walk', 'review', 'read'] as const;

/** Reads an address; anything unknown leads to the openings. */
export function parseRoute(hash: string): Route {
  const [first, openingId, third, candidateId, last] = hash.replace(/^#?\/?/, '').split('/').map(decode);
  if (first === 'settings') return { screen: 'settings' };
  if (first !== 'o' || !openingId) return { screen: 'openings' };
  if (third === 'look') return { screen: 'look', openingId };
  if (third !== 'c' || !candidateId) return { screen: 'screening', openingId };
  const screen = candidateScreens.find((name) => name === last) ?? 'candidate';
  return { screen, openingId, candidateId };
}

/** Writes an address, the reverse of {@link parseRoute}. */
export function href(route: Route): string {
  switch (route.screen) {
    case 'openings':
      return '#/';
    case 'settings':
      return '#/settings';
    case 'screening':
      return `#/o/${encodeURIComponent(route.openingId)}`;
    case 'look':
      return `#/o/${encodeURIComponent(route.openingId)}/look`;
    case 'candidate':
      return candidateHref(route.openingId, route.candidateId);
    default:
      return `${candidateHref(route.openingId, route.candidateId)}/${route.screen}`;
  }
}

function candidateHref(openingId: string, candidateId: string): string {
  return `#/o/${encodeURIComponent(openingId)}/c/${encodeURIComponent(candidateId)}`;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
