const day = /^(\d{4})-(\d\d)-(\d\d)$/
const clock = /^(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/
const syntaxes: Record<string, (text: string) => boolean> = {
  email: (text) => /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text),
  uuid: (text) => /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i.test(text),
  date: isDay,
  'date-time': (text) =>
    isDay(text.slice(0, 10)) && /^[Tt ]$/.test(text.slice(10, 11)) && clock.test(text.slice(11)),
  time: (text) => clock.test(text),
  uri: (text) => /^[a-z][a-z\d+.-]*:[^\s]+$/i.test(text),
  url: (text) => /^[a-z][a-z\d+.-]*:\/\/[^\s]+$/i.test(text),
  hostname: (text) =>
    text.length <= 253 &&
    text.split('.').every((label) => /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i.test(label)),
  ipv4: (text) =>
    /^(?:\d{1,3}\.){3}\d{1,3}$/.test(text) && text.split('.').every((part) => Number(part) <= 255),
  ipv6: (text) => /^[\da-f:.]+$/i.test(text) && text.includes(':') && text.split(':').length <= 8,
  duration: (text) => /^P(?:\d+[YMWD])*(?:T(?:\d+[HMS])+)?$/.test(text) && text.length > 2,
}

function isDay(text: string): boolean {
  const [, year = '', month = '', date = ''] = day.exec(text) ?? []
  return (
    year !== '' &&
    new Date(Date.UTC(Number(year), Number(month) - 1, Number(date))).getUTCDate() === Number(date) &&
    Number(month) <= 12
  )
}

/** Whether a text has the syntax of a format; undefined for formats that state none. */
export function hasFormat(text: string, format: string): boolean | undefined {
  return Object.hasOwn(syntaxes, format) ? syntaxes[format]?.(text) : undefined
}

/**
 * Whether a text matches a pattern of a description; undefined for a pattern that is not matched: one with look-around or back
 * references, or one whose repetitions could take for ever.
 */
export function matchesPattern(text: string, pattern: string): boolean | undefined {
  const plain = pattern.replace(/\\./g, 'x').replace(/\[[^\]]*\]/g, 'x')
  const long = plain.match(/[*+]|\{\d*,\d*\}/g)?.length ?? 0
  // Each repetition multiplies the ways to match, so long texts are matched only against few of them.
  const most = long <= 2 ? 5000 : 300
  if (pattern.length > 300 || long > 3 || text.length > most) return undefined
  if (/\(\?(?!:)|\\\d/.test(pattern) || repeatsChoice(plain)) return undefined
  // Descriptions often escape more than the stricter reading of patterns allows.
  return (compiled(pattern, 'u') ?? compiled(pattern, ''))?.test(text)
}

function compiled(pattern: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(pattern, flags)
  } catch {
    return undefined
  }
}

/** Whether a group that can match in several ways is repeated: the number of ways then grows with each repetition. */
function repeatsChoice(plain: string): boolean {
  const open: boolean[] = []
  for (let at = 0; at < plain.length; at += 1) {
    const sign = plain[at] ?? ''
    if (sign === '(') open.push(false)
    else if (sign === ')') {
      const varies = open.pop() ?? false
      const repeated = /^(?:[*+]|\{)/.test(plain.slice(at + 1))
      if (varies && repeated) return true
      if (open.length > 0 && (varies || repeated)) open[open.length - 1] = true
    } else if (open.length > 0 && /^(?:[*+|]|\?(?!:)|\{\d*,)/.test(plain.slice(at, at + 6)))
      open[open.length - 1] = true
  }
  return false
}
