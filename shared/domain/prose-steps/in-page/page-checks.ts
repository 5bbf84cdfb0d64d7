import { plural } from '../../english/plural.ts'
import type { Check, Target } from '../types.ts'
import type { InPage, Verdict } from './kit.ts'

/**
 * How many rows, items, buttons … are visible; header rows and menus of the page frame do not count. The name "" stands for things
 * without a name, which count everywhere: images without an alternative text.
 */
export function checkCount(page: InPage, wanted: Check): Verdict {
  const target = wanted.target ?? {}
  const where = page.scopeOf(target)
  if ('missed' in where) return page.undecided(where.missed, target)
  const { scope } = where
  const counted = page.countedIn(target, scope)
  const holders = new Set(
    counted.map((element) => element.closest('table, ul, ol, menu, [role=table], [role=grid], [role=list]')),
  )
  const scattered =
    !target.within && ['row', 'listitem', 'entry'].includes(target.role ?? '') && holders.size > 1
  if (scattered)
    return page.undecided(
      { status: 'ambiguous', candidates: [...holders].flatMap((one) => (one ? [page.candidate(one)] : [])) },
      { ...target, name: `the ${plural(target.role ?? 'entry')}` },
    )
  const expected = Number(wanted.expected)
  const amount = counted.map((element) => page.seen(element)).length
  // Entries that are neither rows nor items are not counted, so none is no number.
  if (target.role === 'entry' && amount === 0)
    return {
      passed: false,
      actual: '0',
      reason:
        'There is no list or table with entries here. Name what is counted: The "Cart" list has 2 items.',
    }
  const blank = page.blocksIn(document.documentElement).length === 0
  const holds = page.compares(amount, expected, wanted.comparison)
  const verdict: Verdict = {
    passed: !blank && holds !== (wanted.negated === true),
    actual: blank ? 'the page is blank' : String(amount),
  }
  return blank || target.name !== undefined ? verdict : page.unlessStated(wanted, scope, amount, verdict)
}

/** The verdict of a count of things without a name, unless the page itself says another number of them or has nothing of their kind. */
export function unlessStated(
  page: InPage,
  wanted: Check,
  scope: Element,
  amount: number,
  verdict: Verdict,
): Verdict {
  const { role = '' } = wanted.target ?? {}
  const expected = Number(wanted.expected)
  const noun = { listitem: 'item', textbox: 'field' }[role] ?? role
  const stated = page.statements(noun, undefined, scope)
  const words = `The page says ${stated.join(' and ')} ${plural(noun)}`
  const undecided = (reason: string): Verdict => ({ passed: false, actual: '', reason })
  const isSaid = stated.some((one) => page.compares(one, expected, wanted.comparison))
  const isNone = amount === 0 && expected > 0 && !page.hasKind(role)
  if (isNone && isSaid && stated.length === 1 && wanted.comparison === 'equals' && wanted.negated !== true)
    return { passed: true, actual: words }
  // What is drawn in the place of a list is no list to count: none of them is no number.
  if (isNone && stated.length > 0) return undecided(`${words}, and nothing here can be counted as such.`)
  if (isNone)
    return undecided(`There are no ${plural(noun)} here that could be counted. Name what the page shows.`)
  return isSaid && !page.compares(amount, expected, wanted.comparison)
    ? undecided(`${words}, but there are ${amount}.`)
    : verdict
}

/** Whether the page has something of a kind, or what would hold it: an empty list has no items, but they would be counted there. */
export function hasKind(page: InPage, role: string): boolean {
  const holders: Record<string, string[]> = {
    listitem: ['list', 'feed'],
    row: ['table', 'grid', 'treegrid'],
    cell: ['table', 'grid', 'treegrid'],
    option: ['listbox', 'combobox', 'menu', 'radiogroup'],
    tab: ['tablist'],
  }
  const kinds = [...page.family(role), role, ...(holders[role] ?? [])]
  return page
    .elementsIn(document.documentElement)
    .some((one) => kinds.includes(page.roleOf(one)) && !page.inFrame(one, document.documentElement))
}

/** What a count in a place counts. */
export function countedIn(page: InPage, target: Target, scope: Element): Element[] {
  const { role = '', name } = target
  if (role === 'entry') return page.entriesIn('entry', scope)
  const roles = role === 'row' || role === 'listitem' ? [role] : page.family(role)
  const all = page.elementsIn(scope).filter((element) => {
    if (!roles.includes(page.roleOf(element)) || !page.visible(element)) return false
    if (name === '') return page.tidy(page.nameOf(element)) === ''
    if (page.inFrame(element, scope)) return false
    if (name !== undefined && role !== 'row') {
      const level = page.matchLevel(page.nameOf(element), name, false)
      if (level < 0 || level > 2) return false
    }
    if (role !== 'row') return true
    return page.elementsIn(element).some((cell) => ['cell', 'gridcell'].includes(page.roleOf(cell)))
  })
  // Sums at the foot of a table are no entries of it.
  const entries = role === 'row' ? all.filter((row) => !page.inFoot(row)) : all
  return entries.length > 0 ? entries : all
}

/** Whether a row stands in the foot of its table, as the element or what the page calls so. */
export function inFoot(_page: InPage, row: Element): boolean {
  return row.closest('tfoot, [class*=footer i]') !== null
}

/** Address, title, and whether the page shows anything. */
export function checkPage(page: InPage, wanted: Check): Verdict {
  const expected = wanted.expected ?? ''
  const say = (holds: boolean, actual: string): Verdict => ({
    passed: holds !== (wanted.negated === true),
    actual,
  })
  if (wanted.kind === 'assert_title') {
    const title = page.tidy(document.title)
    return say(
      wanted.comparison === 'equals'
        ? title === page.tidy(expected)
        : page.hasWhole(title, page.tidy(expected)),
      title,
    )
  }
  if (wanted.kind === 'assert_loaded') {
    const shows =
      page.blocksIn(document.documentElement).length > 0 && !location.href.startsWith('chrome-error:')
    const named = expected === '' || page.calledPage(expected)
    // That a page does not say its name is no proof that it is another one.
    if (shows && !named && wanted.negated !== true)
      return {
        passed: false,
        actual: location.href,
        reason: `Nothing in the address, title and main heading of ${location.href} says that it is “${expected}”.`,
      }
    if (shows && expected !== '') return say(named, `${location.href} is shown`)
    return say(shows, shows ? `${location.href} is shown` : 'the page is blank')
  }
  const { href, pathname, search, hash, origin } = page.address()
  if (wanted.comparison === 'starts_with')
    return say(
      [href, `${pathname}${search}${hash}`].some((one) => one.startsWith(expected)),
      href,
    )
  if (wanted.comparison === 'ends_with') return say(href.endsWith(expected), href)
  if (wanted.comparison !== 'equals')
    return say(href.includes(expected) || decodeURI(href).includes(expected), href)
  const trim = (address: string): string => address.replace(/(?<=.)\/$/, '')
  const rest = expected.replace(/^https?:\/\/[^/?#]*/i, '')
  const path = `${pathname}${rest.includes('?') ? search : ''}${rest.includes('#') ? hash : ''}`
  const actual = rest === expected ? path : `${origin}${path}`
  return say(trim(actual) === trim(expected), href)
}
