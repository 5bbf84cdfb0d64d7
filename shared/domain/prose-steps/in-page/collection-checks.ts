import type { CollectionFact } from '../told/collection.ts'
import type { Check } from '../types.ts'
import type { Collection, InPage, Verdict } from './kit.ts'

/** What is said of rows, items, cards or whatever the page has several of. What is not surely meant, or not surely so on the page, is undecided. */
export function checkCollection(page: InPage, wanted: Check): Verdict {
  const { target = {}, collection: fact = {} } = wanted
  const where = page.scopeOf(target)
  if ('missed' in where) return page.undecided(where.missed, target)
  const { scope } = where
  if (page.blocksIn(document.documentElement).length === 0)
    return { passed: false, actual: 'the page is blank', reason: 'The page shows nothing.' }
  if (fact.tokens) return page.checkTokens(wanted)
  if (fact.kept) return page.checkKept(wanted)
  if (fact.each?.words) return page.eachSays(wanted, scope)
  if (fact.sorted || fact.each) return page.orderOf(wanted, scope)
  const verdict = fact.members ? page.membersOf(wanted, scope) : page.countOf(wanted, scope)
  const isContrary = !verdict.passed && !verdict.reason && !verdict.problem
  return isContrary && fact.members && !page.isSurelyMeant(fact, scope)
    ? { ...verdict, reason: notSurely }
    : verdict
}

/** Why it proves nothing that a collection is other than expected. */
const notSurely =
  'Nobody can tell whether that is the list or table that is meant. Name it, as the page calls it.'

/** Whether a collection is meant for more than being the only one there is: by its noun, or by a member that is named. What else it lacks proves nothing. */
export function isSurelyMeant(page: InPage, fact: CollectionFact, scope: Element): boolean {
  const { noun, anything, members = [], surely } = fact
  if (scope !== document.documentElement) return true
  const meant = page.meantBy(fact, scope)
  if ('reason' in meant) return true
  const holds = (name: string): boolean =>
    meant.found.members.some((member) => page.saysOf(member, name) !== undefined)
  if (members.length > 0 && !surely && !members.some(holds)) return false
  return (
    noun === undefined ||
    anything === true ||
    members.some(holds) ||
    page.collectionsOf(noun, scope, true).length > 0
  )
}

/** The one collection that is meant: by its noun, by the named members that it holds, or because the place has no other. */
export function meantBy(
  page: InPage,
  { noun: called, anything, byName, members = [], extent, count, at, times }: CollectionFact,
  scope: Element,
): { found: Collection } | { reason: string } {
  const noun = anything ? undefined : called
  const meant = page.collectionsOf(noun, scope, byName === true)
  const all = meant.length > 1 || noun === undefined ? everything() : meant
  const holding = members.length === 0 ? [] : all.filter((one) => members.every((name) => holds(one, name)))
  const [first] = holding
  if (first && holding.length === 1) return { found: first }
  const [only] = meant
  if (only && meant.length === 1 && (holding.length === 0 || holding.includes(only))) return { found: only }
  // That they are there is so wherever they are.
  if (first && extent === 'some' && count === undefined && at === undefined && times === undefined)
    return { found: first }
  const some = members.length === 0 ? [] : all.filter((one) => members.some((name) => holds(one, name)))
  const [other] = some
  if (holding.length === 0 && other && some.length === 1) return { found: other }
  const many = meant.length > 1 ? meant : holding
  const what = noun === undefined ? 'list or table' : `“${noun}”`
  if (many.length === 0)
    return { reason: `Nothing here is surely a ${what}. Name the list or table, as the page calls it.` }
  const told = many.slice(0, 4).map(({ holder, members: inside }) => {
    const name = page.nameOf(holder) || page.headingOf(holder)
    const [start] = inside
    return `${name === '' ? '' : `“${name}” `}(${start ? page.textOf(start).slice(0, 40) : 'empty'}${inside.length > 1 ? ' …' : ''})`
  })
  return { reason: `Several things here may be meant by ${what}: ${told.join(', ')}. Say in which of them.` }

  function everything(): Collection[] {
    if (meant.length > 1) return meant
    return page
      .collections()
      .filter(
        (one) =>
          one.members.length > 0 &&
          (page.contains(scope, one.holder) || one.members.some((at) => page.contains(scope, at))),
      )
  }
  function holds(one: Collection, name: string): boolean {
    return one.members.some((member) => page.saysOf(member, name) === 'own')
  }
}

/** Whether the members stand in an order, or all of them show something. */
export function orderOf(page: InPage, { collection: fact = {}, negated }: Check, scope: Element): Verdict {
  const undecided = (reason: string): Verdict => ({ passed: false, actual: '', reason })
  const meant = page.meantBy(fact, scope)
  if ('reason' in meant) return undecided(meant.reason)
  const { members } = meant.found
  const { sorted, each } = fact
  const column = sorted
    ? (sorted.by ?? sortedBy(meant.found.holder) ?? clickedHead(meant.found.holder))
    : each?.column
  const texts: (string | undefined)[] = members.map((member) => {
    if (column === undefined) return each ? page.textOf(member) : page.sayings(member)[0]
    const cells = page.cellsBelow(member, column)
    return cells[0] && cells.length === 1 ? page.textOf(cells[0]) : undefined
  })
  for (const one of members) page.seen(one)
  const values = texts.filter((text) => text !== undefined)
  if (values.length < texts.length)
    return undecided(`Not each of these has something under “${column ?? ''}”.`)
  if (each) {
    if (values.length === 0) return undecided('There is nothing here of which that could be said.')
    const others = values.filter((text) => !page.hasWhole(text, page.tidy(each.text)))
    return {
      passed: (others.length === 0) !== (negated === true),
      actual: others.length === 0 ? each.text : `without it: ${others.slice(0, 5).join(' | ')}`,
    }
  }
  if (column === undefined && meant.found.sort === 'rows')
    return undecided(
      'The page does not tell by which column the table is sorted. Say it: The rows are sorted by "Age" in ascending order.',
    )
  const holds = page.areSorted(values, sorted?.direction ?? 'ascending')
  const actual = values.slice(0, 8).join(' | ')
  if (holds === undefined) return undecided(`Nobody can tell in which order these are: ${actual}`)
  return { passed: holds !== (negated === true), actual }

  function clickedHead(holder: Element): string | undefined {
    const name = sorted?.clicked
    const isHead = (one: Element): boolean =>
      page.roleOf(one) === 'columnheader' && page.saysOf(one, name ?? '') === 'own'
    return name !== undefined && page.elementsIn(holder).some(isHead) ? name : undefined
  }
  function sortedBy(holder: Element): string | undefined {
    const heads = page
      .elementsIn(holder)
      .filter((one) => ['ascending', 'descending'].includes(page.attribute(one, 'aria-sort')))
    return heads[0] && heads.length === 1 ? page.textOf(heads[0]) : undefined
  }
}
