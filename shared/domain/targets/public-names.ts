import { isPublicAddress } from './addresses.ts'
import { isInternalName, internalNames } from './names.ts'

const letters = 'abcdefghijklmnopqrstuvwxyz'.split('')
const digits = '0123456789'.split('')
/** What names are made of; letters of other scripts come as `xn--`. */
const signs = [...letters, ...digits, '-', '_', '.']

/** Names by their signs from the end. */
type Ends = Map<string, Ends>

/**
 * The names that anybody may be led to, without `own` ones, as patterns that say how a name ends (`*.*m`, `*.*xlocal`), so that others than us can tell what
 * else there is. No address fits one.
 */
export function publicNames(own: readonly string[]): string[] {
  const refused: Ends = new Map()
  for (const name of internalNames) add(refused, `.${name}`)
  for (const host of own) {
    const name = host.replace(/\.+$/, '')
    if (isPublicName(name)) add(refused, name)
  }
  // What ends with a digit may be an address, unless it is a name of another script.
  const scripts = digits.filter((digit) => !refused.has(digit)).map((digit) => `*.xn--*${digit}`)
  const patterns = [...letters.flatMap((letter) => endingWith(refused, letter, '')), ...scripts]
  // A fully qualified name ends with a dot and is no other for that.
  return patterns.flatMap((pattern) => [pattern, `${pattern}.`])
}

const isPublicName = (host: string) => isPublicAddress(host) === undefined && !isInternalName(host)

function add(ends: Ends, name: string): void {
  let at = ends
  for (const sign of name.split('').toReversed()) {
    const further: Ends = at.get(sign) ?? new Map()
    at.set(sign, further)
    at = further
  }
}

function endingWith(ends: Ends, sign: string, rest: string): string[] {
  const end = `${sign}${rest}`
  const further = ends.get(sign)
  if (!further) return [end.includes('.') ? `*${end}` : `*.*${end}`]
  // Whatever is below an internal name is one.
  if (sign === '.' && further.size === 0) return []
  return signs.flatMap((before) => endingWith(further, before, end))
}
