import { plural } from '../../english/plural.ts'
import type { Check } from '../types.ts'
import type { InPage, Verdict } from './kit.ts'

/** The visible rows, items or fields in a place. An "entry" is a row or an item. Rows that only head a table, and menus of the page, are none. */
export function entriesIn(page: InPage, role: string, scope: Element): Element[] {
  const fields = ['textbox', 'searchbox', 'spinbutton']
  const roles = role === 'entry' ? ['row', 'listitem'] : role === 'textbox' ? fields : [role]
  const isData = (row: Element): boolean =>
    page.elementsIn(row).some((cell) => ['cell', 'gridcell'].includes(page.roleOf(cell)))
  // What nobody can type in cannot be left empty.
  const open = (field: Element): boolean =>
    page.enabled(field) && (field as HTMLInputElement).readOnly !== true
  return page.elementsIn(scope).filter((element) => {
    const own = page.roleOf(element)
    if (element === scope || !roles.includes(own) || !page.visible(element) || page.inFrame(element, scope))
      return false
    return own === 'row' ? isData(element) : !fields.includes(own) || open(element)
  })
}

/**
 * Whether every row or item shows a text, every field is empty, or (`texts`) these are the only entries. There has to be one at least, and without a
 * place all of them must be in one table or list.
 */
export function checkEntries(page: InPage, wanted: Check): Verdict {
  const target = wanted.target ?? {}
  const where = page.scopeOf(target)
  if ('missed' in where) return page.undecided(where.missed, target)
  const { scope } = where
  const entries = page.entriesIn(target.role ?? 'entry', scope)
  const isField = target.role === 'textbox'
  const holders = new Set(
    entries.map((one) => one.closest('table, ul, ol, menu, [role=table], [role=grid], [role=list]')),
  )
  if (!target.within && !isField && holders.size > 1) {
    const candidates = [...holders].flatMap((one) => (one ? [page.candidate(one)] : []))
    return page.undecided(
      { status: 'ambiguous', candidates },
      { ...target, name: `the ${plural(target.role ?? 'entry')}` },
    )
  }
  for (const one of entries) page.seen(one)
  // Without a place, what looks like a list may be made of anything.
  if (entries.length === 0 && wanted.texts && !target.within)
    return {
      passed: false,
      actual: 'none',
      reason: 'There is no list or table here. Say where only this is shown.',
    }
  if (entries.length === 0) return { passed: false, actual: 'none' }
  const told = (list: Element[]): string =>
    list
      .slice(0, 5)
      .map((one) => (isField ? page.toldName(one) : page.textOf(one)))
      .join(' | ')
  if (wanted.texts) return { actual: told(entries), ...page.areOnly(entries, wanted) }
  const expected = page.tidy(wanted.expected ?? '')
  const others = entries.filter((one) => !(isField ? isEmpty(one) : shows(one, expected)))
  const actual = isField ? `not empty: ${told(others)}` : `without it: ${told(others)}`
  return { passed: others.length === 0, actual: others.length === 0 ? expected : actual }

  function shows(entry: Element, text: string): boolean {
    return page.hasWhole(page.textOf(entry), text)
  }
  // A number field that holds what is no number has an empty value all the same.
  function isEmpty(field: Element): boolean {
    return page.valueOf(field) === '' && (field as HTMLInputElement).validity?.badInput !== true
  }
}

/** Whether these are the entries: one for each text and one text for each. The entry that is the text itself goes first. */
export function areOnly(page: InPage, entries: Element[], wanted: Check): Pick<Verdict, 'passed' | 'reason'> {
  const { texts = [], target } = wanted
  const shows = (entry: Element, text: string): boolean => page.hasWhole(page.textOf(entry), text)
  const longestFirst = texts.map((text) => page.tidy(text)).toSorted((a, b) => b.length - a.length)
  const isElsewhere = longestFirst.some((text) => !entries.some((one) => shows(one, text)))
  // Where no place is named, entries that show something else may be those of another list.
  if (!target?.within && isElsewhere)
    return {
      passed: false,
      reason: 'The entries here are others. Say in which list or table only this is shown.',
    }
  const left = [...entries]
  for (const text of longestFirst) {
    const own = left.find((one) => page.textOf(one) === text) ?? left.find((one) => shows(one, text))
    if (!own) return { passed: false }
    left.splice(left.indexOf(own), 1)
  }
  return { passed: left.length === 0 }
}
