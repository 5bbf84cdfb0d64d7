import { SSF } from '@e965/xlsx'
import { cellText } from '../cell-text.ts'
import { isoDate } from './built-in-formats.ts'
import { withDateNames } from './date-names.ts'
import { hidesDays, hidesPart } from './hidden-dates.ts'
import { isForeign, isOfDate, placesOf, sectionFor, sectionsOf, type Section } from './format-code.ts'

/** Excel allows 255 characters; a hostile workbook would show each of its cells in such a format. */
const longestCode = 255
/** What all formats of a workbook may cost, in characters of patterns. */
const mostRoom = 8_000_000

/**
 * Numbers of one workbook as its cells show them. A figure that its format rounds, and a day of which it hides a part, has its full value behind it: "67% (66.67%)", "1.98E+08 (198356388)".
 */
export class NumberFormats {
  /** Values that their format does not show at all. */
  #hidden = 0
  /** Values that are told as stored, because the formats cost too much. */
  #stored = 0
  readonly #is1904: boolean
  readonly #sections = new Map<string, Section[]>()
  #room: number

  constructor(is1904 = false, room = mostRoom) {
    this.#is1904 = is1904
    this.#room = room
  }

  /** A number as its cell shows it in a format. */
  shown(value: number, code: string): string {
    if (code === '' || code === '@' || /^general$/i.test(code) || code.length > longestCode)
      return cellText(value)
    if (code === isoDate) return this.#date(value)
    this.#room -= code.length + 20
    if (this.#room < 0) {
      this.#stored++
      return cellText(value)
    }
    const sections = this.#sectionsOf(code)
    const section = sectionFor(sections, value)
    if (!section) return cellText(value)
    if (section.tokens.some((token) => isOfDate(token))) return this.#moment(value, section)
    return this.#figure(value, code, section)
  }

  /** A text in a format that puts something around texts, or hides them. */
  text(text: string, code: string): string {
    const [, , , ofTexts] = this.#sectionsOf(code)
    const own = ofTexts ?? this.#sectionsOf(code).find(({ tokens }) => tokens.includes('@'))
    if (!own || code === '@' || code.length > longestCode) return text
    if (text !== '' && own.tokens.length === 0) this.#hidden++
    return own.tokens.map((token) => (token === '@' ? text : literal(token))).join('')
  }

  /** What the formats kept from being read as it is shown. */
  warnings(): string[] {
    const [hidden, stored] = [this.#hidden, this.#stored]
    return [
      ...(hidden > 0
        ? [
            `${hidden === 1 ? 'One cell is' : `${hidden} cells are`} hidden by the format of the sheet and not read.`,
          ]
        : []),
      ...(stored > 0
        ? [`${stored} numbers are read as they are stored: the sheet has too many to format.`]
        : []),
    ]
  }

  #sectionsOf(code: string): Section[] {
    const cached = this.#sections.get(code)
    if (cached) return cached
    const sections = sectionsOf(code)
    this.#sections.set(code, sections)
    return sections
  }

  #date(value: number): string {
    return cellText(dateOfSerial(value, this.#is1904) ?? value)
  }

  #moment(value: number, section: Section): string {
    const { tokens } = section
    if (tokens.some((token) => isForeign(token))) return this.#date(value)
    const date = dateOfSerial(value, this.#is1904)
    const shown = this.#format(value, withDateNames(tokens.join(''), date))?.trim()
    if (shown === undefined || shown === '') return this.#date(value)
    if (date && hidesPart(tokens, date)) return `${shown} (${cellText(date)})`
    return hidesDays(tokens, value) ? `${shown} (${this.#format(value, '[h]:mm')})` : shown
  }

  #figure(value: number, code: string, section: Section): string {
    const places = placesOf(section)
    if (places.isEmpty) {
      if (value !== 0) this.#hidden++
      return ''
    }
    if (places.isGeneral) {
      const isSigned = section === this.#sectionsOf(code)[1] && section.condition === undefined
      const text = cellText(isSigned ? Math.abs(value) : value)
      return section.tokens.map((token) => (/general/i.test(token) ? text : literal(token))).join('')
    }
    const shown = this.#format(value, code)?.replaceAll(/\s+/g, ' ').trim()
    if (shown === undefined) return cellText(value)
    if (!places.hasPlaces || isExact(value, shown, places)) return shown
    return `${shown} (${places.percents === 1 ? cellText(value, true) : cellText(value)})`
  }

