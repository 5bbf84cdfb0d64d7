import type { Payload } from './hit.ts'
import { clean, distinctId, tag, website } from './settings.ts'
import { send } from './transport.ts'

/** The page that is shown. Within a site of one document, the page before is what led to it. */
export const page = { url: clean(location.href), referrer: clean(document.referrer), id: distinctId }

/** What every hit says of the page, under the names of Umami. */
export const describePage = (): Payload => ({
  website,
  hostname: location.hostname,
  screen: `${screen.width}x${screen.height}`,
  language: navigator.language,
  title: document.title,
  tag,
  ...page,
  url: clean(location.href),
})

/** Sends a hit of the page with more; the address may be that of the next page already. */
export const tell = (type: string, more?: object): void => send(type, { ...describePage(), ...more })

export const sendEvent = (name: string | undefined, data: unknown): void => tell('event', { name, data })
