// Part of a script in pages (`socket-guard/`): operators only, no method and no iterator, because page scripts can replace those.

/** What an address begins with: its first parts, and how many bits of them count. */
export interface Range {
  prefix: readonly number[]
  bits: number
}

const range = (prefix: readonly number[], bits: number): Range => ({ prefix, bits })

// IANA IPv4 special-purpose address registry, with multicast and what is reserved (RFC 6890 and its updates), and the one public
// address that leads elsewhere for everybody: Azure answers there to its own machines, with what they are configured by.
export const specialIpv4: readonly Range[] = [
  range([0], 8),
  range([10], 8),
  range([100, 64], 10),
  range([127], 8),
  range([168, 63, 129, 16], 32),
  range([169, 254], 16),
  range([172, 16], 12),
  range([192, 0, 0], 24),
  range([192, 0, 2], 24),
  range([192, 31, 196], 24),
  range([192, 52, 193], 24),
  range([192, 88, 99], 24),
  range([192, 168], 16),
  range([192, 175, 48], 24),
  range([198, 18], 15),
  range([198, 51, 100], 24),
  range([203, 0, 113], 24),
  range([224], 3),
]
/** Of all IPv6 only this is given out to anybody. */
export const globalUnicast = range([0x2000], 3)
// IANA IPv6 special-purpose address registry, as far as it lies in there: protocol assignments with Teredo, documentation, 6to4, AS112.
export const specialIpv6: readonly Range[] = [
  range([0x2001, 0], 23),
  range([0x2001, 0xdb8], 32),
  range([0x2002], 16),
  range([0x2620, 0x4f, 0x8000], 48),
  range([0x3fff, 0], 20),
]
/** These lead to the IPv4 address in their last 32 bits: mapped (RFC 4291) and translated by NAT64 (RFC 6052). */
const embedding: readonly Range[] = [
  range([0, 0, 0, 0, 0, 0xffff], 96),
  range([0x64, 0xff9b, 0, 0, 0, 0], 96),
]
/** `::` and `::1`; the machine answers to both. */
const ownIpv6 = range([0, 0, 0, 0, 0, 0, 0, 0], 127)

/**
 * Tells whether an IP literal as URLs write it (IPv4 dotted, IPv6 without brackets) lies in the public unicast space; undefined when the text is no IP
 * literal. Not public are loopback, private, link-local, shared, unique local, multicast, documentation and reserved ranges, nor what carries an IPv4
 * address by ways that nobody needs any more: IPv4-compatible, IPv4-translated, 6to4, Teredo, ISATAP.
 */
export function isPublicAddress(host: string): boolean | undefined {
  if (isNumeric(host)) {
    const octets = ipv4Of(host)
    return octets !== undefined && isPublicIpv4(octets)
  }
  if (!holds(host, ':')) return undefined
  const groups = ipv6Of(host)
  return groups !== undefined && isPublicIpv6(groups)
}

/** Whether an IP literal means the machine itself. The unspecified address does, too. */
export function isLoopbackAddress(host: string): boolean {
  const octets = octetsOf(host)
  if (octets) return isOwnIpv4(octets)
  const groups = holds(host, ':') ? ipv6Of(host) : undefined
  return groups !== undefined && isIn(groups, ownIpv6, 16)
}

/** Whether two IP literals lead to one IPv4 address, in whichever way each is written. */
export function isSameIpv4(one: string, other: string): boolean {
  const octets = octetsOf(one)
  const others = octetsOf(other)
  if (!octets || !others) return false
  for (let at = 0; at < 4; at++) if (octets[at] !== others[at]) return false
  return true
}

/** The IPv4 address that an IP literal is or leads to. */
function octetsOf(host: string): readonly number[] | undefined {
  if (isNumeric(host)) return ipv4Of(host)
  const groups = holds(host, ':') ? ipv6Of(host) : undefined
  return groups && isInOne(groups, embedding, 16) ? lastOctets(groups) : undefined
}

function isOwnIpv4(octets: readonly number[]): boolean {
  return octets[0] === 127 || octets[0] === 0
}

function isPublicIpv4(octets: readonly number[]): boolean {
  return !isInOne(octets, specialIpv4, 8)
}

