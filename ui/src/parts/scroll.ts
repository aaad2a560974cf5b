/**
 * Brings an element into sight inside the region that scrolls it, and nothing else: the frame around must never move.
 * Where it is in sight already, nothing moves, unless it should stand in the middle.
 */
export function bringIntoSight(element: Element | null, where: 'middle' | 'nearest' = 'middle'): void {
  const region = element?.parentElement?.closest<HTMLElement>('.scroll');
  if (!element || !region) return;
  const top = element.getBoundingClientRect().top - region.getBoundingClientRect().top + region.scrollTop;
  const height = element.getBoundingClientRect().height;
  const seen = top >= region.scrollTop && top + height <= region.scrollTop + region.clientHeight;
  if (where === 'nearest' && seen) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  region.scrollTo({ top: top - Math.max(0, (region.clientHeight - height) / 2), behavior: calm ? 'auto' : 'smooth' });
}
