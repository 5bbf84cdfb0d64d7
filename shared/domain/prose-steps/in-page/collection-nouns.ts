import { singular } from '../../english/plural.ts'
import type { Collection, InPage } from './kit.ts'

/**
 * The collections that a noun may mean, in a place: of its own kind ("rows", "tabs"), else those that go by it, else the page's own matter, outermost first. One is
 * meant; several are too many; none is unknown.
 */
export function collectionsOf(
  page: InPage,
  noun: string | undefined,
  scope: Element,
  byName: boolean,
): Collection[] {
  const inside = page.collectionsIn(scope)
  const filled = inside.filter(({ members }) => members.length > 0)
  const own = noun === undefined ? undefined : ofKind(page, noun, filled, scope)
  if (own && own.length > 0) return own
  if (noun !== undefined) {
    // What a table is called names its rows; its columns are asked for as such.
    const all = filled.filter((one) => one.sort !== 'columns' && page.goesBy(one, noun))
    const matter = all.filter((one) => one.own || scope !== document.documentElement)
    const called = matter.length > 0 ? matter : all
    const outer = outermost(page, called)
    const [first] = outer
    // The cards of all boards are "the cards".
    if (first && outer.length > 1 && new Set(called.map(({ kind }) => kind)).size === 1)
      return [{ ...first, members: outer.flatMap(({ members }) => members) }]
    if (first) return outer
  }
  return own !== undefined || byName ? [] : matterOf(page, inside, scope)
}

/** The collections in a place, with those members that are in it. */
export function collectionsIn(page: InPage, scope: Element): Collection[] {
  return page.collections().flatMap((one) => {
    if (page.contains(scope, one.holder)) return [one]
    const members = one.members.filter((member) => member !== scope && page.contains(scope, member))
    return members.length > 0 && members.length < one.members.length ? [{ ...one, members }] : []
  })
}

// Undefined for a noun that names no kind of its own.
function ofKind(page: InPage, noun: string, filled: Collection[], scope: Element): Collection[] | undefined {
  const of = (sort: Collection['sort']): Collection[] => filled.filter((one) => one.sort === sort)
  const role = (name: string): Collection[] => filled.filter(({ holder }) => page.roleOf(holder) === name)
  switch (noun) {
    case 'row':
      return of('rows')
    case 'column':
      return [...of('columns'), ...outermost(page, of('parts')).filter((one) => standBeside(page, one))]
    case 'column heading':
    case 'column header':
    case 'header':
      return of('columns')
    case 'heading': {
      const members = page.elementsIn(scope).filter((one) => page.roleOf(one) === 'heading')
      const headings = page.collection('controls', scope, members, 'headings')
      return [...of('columns'), ...(headings.members.length > 0 ? [headings] : [])]
    }
    case 'tab':
      return role('tablist')
    case 'option':
    case 'choice':
    case 'suggestion':
      return of('options')
    case 'menu item':
      return [...role('menu'), ...role('menubar')]
    case 'page':
      return filled.filter(({ kind }) => kind === 'pages')
    default:
      return undefined
  }
}

// Menus and what merely leads elsewhere are meant only where there is nothing else; a hidden list only where none is shown.
function matterOf(page: InPage, inside: Collection[], scope: Element): Collection[] {
  const isPlace = scope !== document.documentElement
  const isControl = (member: Element): boolean => {
    const controls = page.elementsIn(member).filter((one) => ['link', 'button'].includes(page.roleOf(one)))
    const [only] = controls
    return only !== undefined && controls.length === 1 && page.textOf(only) === page.textOf(member)
  }
  const matter = outermost(
    page,
    inside.filter((one) => (one.own || isPlace) && ['rows', 'items', 'parts'].includes(one.sort)),
  )
  const shown = matter.filter(({ members }) => members.length > 0)
  const lists = shown.filter(({ sort }) => sort !== 'parts')
  const plain = lists.filter((one) => !one.members.every(isControl))
  const chosen = plain.length > 0 ? plain : lists.length > 0 ? lists : shown
  const all = chosen.length > 0 ? chosen : matter.filter(({ sort }) => sort !== 'parts')
  // What holds collections itself may be meant, or what it holds.
  const nested = all.flatMap((one) =>
    one.sort === 'parts' ? inside.filter((other) => other !== one && isIn(page, other, one)) : [],
  )
  return [...all, ...nested]
}

