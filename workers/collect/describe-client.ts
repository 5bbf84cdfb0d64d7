import { cutText } from '../../shared/domain/tracker/cut-text.ts'
import type { HitClient } from '../../shared/domain/tracker/hit.ts'

type Place = Partial<Record<'country' | 'regionCode' | 'city' | 'timezone', unknown>>

/** What headers and network say of the sender, cut to size. The network address is left out on purpose. */
export function describeClient({ headers, cf }: Pick<Request, 'headers' | 'cf'>): HitClient {
  const place = (cf ?? {}) as Place
  const client: HitClient = {}
  const set = (
    name: 'userAgent' | 'language' | 'country' | 'region' | 'city' | 'timezone',
    value: unknown,
    max: number,
  ) => {
    if (typeof value === 'string' && value !== '') client[name] = cutText(value, max)
  }
  set('userAgent', headers.get('user-agent'), 400)
  set('language', headers.get('accept-language'), 100)
  set('country', place.country, 2)
  set('region', place.regionCode, 20)
  set('city', place.city, 60)
  set('timezone', place.timezone, 40)
  if (headers.get('dnt') === '1') client.doNotTrack = true
  if (headers.get('sec-gpc') === '1') client.globalPrivacyControl = true
  return client
}
