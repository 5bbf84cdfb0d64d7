import { capital } from '../../english/capital.ts'
import type { ShownMonth } from './calendar-shapes.ts'
import type { InPage } from './kit.ts'

/**
 * The months of the calendars that can be seen: the days 1 to 28 at least, one after the other, below a month and a year. Days of the months before and
 * after stand outside of that row, and so do the numbers of the weeks.
 */
export function monthsShown(page: InPage): ShownMonth[] {
  return page.once('months', document, () => {
    const rows = page.dayRows()
    return rows.flatMap((days) => {
      const named = page.monthNamed(days, rows)
      return named ? [{ ...named, days }] : []
    })
  })
}

export function dayRows(page: InPage): Element[][] {
  const numbers = page
    .elementsIn()
    .map((element) => ({ element, number: page.numberOf(element) }))
    .filter(({ number }) => number !== undefined)
  const rows: Element[][] = []
  const next = (at: number, wanted: number): number =>
    numbers[at]?.number === wanted ? at : numbers[at + 1]?.number === wanted ? at + 1 : -1
  for (let start = 0; start < numbers.length; start++) {
    if (numbers[start]?.number !== 1) continue
    const found = [start]
    let skipped = 0
    for (let at = start; ;) {
      const following = next(at + 1, found.length + 1)
      if (following < 0 || (following > at + 1 && ++skipped > 6)) break
      found.push(following)
      at = following
    }
    if (found.length < 28 || found.length > 31) continue
    rows.push(found.map((at) => (numbers[at] as { element: Element }).element))
    start = found.at(-1) as number
  }
  return rows.filter((days) => days.filter((day) => page.visible(day)).length > 27)
}

/** The number that is all an element says; only the smallest such element counts, and no option of a list. */
export function numberOf(page: InPage, element: Element): number | undefined {
  const children = page.childrenOf(element)
  if (children.length === 0 || children.length > 3 || page.tagOf(element) === 'option') return undefined
  const own = children.map((child) => (child.nodeType === 3 ? (child.nodeValue ?? '') : ' ')).join('')
  const text = own.trim()
  return /^\d{1,2}$/.test(text) && page.rendered(element) ? Number(text) : undefined
}

/** Which month a row of days is, by what its days say themselves, else by the heading before them in the closest element that has one. */
export function monthNamed(
  page: InPage,
  days: Element[],
  rows: Element[][],
): { at: number; root: Element } | undefined {
  const [first] = days
  if (!first) return undefined
  const last = days.at(-1) as Element
  let root: Element | undefined = first
  while (root && !page.contains(root, last)) root = page.parentOf(root)
  const told = page.dateTold(first, root)
  for (let level = 0; root && level < 7; level++, root = page.parentOf(root)) {
    const within = rows.filter(([one]) => one && page.contains(root as Element, one))
    const heads = page.monthsIn(page.headOf(root, within[0]?.[0] ?? first))
    const at = within.length === 1 ? heads.at(-1) : heads[within.indexOf(days)]
    const matching = within.length === 1 || heads.length === within.length
    if (at !== undefined && matching && daysIn(told ?? at) === days.length) return { at: told ?? at, root }
    if (['body', 'html'].includes(page.tagOf(root))) break
  }
  if (told === undefined) return undefined
  const around = page.parentOf(page.parentOf(first) ?? first)
  return around && { at: told, root: around }

  function daysIn(months: number): number {
    return new Date(Date.UTC(Math.floor(months / 12), (months % 12) + 1, 0)).getUTCDate()
  }
}

/** The month of a day as its own label or data say it. */
export function dateTold(page: InPage, day: Element, root: Element | undefined): number | undefined {
  for (let at: Element | undefined = day; at && at !== root; at = page.parentOf(at)) {
    const said = ['aria-label', 'title', 'datetime', 'data-date', 'data-day']
      .map((name) => page.attribute(at as Element, name))
      .filter((text) => text !== '')
    for (const text of said) {
      const iso = /^(\d{4})-(\d{1,2})-0?1(?!\d)/.exec(text)
      if (iso) return Number(iso[1]) * 12 + Number(iso[2]) - 1
      const [named] = /\b0?1(?:st)?\b/.test(text)
        ? page.monthsIn(text.replace(/\b0?1(?:st|\.)?,? /, ' ').replace(/, /g, ' '))
        : []
      if (named !== undefined) return named
    }
  }
  return undefined
}

/** What an element shows before its first day, with the values of the lists and fields in there, and its own label. */
export function headOf(page: InPage, root: Element, first: Element): string {
  const parts: string[] = [page.attribute(root, 'aria-label')]
  const walk = (node: Node): boolean => {
    if (node === first) return false
    if (node.nodeType === 3) parts.push(node.nodeValue ?? '')
    if (node.nodeType !== 1) return true
    const element = node as Element
    if (!page.visible(element)) return true
    if (['select', 'input'].includes(page.tagOf(element))) {
      parts.push(` ${page.valueOf(element)} `)
      return true
    }
    for (const child of page.childrenOf(element)) if (!walk(child)) return false
    parts.push(' ')
    return true
  }
  walk(root)
  return page.tidy(parts.join(''))
}

/** The months with their years that a text names, in its order, in English or the language of the page. */
export function monthsIn(page: InPage, text: string): number[] {
  const names = page.monthWords()
  const found: number[] = []
  const pattern =
    /([\p{L}.]{3,14})[\s,/-]*((?:19|20|21)\d\d)(?!\d)|(?<!\d)((?:19|20|21)\d\d)[\s,/-]+([\p{L}.]{3,14})/gu
  for (const [, before, year, yearFirst, after] of text.matchAll(pattern)) {
    const month = names.indexOf((before ?? after ?? '').toLowerCase().replace('.', ''))
    if (month >= 0) found.push(Number(year ?? yearFirst) * 12 + (month % 12))
  }
  return found
}

/** The names of the months, long and short, twelve each. */
export function monthWords(page: InPage): string[] {
  return page.once('monthWords', document, () =>
    ['en', page.attribute(document.documentElement, 'lang') || 'en'].flatMap((language) =>
      ['long', 'short'].flatMap((month) =>
        Array.from({ length: 12 }, (_none, at) => {
          try {
            const format = new Intl.DateTimeFormat(language, { month: month as 'long', timeZone: 'UTC' })
            return format
              .format(new Date(Date.UTC(2024, at, 1)))
              .toLowerCase()
              .replace('.', '')
          } catch {
            return ''
          }
        }),
      ),
    ),
  )
}

/** A month as people say it: "May 2031". */
export function monthSaid(page: InPage, at: number): string {
  const name = page.monthWords()[at % 12] ?? ''
  return `${capital(name)} ${Math.floor(at / 12)}`
}
