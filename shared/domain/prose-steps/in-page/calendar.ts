import type { CalendarMove, ShownMonth } from './calendar-shapes.ts'
import type { InPage, Resolution } from './kit.ts'

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

/** Whether a day or a control of a calendar says that it cannot be used; most calendars say it by a class. */
export function isBlocked(page: InPage, element: Element, root: Element): boolean {
  const blocked = /(?:^|[-_])(?:disabled|unavailable|blocked|forbidden)(?:$|[-_])/i
  for (let at: Element | undefined = element; at && at !== root; at = page.parentOf(at)) {
    const classes = page.attribute(at, 'class').split(/\s+/)
    if (!page.enabled(at) || classes.some((name) => blocked.test(name))) return true
    if (['td', 'tr', 'table'].includes(page.tagOf(at)) || page.roleOf(at) === 'gridcell') break
  }
  return false
}

/** The months that are shown now, by which a calendar that opens later is told from those that stood there. */
export function calendarsNow(page: InPage): number[] {
  return page.monthsShown().map(({ days }) => page.hold(days[0] as Element))
}

/**
 * What comes next on the way to a day: its element where its month is shown, else the control that turns the calendar towards it. `before` are calendars
 * that are not meant where there are others.
 */
export function calendarMove(
  page: InPage,
  date: { day: number; month?: number; year?: number },
  before: number[],
): CalendarMove {
  const all = page.monthsShown()
  const opened = all.filter(({ days }) => !before.includes(page.hold(days[0] as Element)))
  const months = opened.length > 0 ? opened : all
  const [shown] = months
  if (!shown) return { move: 'none', reason: 'No calendar is open.' }
  const wanted = monthWanted()
  if (typeof wanted === 'string') return { move: 'none', reason: wanted, shown: shown.at }
  const fitting = months.filter(({ at }) => wanted === undefined || at === wanted)
  const [month] = fitting
  if (fitting.length > 1) return { move: 'none', reason: 'Several calendars show this day.', shown: shown.at }
  if (!month) {
    const forward = (wanted ?? 0) > shown.at
    const from = forward ? (months.at(-1) ?? shown) : shown
    const control = page.turningOf(from.root, forward)
    const name = page.monthSaid(shown.at)
    if (!control)
      return {
        move: 'none',
        reason: `The calendar shows ${name} and has no control to turn it.`,
        shown: shown.at,
      }
    if (page.isBlocked(control, from.root))
      return {
        move: 'none',
        reason: `The calendar shows ${name} and does not go ${forward ? 'further' : 'back'}.`,
        shown: shown.at,
      }
    return { move: 'turn', id: page.hold(control), shown: shown.at, name: page.nameOf(control) }
  }
  const day = month.days.at(date.day < 0 ? date.day : date.day - 1)
  const name = `${date.day < 0 ? month.days.length : date.day} ${page.monthSaid(month.at)}`
  if (!day) return { move: 'none', reason: `There is no ${name}.`, shown: month.at }
  if (page.isBlocked(day, month.root))
    return { move: 'none', reason: `The calendar does not offer ${name}: it is disabled.`, shown: month.at }
  return { move: 'pick', id: page.hold(day), name }

  // A month without its year is the one shown or the next of that name in the same year; what lies before could be another year.
  function monthWanted(): number | string | undefined {
    const { at } = shown as ShownMonth
    if (date.month === undefined) return undefined
    if (date.year !== undefined) return date.year * 12 + date.month - 1
    const same = months.find((one) => one.at % 12 === (date.month ?? 0) - 1)
    if (same) return same.at
    const sameYear = at - (at % 12) + date.month - 1
    return sameYear > at ? sameYear : `The calendar shows ${page.monthSaid(at)}: say the year that is meant.`
  }
}

export function monthSaid(page: InPage, at: number): string {
  const name = page.monthWords()[at % 12] ?? ''
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${Math.floor(at / 12)}`
}

/** The day of an open calendar that a mere number means, where nothing outside of the calendar has exactly that name. */
export function dayNamed(page: InPage, name: string): Resolution | undefined {
  const [, number = ''] = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(name.trim()) ?? []
  const months = number === '' ? [] : page.monthsShown()
  const days = months.flatMap(({ days: all }) => all.slice(Number(number) - 1, Number(number)))
  const [day] = days
  const isOther = (element: Element): boolean => !months.some(({ root }) => page.contains(root, element))
  const alike = (): boolean =>
    page
      .scored({ name: number }, 'point', document.documentElement)
      .some(({ element, rank }) => rank % 10 < 3 && isOther(element))
  if (!day || Number(number) < 1 || alike()) return undefined
  if (days.length > 1)
    return {
      status: 'ambiguous',
      count: days.length,
      rank: 0,
      candidates: days.map((one) => page.candidate(one)),
    }
  return {
    status: 'found',
    id: page.hold(day),
    role: page.roleOf(day),
    name,
    kind: 'other',
    matched: number,
    rank: 0,
  }
}
