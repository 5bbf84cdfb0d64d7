import type { CollectionFact } from '../told/collection.ts'
import type { Check } from '../types.ts'
import type { Collection, InPage, Verdict } from './kit.ts'

/** What was found of the named members: the numbers of those that are each name. */
interface Found {
  places: number[][]
  missing: string[]
  actual: string
}

/** Which members there are, in what order and place. */
export function membersOf(page: InPage, wanted: Check, scope: Element): Verdict {
  const { collection: fact = {}, comparison } = wanted
  const { members: names = [], extent = 'some', surely, count, times } = fact
  const meant = page.meantBy(fact, scope)
  if ('reason' in meant) return withoutList(page, fact, scope, meant.reason)
  const { members } = meant.found
  const places = names.map((name) => matching(page, members, name))
  const missing = names.filter((_name, index) => places[index]?.length === 0)
  const actual = members.length === 0 ? 'none' : page.told(members)
  for (const place of places.flat()) page.seen(members[place] as Element)
  if (extent === 'none') return noneOf(page, members, fact, { places, missing, actual })
  // Where nobody said in which list, what stands elsewhere may be meant there.
  const isElsewhere =
    fact.noun === undefined &&
    scope === document.documentElement &&
    missing.some((name) => isOnPage(page, name))
  if (isElsewhere)
    return undecided(
      `“${missing.join(', ')}” stands elsewhere than in the list here. Say in which list or place it must be.`,
    )
  if (missing.length > 0 && !surely) return undecided(unknown(missing, actual))
  if (times !== undefined) return { passed: places[0]?.length === times, actual }
  if (missing.length > 0) return { passed: false, actual }
  const placed = inPlace(fact, members.length, { places, missing, actual })
  if (placed) return placed
  if (count !== undefined) return { passed: page.compares(members.length, count, comparison), actual }
  const others = members.length - new Set(places.flat()).size
  if (extent === 'only') return onlyThese(page, meant.found, scope, others, actual)
  if (extent === 'these') return theseAre(places, others, fact.ordered === true, actual)
  return { passed: true, actual }
}

// The numbers of the members that are what a name says, else of those that show it as a part.
function matching(page: InPage, members: Element[], name: string): number[] {
  const said = members.map((member) => page.saysOf(member, name))
  const own = said.flatMap((one, index) => (one === 'own' ? [index] : []))
  return own.length > 0 ? own : said.flatMap((one, index) => (one === 'part' ? [index] : []))
}

function noneOf(page: InPage, members: Element[], fact: CollectionFact, found: Found): Verdict {
  const names = fact.members ?? []
  const isThere = names.some((name) => members.some((member) => page.saysOf(member, name) === 'own'))
  if (isThere) return { passed: false, actual: found.actual }
  if (found.missing.length < names.length)
    return undecided(`Something here only holds these words among others: ${found.actual}.`)
  return fact.surely ? { passed: true, actual: found.actual } : undecided(unknown(names, found.actual))
}

// The first, the last, between two others, one after another; undefined where nothing more is to be asked.
function inPlace(
  { at, between, ordered }: CollectionFact,
  amount: number,
  found: Found,
): Verdict | undefined {
  const { places, actual } = found
  if (at !== undefined) return { passed: places[0]?.includes(at < 0 ? amount + at : at - 1) === true, actual }
  if (ordered !== true && between !== true) return undefined
  if (places.some((place) => place.length > 1))
    return undecided(`Some of these stand here several times: ${actual}.`)
  const [one = -1, two = -1, three = -1] = places.map((place) => place[0] ?? -1)
  if (between === true) return { passed: one > Math.min(two, three) && one < Math.max(two, three), actual }
  return rises(places) ? undefined : { passed: false, actual }
}

// Where nobody says in which of several boards, all of them may be meant.
function onlyThese(
  page: InPage,
  { kind }: Collection,
  scope: Element,
  others: number,
  actual: string,
): Verdict {
  const alike = page.collections().filter((one) => one.kind === kind && one.own && one.members.length > 0)
  if (others === 0 && scope === document.documentElement && alike.length > 1)
    return undecided('There are several of such lists here. Say in which of them.')
  return { passed: others === 0, actual }
}

// Names in a row may be told in the order in which they stand, or in any.
function theseAre(places: number[][], others: number, ordered: boolean, actual: string): Verdict {
  if (others > 0)
    return undecided(
      `There are others beside these: ${actual}. Say “only” if there must be none, or how many there are.`,
    )
  if (!ordered && !rises(places))
    return undecided(`They stand in another order here: ${actual}. Say “in this order” if it matters.`)
  return { passed: true, actual }
}

// What is nowhere on the page is in none of its lists either, and a text in quotes can be counted wherever it stands.
function withoutList(page: InPage, fact: CollectionFact, scope: Element, reason: string): Verdict {
  const { members: names = [], extent, surely, times, ordered } = fact
  if (extent === 'these' && ordered === true) return inTexts(page, names, scope) ?? undecided(reason)
  if (extent === 'these' && names.every((name) => isCalled(page, name)))
    return { passed: true, actual: names.join(', ') }
  const absent = names.every((name) => !isOnPage(page, name))
  if (extent === 'none' && surely && absent) return { passed: true, actual: 'not shown' }
  const [name = ''] = names
  if (times === undefined || !surely) return undecided(reason)
  const alone = page
    .blocksIn(document.documentElement)
    .filter(({ text, parts }) => [text, ...parts].some((one) => page.tidy(one) === page.tidy(name)))
  return alone.length > 0
    ? { passed: alone.length === times, actual: `${alone.length} times` }
    : undecided(reason)
}

// Each of them is a control of that name: what stands in a row need be no list.
const isCalled = (page: InPage, name: string): boolean =>
  page.resolve({ name, whole: true }, 'state').status === 'found'

// What a text tells one after another is in order, too, where it tells each of them once.
function inTexts(page: InPage, names: string[], scope: Element): Verdict | undefined {
  const text = page.tidy(page.textOf(scope)).toLowerCase()
  const places = names.map((name) => placesIn(page, text, page.tidy(name).toLowerCase()))
  if (places.some((at) => at.length !== 1)) return undefined
  const [first = 0] = places[0] ?? []
  const inOrder = rises(places)
  if (!inOrder && scope === document.documentElement) return undefined
  return { passed: inOrder, actual: text.slice(Math.max(0, first - 20), first + 200) }
}

function placesIn(page: InPage, text: string, name: string): number[] {
  const found: number[] = []
  for (let at = text.indexOf(name); at >= 0 && name !== ''; at = text.indexOf(name, at + name.length))
    if (page.hasWhole(text.slice(Math.max(0, at - 1), at + name.length + 1), name)) found.push(at)
  return found
}

const rises = (places: number[][]): boolean =>
  places.every(([place = -1], index) => index === 0 || place > (places[index - 1]?.[0] ?? -1))

function isOnPage(page: InPage, name: string): boolean {
  const whole = page.tidy(page.textOf(document.documentElement)).toLowerCase()
  return page.hasWhole(whole, page.tidy(name).toLowerCase())
}

const unknown = (names: string[], actual: string): string =>
  `“${names.join(', ')}” is not here, and these need not be the words of the page. Put what must be there in quotes. There is: ${actual}.`

const undecided = (reason: string): Verdict => ({ passed: false, actual: '', reason })