function isIn(page: InPage, one: Collection, other: Collection): boolean {
  return other.members.some((member) => member === one.holder || page.contains(member, one.holder))
}

function outermost(page: InPage, list: Collection[]): Collection[] {
  return list.filter((one) => !list.some((other) => other !== one && isIn(page, one, other)))
}

function standBeside(page: InPage, { members }: Collection): boolean {
  const boxes = members.map((member) => page.boxOf(member))
  return boxes.every((box, at) => {
    const before = boxes[at - 1]
    return !before || (box.x >= before.x + before.width - 1 && box.y < before.y + before.height)
  })
}

/** Whether a collection goes by a noun: in what its members or what they stand in are called, in code or for people, or in the heading above. */
export function goesBy(page: InPage, { holder, members }: Collection, noun: string): boolean {
  const wanted = noun.split(' ').map((word) => singular(word.toLowerCase()))
  const code = ['class', 'id', 'data-testid', 'data-test', 'role', 'itemtype', 'aria-roledescription']
  const says = (text: string): boolean => {
    const words = wordsOf(text)
    return wanted.every((word) => words.includes(word))
  }
  const [member] = members
  const coded = [holder, ...(member ? [member] : [])].some(
    (element) => says(page.tagOf(element)) || code.some((name) => says(page.attribute(element, name))),
  )
  // "Employees", "All employees", "Employee list"; not "Add employee".
  const told = [page.nameOf(holder), page.headingOf(holder)].some((text) => {
    const words = wordsOf(text).filter(
      (word) => !['list', 'table', 'overview', 'directory', ''].includes(word),
    )
    const isMany = /s\b/i.test(text) || words.length === wanted.length
    const ends = words.slice(-wanted.length).join(' ') === wanted.join(' ')
    return isMany && words.length <= wanted.length + 2 && ends
  })
  return coded || told
}

/** Whether a noun may name only some of the members: some say it of themselves and others do not, or it is what they can be filtered by. */
export function isSomeOf(
  page: InPage,
  { members }: Collection,
  noun: string,
): 'said' | 'filtered' | undefined {
  const wanted = singular(noun.split(' ').at(-1) ?? '')
  const saying = members.filter((member) => wordsOf(page.textOf(member)).includes(wanted))
  const isFilter = (one: Element): boolean =>
    ['button', 'link', 'tab', 'option', 'radio', 'checkbox'].includes(page.roleOf(one)) &&
    !page.inFrame(one, document.documentElement) &&
    wordsOf(page.nameOf(one)).join(' ').trim() === singular(noun)
  if (saying.length > 0 && saying.length < members.length) return 'said'
  return page.elementsIn().some(isFilter) ? 'filtered' : undefined
}

/** The heading that stands closest before what holds a collection. */
export function headingOf(page: InPage, holder: Element): string {
  let at: Element | undefined = holder
  for (let up = 0; at && up < 4; up++) {
    for (let before = at.previousElementSibling; before; before = before.previousElementSibling) {
      const heading = page.elementsIn(before).findLast((one) => page.roleOf(one) === 'heading')
      if (heading) return page.visible(heading) ? page.textOf(heading) : ''
    }
    at = page.parentOf(at)
  }
  return ''
}

/** Places of the same shape as their neighbours that begin with a name, as the boards of a page without headings do; else the lists and tables below a heading of that name. */
export function entitled(page: InPage, name: string, scope: Element): Element[] {
  const inside = page.collections().filter(({ holder }) => page.contains(scope, holder))
  const isCalled = (text: string): boolean => [0, 1, 2].includes(page.matchLevel(text, name, false))
  const parts = inside.flatMap(({ sort, members }) => (sort === 'parts' ? members : []))
  const titled = parts.filter((member) => {
    const [first] = page.blocksIn(member)
    return first !== undefined && isCalled(first.text) && first.text !== page.textOf(member)
  })
  if (titled.length > 0) return titled
  // Right below its heading; what stands further down may be about something else.
  const lists = inside.filter(({ sort, holder }) => ['rows', 'items'].includes(sort) && page.visible(holder))
  return lists.flatMap(({ holder }) => {
    const before = holder.previousElementSibling
    const heads = before !== null && page.roleOf(before) === 'heading' && isCalled(page.textOf(before))
    return heads && page.nameOf(holder) === '' ? [holder] : []
  })
}

function wordsOf(text: string): string[] {
  return text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}]+/u)
    .map((word) => singular(word.toLowerCase()))
}
