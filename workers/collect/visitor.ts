import ipaddr from 'ipaddr.js'
import { namedVisitorText } from '../../shared/domain/tracker/named-visitor.ts'
import { type IpHandling, type Salt, type SiteEntry, saltAt } from '../../shared/domain/tracker/site-entry.ts'

interface Sender {
  websiteId: string
  address: string | null
  userAgent: string
  /** Whom the page says it is, by whatever name it has for them. */
  distinctId?: string | undefined
  at: number
}

/** `isLasting`: who has the same name on other days. */
export interface Visitor {
  visitor: string
  isLasting: boolean
}

const dayMs = 86_400_000

/**
 * Names the visitor behind a hit in 16 hexadecimal digits, so that no address has to travel: an HMAC-SHA-256, keyed with the salt that the website has for this moment,
 * of the address as far as its policy uses it and the browser; or of who the page says it is, who is the same on every day and device. Null without a
 * salt: then nobody can be told apart. Once the salt is destroyed nobody can find out whom a name was made of.
 */
export async function visitorOf(site: SiteEntry, sender: Sender): Promise<Visitor | null> {
  const { websiteId, distinctId } = sender
  const text = new TextEncoder()
  if (distinctId !== undefined) {
    const named = text.encode(namedVisitorText(websiteId, distinctId))
    return { visitor: hexOf(await crypto.subtle.digest('SHA-256', named)), isLasting: true }
  }
  const salt = saltAt(site, sender.at)
  if (!salt) return null
  const shown = `${websiteId}\n${usedAddress(sender.address, site.privacy.ipHandling)}\n${sender.userAgent}`
  const visitor = hexOf(await crypto.subtle.sign('HMAC', await keyOf(salt), text.encode(shown)))
  return { visitor, isLasting: salt.until - salt.from > dayMs }
}

/** Keys are made once for each entry that was looked up. Not their promises: no request may wait for what another one began. */
const keys = new WeakMap<Salt, CryptoKey>()

async function keyOf(salt: Salt): Promise<CryptoKey> {
  const known = keys.get(salt)
  if (known) return known
  const raw = Uint8Array.from(atob(salt.salt.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
    char.charCodeAt(0),
  )
  const key = await crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  keys.set(salt, key)
  return key
}

function usedAddress(address: string | null, handling: IpHandling): string {
  if (handling === 'discard' || address === null || !ipaddr.isValid(address)) return ''
  const parsed = ipaddr.process(address)
  const bytes = parsed.toByteArray()
  return (handling === 'full' ? bytes : bytes.slice(0, bytes.length === 4 ? 3 : 6)).join('.')
}

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes, 0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')
