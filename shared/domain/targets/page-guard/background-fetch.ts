import type { Scope } from './wrap.ts'

const { deleteProperty } = Reflect
const classes = ['BackgroundFetchManager', 'BackgroundFetchRegistration', 'BackgroundFetchRecord']

/**
 * Takes Background Fetch out of a scope: for it the browser itself downloads what a page names, past every interception and without telling who answered, and
 * hands it to the page. Sites have to do without where it is missing, as in most browsers.
 */
export function guardBackgroundFetch(scope: Scope): void {
  const registration = scope['ServiceWorkerRegistration'] as { prototype: object } | undefined
  if (registration) deleteProperty(registration.prototype, 'backgroundFetch')
  for (let at = 0; at < classes.length; at++) deleteProperty(scope, classes[at] ?? '')
}