function isPublicIpv6(groups: readonly number[]): boolean {
  if (isInOne(groups, embedding, 16)) return isPublicIpv4(lastOctets(groups))
  const isatap = groups[5] === 0x5efe && (groups[4] === 0 || groups[4] === 0x200)
  return isIn(groups, globalUnicast, 16) && !isatap && !isInOne(groups, specialIpv6, 16)
}

function lastOctets(groups: readonly number[]): number[] {
  const high = groups[6] ?? 0
  const low = groups[7] ?? 0
  return [high >> 8, high & 255, low >> 8, low & 255]
}

function isInOne(parts: readonly number[], ranges: readonly Range[], width: number): boolean {
  for (let at = 0; at < ranges.length; at++) if (isIn(parts, ranges[at], width)) return true
  return false
}

/** Compares part by part; each has `width` bits. */
function isIn(parts: readonly number[], wanted: Range | undefined, width: number): boolean {
  if (!wanted) return false
  for (let at = 0; at < wanted.prefix.length; at++) {
    const left = wanted.bits - at * width
    const ignored = left < width ? width - left : 0
    if ((parts[at] ?? 0) >> ignored !== (wanted.prefix[at] ?? 0) >> ignored) return false
  }
  return true
}

/** A host of digits and dots alone is no name, whatever else it is. */
function isNumeric(host: string): boolean {
  for (let at = 0; at < host.length; at++) if (host[at] !== '.' && digit(host[at], 10) < 0) return false
  return host.length > 0
}

function ipv4Of(text: string): number[] | undefined {
  const octets = [0, 0, 0, 0]
  let last = 0
  let digits = 0
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '.') {
      if (digits === 0 || ++last > 3) return undefined
      digits = 0
    } else {
      const value = (octets[last] ?? 0) * 10 + digit(text[at], 10)
      if (digit(text[at], 10) < 0 || value > 255) return undefined
      octets[last] = value
      digits++
    }
  }
  return last === 3 && digits > 0 ? octets : undefined
}

/** Eight groups; `::` stands for as many zeros as are missing, and the last two may be written as an IPv4 address. */
function ipv6Of(text: string): number[] | undefined {
  const groups = [0, 0, 0, 0, 0, 0, 0, 0]
  let count = 0
  let gap = -1
  let at = 0
  while (at < text.length) {
    if (text[at] === ':') {
      const double = text[at + 1] === ':'
      if (double && gap >= 0) return undefined
      if (double) gap = count
      at += double ? 2 : 1
      continue
    }
    let end = at
    while (end < text.length && text[end] !== ':') end++
    const word = cut(text, at, end)
    const octets = holds(word, '.') ? ipv4Of(word) : undefined
    if (count > (octets ? 6 : 7) || (holds(word, '.') && !octets)) return undefined
    if (octets) {
      groups[count] = (octets[0] ?? 0) * 256 + (octets[1] ?? 0)
      groups[count + 1] = (octets[2] ?? 0) * 256 + (octets[3] ?? 0)
    } else {
      const value = hexadecimal(word)
      if (value < 0) return undefined
      groups[count] = value
    }
    count += octets ? 2 : 1
    at = end
  }
  if (gap < 0) return count === 8 ? groups : undefined
  const missing = 8 - count
  for (let to = 7; to >= gap; to--) groups[to] = to - missing >= gap ? (groups[to - missing] ?? 0) : 0
  return groups
}

function hexadecimal(word: string): number {
  let value = 0
  for (let at = 0; at < word.length; at++) {
    const one = digit(word[at], 16)
    if (one < 0) return -1
    value = value * 16 + one
  }
  return value > 0xffff ? -1 : value
}

/** The value of a digit, or -1. */
function digit(sign: string | undefined, base: number): number {
  const digits = '0123456789abcdef'
  const capitals = '0123456789ABCDEF'
  for (let value = 0; value < base; value++)
    if (digits[value] === sign || capitals[value] === sign) return value
  return -1
}

function cut(text: string, from: number, to: number): string {
  let part = ''
  for (let at = from; at < to; at++) part += text[at]
  return part
}

function holds(text: string, sign: string): boolean {
  for (let at = 0; at < text.length; at++) if (text[at] === sign) return true
  return false
}
