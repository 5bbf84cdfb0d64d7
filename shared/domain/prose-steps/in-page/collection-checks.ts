import type { CollectionFact } from '../told/collection.ts'
import type { Check, Target } from '../types.ts'
import type { Collection, InPage, Verdict } from './kit.ts'

/** What is said of rows, items, cards or whatever the page has several of. What is not surely meant, or not surely so on the page, is undecided. */
export function checkCollection(page: InPage, wanted: Check): Verdict {
  const { target = {}, collection: fact = {} } = wanted
  const places = target.within
    ? page.regions(target.within, document.documentElement)
    : [document.documentElement]
  const [scope] = places
  if (!scope || places.length > 1) {
    const status = scope ? 'ambiguous_region' : 'no_region'
    return page.undecided({ status, candidates: places.map((one) => page.candidate(one)) }, target)
  }
  if (page.blocksIn(document.documentElement).length === 0)
    return { passed: false, actual: 'the page is blank', reason: 'The page shows nothing.' }
  if (fact.sorted || fact.each) return page.orderOf(wanted, scope)
  return fact.members ? page.membersOf(wanted, scope) : page.countOf(wanted, scope)
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

/** How many members a collection has now, as a value that may change. */
export function amountOf(
  page: InPage,
  target: Target,
): { value: string; field: boolean } | { verdict: Verdict } {
  const places = target.within
    ? page.regions(target.within, document.documentElement)
    : [document.documentElement]
  const [scope] = places
  if (!scope || places.length > 1) {
    const status = scope ? 'ambiguous_region' : 'no_region'
    return {
      verdict: page.undecided({ status, candidates: places.map((one) => page.candidate(one)) }, target),
    }
  }
  const meant = page.meantBy(target.name === undefined ? {} : { noun: target.name }, scope)
  if ('reason' in meant) return { verdict: { passed: false, actual: '', reason: meant.reason } }
  return { value: String(meant.found.members.length), field: false }
}

/** How many members there are, or what the page itself says about that. */
export function countOf(page: InPage, wanted: Check, scope: Element): Verdict {
  const { collection: fact = {}, comparison } = wanted
  const { count = 0, noun, tail, total } = fact
  const compares = (amount: number): boolean =>
    (comparison === 'at_least'
      ? amount >= count
      : comparison === 'at_most'
        ? amount <= count
        : amount === count) !==
    (wanted.negated === true)
  const say = (amount: number, actual: string): Verdict => ({ passed: compares(amount), actual })
  const told = noun === undefined ? [] : page.statements(noun, tail, scope)
  const [stated] = told
  const words = `the page says ${told.join(' and ')} ${noun ?? ''}`
  if (tail !== undefined && stated !== undefined)
    return told.length === 1
      ? say(stated, words)
      : undecided(`${words}, and which of them is meant is not clear.`)
  const meant = page.meantBy(fact, scope)
  if ('reason' in meant) {
    if (stated !== undefined && told.length === 1 && compares(stated)) return say(stated, words)
    return undecided(meant.reason)
  }
  const { members, holder } = meant.found
  const amount = members.length
  for (const one of members) page.seen(one)
  const shown = `${amount}${amount === 0 ? '' : `: ${listed(page, members)}`}`
  // "Showing 1 to 10 of 23": what is shown is a part of all there is.
  const isPart =
    stated !== undefined &&
    told.length === 1 &&
    stated > amount &&
    amount > 0 &&
    page
      .blocksIn(scope)
      .some(({ text }) => page.hasWhole(text, String(stated)) && page.hasWhole(text, String(amount)))
  if (isPart && (total === 'said' || (total === 'likely' && compares(stated) && !compares(amount))))
    return say(stated, `${words}, ${amount} of them are shown`)
  if (isPart && total === 'likely' && compares(amount))
    return undecided(`${words}, but only ${amount} of them are shown. Say how many are shown.`)
  const [sole] = members
  if (
    amount === 1 &&
    sole &&
    count !== 1 &&
    /^(?:no|there (?:is|are) no|nothing|none)\b/i.test(page.textOf(sole))
  )
    return undecided(`“${page.textOf(sole)}” is shown, and nobody can tell whether that is counted.`)
  if (amount === 0 && count > 0 && !page.visible(holder))
    return undecided('There is a list here, but it is not shown. Say what else the page shows.')
  if (told.length > 0 && !told.includes(amount) && told.some(compares) && !isPart)
    return undecided(`${words}, but there are ${shown}`)
  return say(amount, shown)

  function undecided(reason: string): Verdict {
    return { passed: false, actual: '', reason }
  }
}

/** Which members there are, in what order and place. */
export function membersOf(page: InPage, wanted: Check, scope: Element): Verdict {
  const { collection: fact = {}, comparison } = wanted
  const { members: names = [], extent = 'some', surely, count, at, times, ordered } = fact
  const undecided = (reason: string): Verdict => ({ passed: false, actual: '', reason })
  const meant = page.meantBy(fact, scope)
  if ('reason' in meant) return without(meant.reason)
  const { members } = meant.found
  const places = names.map((name) => matching(name))
  const actual = members.length === 0 ? 'none' : listed(page, members)
  const missing = names.filter((_name, index) => places[index]?.length === 0)
  const say = (passed: boolean): Verdict => ({ passed, actual })
  for (const place of places.flat()) page.seen(members[place] as Element)
  if (extent === 'none') {
    const there = places.some((place) => place.length > 0)
    return there || surely ? say(!there) : undecided(unknown(names.join(', ')))
  }
  // Where nobody said in which list, what stands elsewhere may be meant there.
  const isElsewhere =
    fact.noun === undefined && scope === document.documentElement && missing.some((name) => onPage(name))
  if (isElsewhere)
    return undecided(
      `“${missing.join(', ')}” stands elsewhere than in the list here. Say in which list or place it must be.`,
    )
  if (missing.length > 0 && !surely) return undecided(unknown(missing.join(', ')))
  if (times !== undefined) return say(places[0]?.length === times)
  if (missing.length > 0) return say(false)
  if (at !== undefined) return say(places[0]?.includes(at < 0 ? members.length + at : at - 1) === true)
  if (ordered === true) {
    const firsts = places.map((place) => place[0] ?? -1)
    if (places.some((place) => place.length > 1))
      return undecided(`Some of these stand here several times: ${actual}.`)
    if (firsts.some((place, index) => index > 0 && place <= (firsts[index - 1] ?? -1))) return say(false)
  }
  if (count !== undefined) {
    const amount = members.length
    const fits =
      comparison === 'at_least'
        ? amount >= count
        : comparison === 'at_most'
          ? amount <= count
          : amount === count
    return say(fits)
  }
  const others = members.length - new Set(places.flat()).size
  if (extent === 'only')
    return oneKind()
      ? say(others === 0)
      : undecided('There are several of such lists here. Say in which of them.')
  if (extent === 'these' && others > 0)
    return undecided(
      `There are others beside these: ${actual}. Say “only” if there must be none, or how many there are.`,
    )
  return say(true)

  // Where nobody says in which of several boards, all of them may be meant.
  function oneKind(): boolean {
    const { kind } = (meant as { found: Collection }).found
    const alike = page.collections().filter((one) => one.kind === kind && one.own && one.members.length > 0)
    return others > 0 || scope !== document.documentElement || alike.length <= 1
  }
  function matching(name: string): number[] {
    const said = members.map((member) => page.saysOf(member, name))
    const own = said.flatMap((one, index) => (one === 'own' ? [index] : []))
    return own.length > 0 ? own : said.flatMap((one, index) => (one === 'part' ? [index] : []))
  }
  function unknown(name: string): string {
    return `“${name}” is not here, and these need not be the words of the page. Put what must be there in quotes. There is: ${actual}.`
  }
  function onPage(name: string): boolean {
    const whole = page.tidy(page.textOf(document.documentElement)).toLowerCase()
    return page.hasWhole(whole, page.tidy(name).toLowerCase())
  }
  // What is nowhere on the page is in none of its lists either.
  function without(reason: string): Verdict {
    const absent = names.every((name) => !onPage(name))
    return extent === 'none' && surely && absent ? { passed: true, actual: 'not shown' } : undecided(reason)
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

function listed(page: InPage, members: Element[]): string {
  const told = members.slice(0, 6).map((member) => page.textOf(member).slice(0, 60))
  return `${told.join(' | ')}${members.length > 6 ? ' …' : ''}`
}
