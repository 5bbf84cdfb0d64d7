import type { Collection, InPage } from './kit.ts'

/** Roles that hold members of a collection, and those of the members. */
const holders = 'list feed tree listbox menu menubar tablist'.split(' ')
const inner = 'listitem article treeitem option tab menuitem menuitemcheckbox'.split(' ')
const tables = ['table', 'grid', 'treegrid']

/**
 * All collections of a page: the rows and the columns of each table, the items of each list, the options of each menu, list box and row of tabs, numbered pages,
 * and what has the same shape as its neighbours. Members are those that a person can see; a line that says that there is nothing is none.
 */
export function collections(page: InPage): Collection[] {
  return page.once('collections', document.documentElement, () => {
    const all = page.elementsIn()
    return [
      ...all.flatMap((one) => (tables.includes(page.roleOf(one)) ? page.tableLines(one) : [])),
      ...all.flatMap((one) =>
        holders.includes(page.roleOf(one)) || page.tagOf(one) === 'select' ? page.listItems(one) : [],
      ),
      ...page.pageNumbers(),
      ...page.alikeParts(),
    ]
  })
}

export function collection(
  page: InPage,
  sort: Collection['sort'],
  holder: Element,
  members: Element[],
  kind = `${sort} ${page.shapeOf(holder)}`,
): Collection {
  const isFrame = ['navigation', 'contentinfo', 'banner'].includes(page.roleOf(holder))
  const own = !isFrame && !page.inFrame(holder, document.documentElement)
  return { sort, holder, members: members.filter((one) => page.visible(one)), own, kind }
}

/** What an element is made as: its tag and the first of its classes. */
export function shapeOf(page: InPage, element: Element): string {
  const [first = ''] = page.attribute(element, 'class').trim().split(/\s+/)
  return `${page.tagOf(element)}.${first}`
}

/** The rows and the column headers of a table, which is no calendar. */
export function tableLines(page: InPage, holder: Element): Collection[] {
  const within = page.elementsIn(holder).filter((one) => nearest(page, one, tables) === holder)
  const cellsOf = (row: Element): Element[] =>
    page.elementsIn(row).filter((one) => ['cell', 'gridcell', 'rowheader'].includes(page.roleOf(one)))
  const rows = within.filter(
    (one) =>
      page.roleOf(one) === 'row' &&
      !page.inFoot(one) &&
      cellsOf(one).some((cell) => page.roleOf(cell) !== 'rowheader'),
  )
  const heads = within.filter((one) => page.roleOf(one) === 'columnheader')
  const width = Math.max(heads.length, ...rows.map((row) => cellsOf(row).length))
  const days = rows.flatMap((row) => cellsOf(row)).filter((cell) => /^\d{1,2}$/.test(page.textOf(cell)))
  if (days.length >= 28 && width === 7) return []
  // One cell across all columns says something of the table.
  const members = rows.filter((row) => width < 2 || cellsOf(row).length > 1)
  const lines = page.collection('rows', holder, members)
  return heads.length > 0 ? [lines, page.collection('columns', holder, heads)] : [lines]
}

/** The items of a list, or the options of a menu, a list box, a drop-down or a row of tabs. */
export function listItems(page: InPage, holder: Element): Collection[] {
  if (page.tagOf(holder) === 'select') {
    const options = [...(holder as unknown as HTMLSelectElement).options]
    return page.visible(holder) ? [{ ...page.collection('options', holder, []), members: options }] : []
  }
  const members = page
    .elementsIn(holder)
    .filter((one) => inner.includes(page.roleOf(one)) && nearest(page, one, holders) === holder)
  const items = members.filter((one) => page.roleOf(one) !== 'listitem')
  const isList = ['list', 'feed', 'tree'].includes(page.roleOf(holder))
  const told = isList || items.length === 0 ? members : items
  const outer = told.filter((one) => !told.some((other) => other !== one && page.contains(other, one)))
  return [page.collection(isList ? 'items' : 'options', holder, outer)]
}

/** The numbered pages that can be gone to. */
export function pageNumbers(page: InPage): Collection[] {
  const numbered = page
    .elementsIn()
    .filter(
      (one) =>
        ['button', 'link'].includes(page.roleOf(one)) &&
        /^(?:(?:go to )?page )?\d{1,4}$/i.test(page.tidy(page.nameOf(one))) &&
        page.visible(one),
    )
  const bars = new Set(
    numbered.map((one) => {
      const parent = page.parentOf(one) as Element
      return page.roleOf(parent) === 'listitem' ? (page.parentOf(parent) as Element) : parent
    }),
  )
  return [...bars].flatMap((bar) => {
    const members = numbered.filter((one) => page.contains(bar, one))
    const around = nearest(page, bar, ['navigation'])
    const words = `${page.attribute(bar, 'class')} ${page.attribute(around ?? bar, 'aria-label')}`
    const told = around !== undefined || /pag(?:e|ing|ination|er)/i.test(words)
    return told || members.length > 1
      ? [{ ...page.collection('controls', bar, members, 'pages'), own: false }]
      : []
  })
}

/** Parts of the page that are made like their neighbours: cards, boards, tiles. */
export function alikeParts(page: InPage): Collection[] {
  const tags = /^(?:div|section|article|figure|dl|a|.+-.+)$/
  const kinds = new Map<string, Map<Element, Element[]>>()
  for (const one of page.elementsIn()) {
    const parent = page.parentOf(one)
    const role = page.roleOf(one)
    if (!parent || !tags.test(page.tagOf(one)) || inner.includes(role) || role === 'row') continue
    if (page.tagOf(one) === 'a' && one.childElementCount < 2) continue
    const key = `parts ${page.shapeOf(parent)} > ${page.shapeOf(one)}`
    const kind = kinds.get(key) ?? new Map<Element, Element[]>()
    kind.set(parent, [...(kind.get(parent) ?? []), one])
    kinds.set(key, kind)
  }
  return [...kinds].flatMap(([key, kind]) => {
    const groups = [...kind]
    if (!groups.some(([, group]) => group.length > 1) || !areAlike(page, [...kind.values()].flat())) return []
    return groups.map(([holder, group]) => {
      const told = group.filter((one) => (one.textContent ?? '').trim() !== '')
      return page.collection('parts', holder, told, key)
    })
  })
}

// Parts of a layout stand beside each other, too, but each is made of something else; and the lines of a form are no things.
function areAlike(page: InPage, members: Element[]): boolean {
  const fields = ['textbox', 'searchbox', 'spinbutton', 'combobox', 'listbox', 'slider', 'radio']
  const isLine = (one: Element): boolean =>
    page.elementsIn(one).some((at) => fields.includes(page.roleOf(at)) && page.visible(at))
  if (members.every(isLine)) return false
  const made = (one: Element): Set<string> => new Set([...one.children].map((child) => page.shapeOf(child)))
  const pattern = made(members[0] as Element)
  return members.every((one) => {
    const own = made(one)
    const shared = [...own].filter((child) => pattern.has(child)).length
    const all = own.size + pattern.size - shared
    return shared * 2 > all || all === 0
  })
}

function nearest(page: InPage, element: Element, roles: string[]): Element | undefined {
  let at = page.parentOf(element)
  while (at && !roles.includes(page.roleOf(at))) at = page.parentOf(at)
  return at
}
