import { signal } from '@preact/signals'

/** What opens the figures of a website on the page of its share link, for whoever has that; null on every other page. */
export const linkToken = signal<string | null>(null)

/** How it goes along with a call. */
export const linkHeaders = (): Record<string, string> =>
  linkToken.peek() === null ? {} : { 'x-umami-share-token': linkToken.peek() ?? '' }
