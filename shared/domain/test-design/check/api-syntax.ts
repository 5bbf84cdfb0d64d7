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
 * Whether a text matches a pattern of a description; undefined for a pattern that is not matched: one with look-around, back references
 * or repetition inside repetition, which could take for ever.
 */
export function matchesPattern(text: string, pattern: string): boolean | undefined {
  const plain = pattern.replace(/\\./g, 'x').replace(/\[[^\]]*\]/g, 'x')
  const unbounded = plain.match(/[*+]|\{\d+,\}/g)?.length ?? 0
  const nested = /[*+}?]\)(?:[*+]|\{)/.test(plain) || /\([^()]*(?:[*+]|\{\d+,)[^()]*\)(?:[*+]|\{)/.test(plain)
  if (pattern.length > 300 || unbounded > 3 || nested || /\(\?(?!:)|\\\d/.test(pattern) || text.length > 5000)
    return undefined
  try {
    return new RegExp(pattern, 'u').test(text)
  } catch {
    return undefined
  }
}
