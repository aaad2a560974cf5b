const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const longMonths = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
const two = (n: number): string => String(n).padStart(2, '0');

/** A day as people write it: "28 Nov", with the year once it is not this one. Written by hand: a window may not know its language. */
export function dayOf(time: string, now: Date = new Date()): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return '';
  const day = `${date.getDate()} ${months[date.getMonth()] ?? ''}`;
  return date.getFullYear() === now.getFullYear() ? day : `${day} ${date.getFullYear()}`;
}

/** A day as a document dates itself, always with its year: "28 November 2026". */
export function longDay(time: string): string {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? '' : `${date.getDate()} ${longMonths[date.getMonth()] ?? ''} ${date.getFullYear()}`;
}

/** A day with its time of day: "28 Nov, 16:04". */
export function momentOf(time: string, now: Date = new Date()): string {
  const date = new Date(time);
  const day = dayOf(time, now);
  return day === '' ? '' : `${day}, ${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** A time of day to the second: "14:22:08". */
export function clockTime(time: string): string {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? '' : `${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`;
}