  #format(value: number, code: string): string | undefined {
    return this.#written(value, code) ?? this.#written(value, code.replaceAll(/[0#](?:,[0#]{3})+/g, '#,##0'))
  }

  #written(value: number, code: string): string | undefined {
    try {
      // No spreadsheet shows more digits than it keeps.
      const text: unknown = SSF.format(code, Number(value.toPrecision(15)), { date1904: this.#is1904 })
      return typeof text === 'string' ? text : undefined
    } catch {
      return undefined
    }
  }
}

/** What a token says beside a figure or a text. */
function literal(token: string): string {
  if (token.startsWith('"')) return token.slice(1).replace(/"$/, '')
  if (token.startsWith('\\')) return token.slice(1)
  if (token.startsWith('_')) return ' '
  if (token.startsWith('[$')) return token.slice(2, -1).split('-')[0] ?? ''
  return /^[*[]/.test(token) ? '' : token
}

/** Whether a figure loses nothing in its format, apart from what no spreadsheet stores: it has fifteen digits. */
function isExact(value: number, shown: string, places: ReturnType<typeof placesOf>): boolean {
  if (places.isFraction) return isSame(Math.abs(value), fractionIn(shown))
  if (places.exponent !== undefined)
    return isSame(value, Number(value.toExponential(mantissaIn(shown, places.exponent))))
  const scaled = value * 100 ** places.percents * 0.001 ** places.thousands
  return isSame(scaled, Number(scaled.toFixed(Math.min(places.decimals, 15))))
}

const isSame = (a: number, b: number) => Number(a.toPrecision(14)) === Number(b.toPrecision(14))

/** Digits behind the first one that an exponential figure shows: its pattern may have several before the point. */
function mantissaIn(shown: string, decimals: number): number {
  const [, digits = ''] = /([\d.]+)E/i.exec(shown) ?? []
  return Math.max(digits.replace('.', '').replace(/^0+/, '').length - 1, decimals)
}

function fractionIn(shown: string): number {
  const [, whole = '0', top = '0', bottom = '1'] =
    /(?:(\d+)\s+)?(?:(\d+)\s*\/\s*(\d+))?/.exec(shown.replace(/^\D+/, '')) ?? []
  const number = /\//.test(shown) ? Number(whole) + Number(top) / Number(bottom) : Number.parseFloat(shown)
  return Number.isFinite(number) ? number : 0
}

/** The day number of an ISO date in a cell (ECMA-376 Part 1, section 18.18.11); not a number for any other text. */
export function serialOf(iso: string): number {
  const time = /^\d{4}-\d\d-\d\d/.test(iso)
    ? Date.parse(/T.*(?:Z|[+-]\d\d:\d\d)$|^[^T]*$/.test(iso) ? iso : `${iso}Z`)
    : Number.NaN
  return (time - Date.UTC(1899, 11, 30)) / 86_400_000
}

/** A day number of a spreadsheet as a moment in UTC, to the second; undefined outside the calendar. */
export function dateOfSerial(serial: number, is1904 = false): Date | undefined {
  if (!(serial >= 0 && serial < 2_958_466)) return undefined
  // Both programs count a 29 February 1900 that never was, so days before it are one off.
  const start = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, serial >= 1 && serial < 60 ? 31 : 30)
  return new Date(start + Math.round(serial * 86_400) * 1000)
}
