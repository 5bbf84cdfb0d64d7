import ipaddr from 'ipaddr.js'
import type { Hit, HitClient } from '../../shared/domain/tracker/hit.ts'
import type { SiteEntry, SiteKey } from '../../shared/domain/tracker/site-entry.ts'
import { unauthenticated, validationFailed } from '../../shared/kernel/errors.ts'
import { hashToken } from '../../shared/kernel/hash-token.ts'
import type { Collector } from './collector.ts'
import { describeClient } from './describe-client.ts'

/** Who sent a hit, as far as it tells visitors apart. `isNamed`: a server says that they are at an address other than its own. */
interface Sender {
  client: HitClient
  address: string | null
  isNamed?: true
}

/**
 * Who sent a hit: whoever made the request, or whom a server names beside an access key that may write for the website. A page's own hits bear no key, and what they
 * say of an address is not heeded. Of a server that names another place nothing is told of where it stands and what it speaks, but of what it asks for (DNT, GPC):
 * it may pass on what its visitor asked for, and heeding that can only protect.
 * Throws 401 for a key that does not hold, so that nobody counts a server as all its visitors.
 */
export function senderOf(
  { sender }: Pick<Hit, 'sender'>,
  site: SiteEntry,
  { request, collector }: { request: Request; collector: Pick<Collector, 'addressOf'> },
): Sender {
  const own = { client: describeClient(request), address: collector.addressOf(request.headers) }
  const key = sender && keyIn(request.headers)
  if (!sender || !key) return own
  if (!holds(key, site.keys ?? [], Date.now())) throw unauthenticated({ message: unknownKey })
  const { address, userAgent = own.client.userAgent } = sender
  const country = sender.country?.toUpperCase()
  if (address !== undefined && !ipaddr.isValid(address)) throw noAddress()
  if (country !== undefined && !/^[A-Z]{2}$/.test(country)) throw noCountry()
  const told = address === undefined && country === undefined ? own.client : wishesOf(own.client)
  return {
    client: {
      ...told,
      ...(userAgent !== undefined && { userAgent }),
      ...(country !== undefined && { country }),
    },
    address: address ?? own.address,
    ...(address !== undefined && { isNamed: true as const }),
  }
}

/** Whether a request speaks for somebody else by an access key. */
export const showsKey = ({ sender }: Pick<Hit, 'sender'>, { headers }: Request): boolean =>
  sender !== undefined && keyIn(headers) !== undefined

const wishesOf = ({ doNotTrack, globalPrivacyControl }: HitClient): HitClient => ({
  ...(doNotTrack && { doNotTrack }),
  ...(globalPrivacyControl && { globalPrivacyControl }),
})

const unknownKey =
  'This access key may not write for this website. A new key is known here after two minutes at most; one of a website that belongs to a team is none.'

const noAddress = () =>
  validationFailed({ details: [{ path: 'payload.ip', message: 'Must be an IPv4 or IPv6 address' }] })

const noCountry = () =>
  validationFailed({
    details: [{ path: 'payload.country', message: 'Must be a code of ISO 3166-1 such as DE' }],
  })

/** Tokens of other kinds are not for us. */
const keyIn = (headers: Headers): string | undefined =>
  /^Bearer (tw_[\w-]{1,200})$/i.exec(headers.get('authorization') ?? '')?.[1]

function holds(key: string, known: readonly SiteKey[], now: number): boolean {
  const hash = hashToken(key)
  return known.some((one) => one.hash === hash && now < (one.until ?? Infinity))
}
