import type { Target } from '../types.ts'
import type { InPage, PartList } from './kit.ts'

const tables = ['table', 'grid', 'treegrid']
const least = 3

/**
 * The tables, lists and feeds of which only a part is in the document: they say that there are more (`aria-rowcount`, `aria-setsize`), or keep room for what
 * they do not draw. `stated` is how many there are, where they say it.
 */
export function partLists(page: InPage): PartList[] {
  return page.once('part lists', document.documentElement, () => {
    const found = [...page.countedTables(), ...page.countedItems(), ...countedColumns(page)]
    const windowed = page
      .collections()
      .filter(
        ({ sort, members }) =>
          ['rows', 'items', 'parts', 'options'].includes(sort) && members.length >= least,
      )
      .filter(({ members }) => !found.some((one) => one.members.includes(members[0] as Element)))
      .filter(({ members }) => page.keepsRoom(members))
      .map(({ holder, members }) => ({ holder, members }))
    return [...found, ...windowed]
  })
}

/** Tables that say of more rows than they hold; header rows are not counted. */
export function countedTables(page: InPage): PartList[] {
  return page.elementsIn().flatMap((holder) => {
    const said = page.attribute(holder, 'aria-rowcount').trim()
    if (!tables.includes(page.roleOf(holder)) || !/^-?\d+$/.test(said)) return []
    const rows = page.elementsIn(holder).filter((one) => page.roleOf(one) === 'row')
    const isHead = (row: Element): boolean =>
      !page.elementsIn(row).some((at) => ['cell', 'gridcell'].includes(page.roleOf(at)))
    const members = rows.filter((row) => !isHead(row))
    const count = Number(said)
    if (count >= 0 && count <= rows.length) return []
    return [{ holder, members, ...(count < 0 ? {} : { stated: count - (rows.length - members.length) }) }]
  })
}

/** The heads of tables that say of more columns than they hold, as those do that draw their columns as they are scrolled to. */
function countedColumns(page: InPage): PartList[] {
  return page.elementsIn().flatMap((table) => {
    const said = Number(page.attribute(table, 'aria-colcount').trim() || 0)
    if (!tables.includes(page.roleOf(table)) || !Number.isInteger(said) || said <= 0) return []
    const heads = page.elementsIn(table).filter((one) => page.roleOf(one) === 'columnheader')
    const rows = [...table.querySelectorAll('[role=row], tr')].map((row) => row.children.length)
    const holder = heads[0] && page.parentOf(heads[0])
    return holder && said > Math.max(heads.length, ...rows) ? [{ holder, members: heads, stated: said }] : []
  })
}

/** Whether an element is counted from the end of a list whose end is not drawn: nobody knows what is the last there. */
export function isBeforeEnd(page: InPage, element: Element): boolean {
  const list = page.partLists().find(({ members }) => members.some((one) => page.contains(one, element)))
  const last = list?.members.at(-1)
  if (!list || !last) return false
  const number = (at: Element, name: string): number => Number(page.attribute(at, name) || Number.NaN)
  const isLast =
    number(last, 'aria-posinset') === number(last, 'aria-setsize') ||
    number(last, 'aria-rowindex') === number(list.holder, 'aria-rowcount')
  const scroller = list.stated === undefined ? page.scrollerOf(last) : undefined
  const isAtEnd =
    scroller !== undefined && scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 1
  return !isLast && !isAtEnd
}

/** Lists whose items say that they are some of more. */
export function countedItems(page: InPage): PartList[] {
  const groups = new Map<Element, Map<string, Element[]>>()
  for (const one of page.elementsIn()) {
    const said = page.attribute(one, 'aria-setsize').trim()
    if (!/^-?\d+$/.test(said) || !page.exposed(one)) continue
    let holder = page.parentOf(one)
    while (
      holder &&
      !['list', 'feed', 'listbox', 'tree', 'menu', 'group', ...tables].includes(page.roleOf(holder))
    )
      holder = page.parentOf(holder)
    const at = holder ?? page.parentOf(one)
    if (!at) continue
    const group = groups.get(at) ?? new Map<string, Element[]>()
    const key = `${said} ${page.attribute(one, 'aria-level')}`
    groups.set(at, group.set(key, [...(group.get(key) ?? []), one]))
  }
  return [...groups].flatMap(([holder, group]) =>
    [...group].flatMap(([key, members]) => {
      const count = Number(key.split(' ')[0])
      const isPart = count < 0 || count > members.length
      // Branches of a tree are sets of their own.
      const stated = count < 0 || group.size > 1 ? {} : { stated: count }
      return isPart && !(group.size > 1 && count >= 0) ? [{ holder, members, ...stated }] : []
    }),
  )
}

