import { isLiteral, isOfDate, sectionsOf, tokensOf } from './format-code.ts'

/** Languages by the low ten bits of their number (MS-LCID 2.2). */
const languages: Record<number, string> = {
  0x01: 'ar',
  0x02: 'bg',
  0x03: 'ca',
  0x04: 'zh',
  0x05: 'cs',
  0x06: 'da',
  0x07: 'de',
  0x08: 'el',
  0x0a: 'es',
  0x0b: 'fi',
  0x0c: 'fr',
  0x0d: 'he',
  0x0e: 'hu',
  0x0f: 'is',
  0x10: 'it',
  0x11: 'ja',
  0x12: 'ko',
  0x13: 'nl',
  0x14: 'nb',
  0x15: 'pl',
  0x16: 'pt',
  0x18: 'ro',
  0x19: 'ru',
  0x1a: 'hr',
  0x1b: 'sk',
  0x1d: 'sv',
  0x1e: 'th',
  0x1f: 'tr',
  0x21: 'id',
  0x22: 'uk',
  0x24: 'sl',
  0x25: 'et',
  0x26: 'lv',
  0x27: 'lt',
  0x2a: 'vi',
}

/** The language that a format names, by number or by name ("[$-407]", "[$-de-DE]"); undefined for English and for none. */
function languageOf(code: string): string | undefined {
  const tag = /\[\$[^\]-]{0,10}-([a-z]{2})(?:-[a-z0-9-]{2,12})?\]/i.exec(code)?.[1]?.toLowerCase()
  const number = /\[\$[^\]-]{0,10}-([0-9a-f]{3,8})\]/i.exec(code)?.[1]
  if (number === undefined) return tag === 'en' ? undefined : tag
  return languages[Number.parseInt(number, 16) & 0x3ff]
}

/** A format of dates with the names of this day's month and weekday in its language, and with every sign that it shows marked as text. */
export function withDateNames(code: string, date: Date | undefined): string {
  const language = languageOf(code)
  const [{ tokens } = { tokens: tokensOf(code) }] = sectionsOf(code)
  const hasDay = tokens.some((token) => /^d{1,2}$/i.test(token))
  return tokens
    .map((token, at) => {
      if (/^(?:m{3,5}|d{3,4})$/i.test(token) && language !== undefined && date)
        return `"${nameOf(token.toLowerCase(), language, date, hasDay)}"`
      if (isLiteral(token) || isOfDate(token) || /^[0:/,\s-]$/.test(token)) return token
      return token === '.' && tokens[at + 1] === '0' ? token : `\\${token}`
    })
    .join('')
}

function nameOf(token: string, language: string, date: Date, hasDay: boolean): string {
  const width = token.length === 3 ? 'short' : token.length === 5 ? 'narrow' : 'long'
  const isMonth = token.startsWith('m')
  const parts = new Intl.DateTimeFormat(language, {
    timeZone: 'UTC',
    ...(isMonth ? { month: width } : { weekday: width }),
    // Beside a day, Slavic languages bend the name of the month.
    ...(isMonth && hasDay && { day: 'numeric' as const }),
  }).formatToParts(date)
  const name = parts.find(({ type }) => type === (isMonth ? 'month' : 'weekday'))?.value ?? ''
  return name.replaceAll('"', '')
}
