import ipaddr from 'ipaddr.js'
import type { Actor } from '../../../shared/kernel/context.ts'
import { type Role, roleAllows } from '../../../shared/kernel/roles.ts'

/**
 * The host name in what somebody typed as a domain: a bare name or a pasted address. Null when there is none.
 * Trackers compare it with `location.hostname`, so it is lower case, without port, and in ASCII form.
 */
export function hostOf(domain: string): string | null {
  const text = domain.trim()
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`
  if (/\s/.test(text) || !URL.canParse(address)) return null
  const { hostname, protocol, username } = new URL(address)
  return (protocol === 'https:' || protocol === 'http:') && username === '' && hostname !== ''
    ? hostname
    : null
}

/** Whether a text is an address or a network in CIDR notation. */
export const isNetwork = (text: string): boolean => ipaddr.isValid(text) || ipaddr.isValidCIDR(text)

interface Entered {
  websiteId: string
  teamId: string | null
  shareId: string | null
  /** That of the actor in the organization of the website; null for a stranger. */
  role: Role | null
  isInTeam: boolean
}

/**
 * Whether an actor may enter a website, before it is asked for the role of each call. A link opens the one that it was made for, for as long as that is shown under its
 * name. A website of a team is for the people of the team and for admins: a key is in no team.
 */
export function mayEnter(actor: Actor, { websiteId, teamId, shareId, role, isInTeam }: Entered): boolean {
  if (actor.kind === 'link')
    return shareId !== null && actor.resourceId === websiteId && actor.shareId === shareId
  if (teamId === null) return true
  return role !== null && (isInTeam || roleAllows(role, 'admin'))
}
