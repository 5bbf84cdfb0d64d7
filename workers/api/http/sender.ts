import { frontDoorNeeded } from '../../../shared/kernel/errors.ts'
import { isOwnOrigin } from '../../../shared/services/own-hosts.ts'
import type { Settings } from '../../../shared/services/settings.ts'

/** The header by which what stands in front of us shows that a request went through it. */
const frontDoorHeader = 'x-front-door'

/** The address of the caller, from the one header that a caller cannot write; null where there is none, or it does not say. */
export const addressOf = (headers: Headers, { ADDRESS_HEADER }: Pick<Settings, 'ADDRESS_HEADER'>) =>
  ADDRESS_HEADER === '' ? null : headers.get(ADDRESS_HEADER)

/**
 * Whether a page sent a request that is neither ours nor of an origin that the operator named. A host that merely leads here makes no page ours: whoever owns a name can
 * make it lead anywhere. Clients that are no browser send neither header.
 */
export function isForeignPage(
  headers: Headers,
  asked: string,
  settings: Pick<Settings, 'ALLOWED_ORIGINS' | 'OWN_HOSTS' | 'PUBLIC_ORIGIN'>,
): boolean {
  const origin = headers.get('origin')
  const site = headers.get('sec-fetch-site')
  if (origin === null) return site !== null && site !== 'same-origin' && site !== 'none'
  if (origin === asked && isOwnOrigin(origin, settings)) return false
  return !settings.ALLOWED_ORIGINS.split(/\s+/).includes(origin)
}

/** Throws for a request that did not go through what stands in front of us. */
export function requireFrontDoor(
  headers: Headers,
  { FRONT_DOOR_SECRET }: Pick<Settings, 'FRONT_DOOR_SECRET'>,
): void {
  if (FRONT_DOOR_SECRET !== '' && headers.get(frontDoorHeader) !== FRONT_DOOR_SECRET) throw frontDoorNeeded()
}
