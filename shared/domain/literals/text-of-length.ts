import { typicalText, type Format } from './typical.ts'

/** The longest literal that still fits into the prose of one step. */
const longestLiteral = 3800

const filler = 'abcdefghijklmnopqrstuvwxyz'

/** A text of exactly `length` characters, of its form where the length leaves room; undefined when there is none. */
export function plainTextOfLength(
  label: string,
  { format: stated }: { format?: Format },
  length: number,
): string | undefined {
  if (length > longestLiteral) return undefined
  if (length === 0) return ''
  const format = stated ?? formatNamed(label)
  if (format === 'email') return emailOfLength(length)
  if (format === 'url') return length < 12 ? undefined : `https://${fill(filler, length - 12)}.com`
  if (format === 'phone') return length < 2 ? undefined : `+${fill('12025550143', length - 1)}`
  if (format === 'date' || format === 'time' || format === 'iban') return undefined
  const base = typicalText(label, format)
  const text =
    base.length >= length ? base.slice(0, length) : base + fill(continued(base, format), length - base.length)
  return text.replace(/\s$/, 'x')
}

/** An input that is called e-mail or phone takes nothing else, whatever its length. */
function formatNamed(label: string): Format | undefined {
  if (/\be-?mail\b/i.test(label)) return 'email'
  return /\b(?:tele)?phone\b/i.test(label) ? 'phone' : undefined
}

/** What a typical text is continued with: itself after a space when it has words, else letters or digits. */
function continued(base: string, format: Format | undefined): string {
  if (format === 'digits') return '1234567890'
  if (format === 'uppercase') return filler.toUpperCase()
  return format === undefined && base.includes(' ') ? ` ${base}` : filler
}

function fill(from: string, length: number): string {
  return from.repeat(Math.ceil(Math.max(0, length) / from.length)).slice(0, Math.max(0, length))
}

function emailOfLength(length: number): string | undefined {
  const domain = 'example.com'
  if (length < 6) return undefined
  if (length < domain.length + 2) return `${fill(filler, length - 5)}@b.co`
  const local = Math.min(64, length - domain.length - 1)
  const rest = length - local - domain.length - 1
  // Labels of a host name hold at most 63 characters, so a long address gets several.
  let host = ''
  for (let left = rest; left > 0; left -= 63)
    host += left === 1 ? 'a' : `${fill(filler, Math.min(62, left - 1))}.`
  return `${fill(filler, local)}@${host}${domain}`
}
