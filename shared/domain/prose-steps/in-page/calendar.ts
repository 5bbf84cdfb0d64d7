import type { CalendarMove, ShownMonth } from './calendar-shapes.ts'
import type { InPage, Resolution } from './kit.ts'

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
