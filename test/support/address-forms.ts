import ipaddr from 'ipaddr.js'

/**
 * What a network address looks like where somebody wrote it down: as text in its ways of writing (RFC 4291, 2.2; RFC 5952), its bytes with points or commas
 * between them, what is left of it where it is cut to a network (/24, /48), and of IPv6 the bytes themselves, as Latin-1 reads them, and their digits.
 * Four bytes, or eight digits, stand anywhere by chance.
 */
export function formsOf(address: string): string[] {
  const parsed = ipaddr.parse(address)
  const bytes = parsed.toByteArray()
  const texts = [parsed.toString(), bytes.join('.'), bytes.join(',')]
  const raw: string[] = []
  if (parsed.kind() === 'ipv4') texts.push(bytes.slice(0, 3).join('.'))
  else {
    const parts = (parsed as ipaddr.IPv6).parts.map((part) => part.toString(16))
    const whole = parts.map((part) => part.padStart(4, '0'))
    texts.push(parts.join(':'), whole.join(':'), whole.join(''))
    texts.push(parts.slice(0, 3).join(':'), bytes.slice(0, 6).join('.'))
    raw.push(Buffer.from(bytes).toString('latin1'))
  }
  return [...new Set([...texts, ...texts.map((text) => text.toUpperCase()), ...raw])]
}