/** Whether there is room before or after things of one make for many more of them, which a script has left. */
export function keepsRoom(page: InPage, members: Element[]): boolean {
  const [first] = members
  const scroller = first && page.scrollerOf(first)
  if (!first || !scroller) return false
  const boxes = members.map((one) => one.getBoundingClientRect())
  const height = Math.max(...boxes.map((box) => box.height), 1)
  const [top, bottom] = [
    Math.min(...boxes.map((box) => box.top)),
    Math.max(...boxes.map((box) => box.bottom)),
  ]
  let moved = page.isMoved(first)
  let at = page.parentOf(first)
  for (let up = 0; at && at !== scroller && up < 4; at = page.parentOf(at), up++) {
    const own = at.getBoundingClientRect()
    const gap = Math.max(top - own.top, 0) + Math.max(own.bottom - bottom, 0)
    const spacers = [at, ...page.childrenOf(at)].filter(
      (one): one is Element =>
        one.nodeType === 1 &&
        (one === at || (up === 0 && !page.contains(one as Element, first))) &&
        page.isSpacer(one as Element, height),
    )
    const isLong = own.height > scroller.clientHeight || spacers.some((one) => one !== at)
    // A box that is only higher than what stands in it leaves no room for more: its things follow one another.
    const isRoom = moved || spacers.some((one) => one !== at || page.isPadded(one, height))
    if (spacers.length > 0 && isRoom && isLong && gap > 3 * height) return true
    moved ||= page.isMoved(at)
  }
  // What is moved to its place in a box lies beside a part of the full height.
  const inner = at === scroller ? page.childrenOf(scroller) : []
  return inner.some(
    (one) =>
      one.nodeType === 1 &&
      !page.contains(one as Element, first) &&
      page.isSpacer(one as Element, height) &&
      (one as Element).getBoundingClientRect().height > bottom - top + 3 * height,
  )
}

/** Whether an element stands elsewhere than where it would follow what is before it. */
export function isMoved(_page: InPage, element: Element): boolean {
  const { position, transform } = getComputedStyle(element)
  return position === 'absolute' || transform !== 'none'
}

/** Whether a script keeps room in an element by its padding. */
export function isPadded(_page: InPage, element: Element, height: number): boolean {
  const { paddingTop, paddingBottom } = (element as HTMLElement).style
  return [paddingTop, paddingBottom].some((one) => Number.parseFloat(one) > 3 * height)
}

/** Whether a script gave an element its height or room, for more than it holds. */
export function isSpacer(page: InPage, element: Element, height: number): boolean {
  const style = (element as HTMLElement).style as CSSStyleDeclaration | undefined
  const told = style
    ? [style.height, style.minHeight, style.paddingTop, style.paddingBottom, style.transform]
    : []
  const isTold = told.some((one) => Number.parseFloat(one) > 3 * height || /scale[XY]?\(\s*\d{2,}/.test(one))
  const cells = page.tagOf(element) === 'tr' ? [...element.children] : []
  const inner = cells.some((cell) => {
    const own = (cell as HTMLElement).style as CSSStyleDeclaration | undefined
    return Number.parseFloat(own?.height ?? '') > 3 * height && page.tidy(cell.textContent ?? '') === ''
  })
  return isTold || inner
}

/** What scrolls an element up and down: the closest box around it that does, else the page. */
export function scrollerOf(page: InPage, element: Element): Element | undefined {
  for (
    let at = page.parentOf(element);
    at && !['html', 'body'].includes(page.tagOf(at));
    at = page.parentOf(at)
  ) {
    const { overflowY } = getComputedStyle(at)
    if (['auto', 'scroll', 'overlay'].includes(overflowY) && at.scrollHeight > at.clientHeight + 1) return at
  }
  const root = element.ownerDocument.scrollingElement
  return root && root.scrollHeight > root.clientHeight + 1 ? root : undefined
}

/** What scrolls the lists that are there in part, and are concerned by what is looked for: where it is now, how far it goes, and how much is drawn at once. */
export function scrollersOf(page: InPage, target: Target | undefined): { id: number; top: number }[] {
  const scrollers = page.partListsFor(target).flatMap(({ members }) => {
    const scroller = members[0] && page.scrollerOf(members[0])
    return scroller ? [scroller] : []
  })
  return [...new Set(scrollers)].map((one) => ({ id: page.hold(one), top: one.scrollTop }))
}

/** How many lists there in part something may be in. */
export function partListsAt(page: InPage, target: Target | undefined): number {
  return page.partListsFor(target).length
}

/** The lists there in part that something may be in: all of them, but where a place is named that holds none. */
export function partListsFor(page: InPage, target: Target | undefined): PartList[] {
  const lists = page.partLists()
  if (lists.length === 0 || !target) return lists
  const beside = ['near', 'live region', 'above', 'below', 'half', 'side', 'dialog', 'textbox']
  if (beside.includes(target.role ?? '')) return []
  const within = target.within ?? (target.name !== undefined ? target : undefined)
  const places = within ? page.regions(within, document.documentElement) : []
  const [place] = places
  if (!place || places.length > 1) return lists
  return lists.filter(({ holder }) => page.contains(place, holder) || page.contains(holder, place))
}

/** Scrolls to a height and says what is next: how far one may go on without leaving out anything, and whether that is the end. */
export function scrollBoxTo(page: InPage, id: number, top: number): { next: number; isEnd: boolean } {
  const element = page.at(id)
  if (!element) return { next: top, isEnd: true }
  element.scrollTo({ top, behavior: 'instant' })
  const { clientHeight, scrollHeight, scrollTop } = element
  return { next: scrollTop + clientHeight * 0.9, isEnd: scrollTop + clientHeight >= scrollHeight - 1 }
}
