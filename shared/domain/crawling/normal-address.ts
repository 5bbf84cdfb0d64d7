const longestAddress = 2000
const schemes = new Set(['http:', 'https:'])
/** What campaigns, mailings and sessions add to an address: the page behind it is the same. */
const tracking = new Set(
  (
    'gclid gclsrc gbraid wbraid dclid fbclid msclkid yclid ttclid twclid igshid li_fat_id mc_cid mc_eid mkt_tok _ga _gl _hsenc _hsmi ' +
    'hsctatracking vero_id vero_conv wickedid oly_enc_id oly_anon_id rb_clickid s_cid phpsessid jsessionid aspsessionid cfid cftoken'
  ).split(' '),
)

/**
 * The one form of an address that its page is known by: an absolute http or https address without fragment, default port, dot behind the host,
 * parameters of campaigns and sessions, and with its other parameters in the order of their names. Whether there is a slash at the end stays as it is,
 * because to some servers these are two pages. Takes an address as a page writes it, and what it is relative to; undefined where it leads to no page, carries
 * credentials, or is longer than 2,000 characters. Source: RFC 3986, section 6 (normalization); WHATWG URL.
 */
export function normalAddress(written: string, base?: string): string | undefined {
  if (written.length > 2 * longestAddress) return undefined
  const url = URL.parse(written.trim(), base)
  if (!url || !schemes.has(url.protocol) || url.username !== '' || url.password !== '') return undefined
  const host = url.host.replace(/\.+(?=$|:)/, '')
  if (host === '' || host.startsWith(':')) return undefined
  const address = `${url.protocol}//${host}${pathOf(url.pathname)}${queryOf(url.search)}`
  return address.length > longestAddress ? undefined : address
}

const pathOf = (path: string) => escapes(path.replaceAll(/;jsessionid=[^/;]*/gi, ''))

function queryOf(search: string): string {
  const kept = search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !isTracking(nameOf(part)))
    .map(escapes)
    .toSorted((one, other) => order(nameOf(one), nameOf(other)))
  return kept.length > 0 ? `?${kept.join('&')}` : ''
}

const order = (one: string, other: string) => (one < other ? -1 : Number(one > other))

const nameOf = (part: string) => part.split('=', 1)[0] ?? ''

const isTracking = (name: string) => /^utm_/i.test(name) || tracking.has(name.toLowerCase())

/** Escapes in capital letters, and none where the character needs none. */
const escapes = (text: string) =>
  text.replaceAll(/%[0-9a-f]{2}/gi, (escaped) => {
    const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16))
    return /[\w.~-]/.test(character) ? character : escaped.toUpperCase()
  })
