import ipaddr from 'ipaddr.js'

/**
 * What a network address looks like where somebody wrote it down: as text in its ways of writing (RFC 4291, 2.2; RFC 5952), its bytes with points between
 * them, what is left of it where it is cut to a network (/24, /48), and of IPv6 the bytes themselves and their digits. Four bytes, or eight digits, stand
 * anywhere by chance.
 */
export function formsOf(address: string): Buffer[] {
  const parsed = ipaddr.parse(address)
  const bytes = parsed.toByteArray()
  const isLong = parsed.kind() === 'ipv6'
  const whole = [parsed.toString(), parsed.toNormalizedString(), bytes.join('.'), bytes.join(',')]
  const network = isLong
    ? [parsed.toNormalizedString().split(':').slice(0, 3).join(':'), bytes.slice(0, 6).join('.')]
    : [bytes.slice(0, 3).join('.')]
  const digits = Buffer.from(bytes).toString('hex')
  const long = isLong ? [(parsed as ipaddr.IPv6).toFixedLengthString(), digits] : []
  const texts = [...whole, ...network, ...long].flatMap((text) => [text, text.toUpperCase()])
  return [...[...new Set(texts)].map((text) => Buffer.from(text)), ...(isLong ? [Buffer.from(bytes)] : [])]
}
