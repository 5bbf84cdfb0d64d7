import type { Collection, InPage } from './kit.ts'

/**
 * All collections of a page: the rows and the columns of each table, the items of each list, the options of each menu, list box and row of tabs, numbered pages,
 * and what has the same shape as its neighbours. Members are those that a person can see; a line that says that there is nothing is none.
 */
export function collections(page: InPage): Collection[] {
  return page.once('collections', document.documentElement, () => {
    const all = page.elementsIn()
    const found: Collection[] = []
    const holders = 'list feed tree listbox menu menubar tablist'.split(' ')
    const inner = ['listitem', 'article', 'treeitem', 'option', 'tab', 'menuitem', 'menuitemcheckbox']
    const shown = (elements: Element[]): Element[] => elements.filter((one) => page.visible(one))
    const add = (sort: Collection['sort'], holder: Element, members: Element[]): void => {
      const isFrame = ['navigation', 'contentinfo', 'banner'].includes(page.roleOf(holder))
      const own = !isFrame && !page.inFrame(holder, document.documentElement)
      found.push({ sort, holder, members, own, kind: `${sort} ${shapeOf(holder)}` })
    }
    const nearest = (element: Element, roles: string[]): Element | undefined => {
      let at = page.parentOf(element)
      while (at && !roles.includes(page.roleOf(at))) at = page.parentOf(at)
      return at
    }
    for (const holder of all) {
      const role = page.roleOf(holder)
      if (['table', 'grid', 'treegrid'].includes(role)) table(holder)
      if (holders.includes(role)) {
        const members = page
          .elementsIn(holder)
          .filter((one) => inner.includes(page.roleOf(one)) && nearest(one, holders) === holder)
        const items = members.filter((one) => page.roleOf(one) !== 'listitem')
        const isList = ['list', 'feed', 'tree'].includes(role)
        const told = isList || items.length === 0 ? members : items
        const outer = told.filter((one) => !told.some((other) => other !== one && page.contains(other, one)))
        add(isList ? 'items' : 'options', holder, shown(outer))
      }
      if (page.tagOf(holder) === 'select' && page.visible(holder))
        add('options', holder, [...(holder as unknown as HTMLSelectElement).options])
    }
    pages()
    parts()
    return found

    function table(holder: Element): void {
      const tables = ['table', 'grid', 'treegrid']
      const within = page.elementsIn(holder).filter((one) => nearest(one, tables) === holder)
      const cellsOf = (row: Element): Element[] =>
        page.elementsIn(row).filter((one) => ['cell', 'gridcell', 'rowheader'].includes(page.roleOf(one)))
      const rows = within.filter(
        (one) =>
          page.roleOf(one) === 'row' &&
          !one.closest('tfoot') &&
          cellsOf(one).some((cell) => page.roleOf(cell) !== 'rowheader'),
      )
      const heads = within.filter((one) => page.roleOf(one) === 'columnheader')
      const width = Math.max(heads.length, ...rows.map((row) => cellsOf(row).length))
      const days = rows.flatMap((row) => cellsOf(row)).filter((cell) => /^\d{1,2}$/.test(page.textOf(cell)))
      if (days.length >= 28 && width === 7) return
      // One cell across all columns says something of the table.
      const members = rows.filter((row) => width < 2 || cellsOf(row).length > 1)
      add('rows', holder, shown(members))
      if (heads.length > 0) add('columns', holder, shown(heads))
    }

    function pages(): void {
      const numbered = all.filter(
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
      for (const bar of bars) {
        const members = numbered.filter((one) => page.contains(bar, one))
        const words = `${page.attribute(bar, 'class')} ${page.attribute(nearest(bar, ['navigation']) ?? bar, 'aria-label')}`
        const told = nearest(bar, ['navigation']) !== undefined || /pag(?:e|ing|ination|er)/i.test(words)
        if (told || members.length > 1)
          found.push({ sort: 'controls', holder: bar, members, own: false, kind: 'pages' })
      }
    }

    function parts(): void {
      const tags = /^(?:div|section|article|figure|dl|a|.+-.+)$/
      const kinds = new Map<string, Map<Element, Element[]>>()
      for (const one of all) {
        const parent = page.parentOf(one)
        if (
          !parent ||
          !tags.test(page.tagOf(one)) ||
          inner.includes(page.roleOf(one)) ||
          page.roleOf(one) === 'row'
        )
          continue
        if (page.tagOf(one) === 'a' && one.childElementCount < 2) continue
        const key = `parts ${shapeOf(parent)} > ${shapeOf(one)}`
        const kind = kinds.get(key) ?? new Map<Element, Element[]>()
        kind.set(parent, [...(kind.get(parent) ?? []), one])
        kinds.set(key, kind)
      }
      for (const [key, kind] of kinds) {
        const every = [...kind.values()].flat()
        const [first] = every
        if (!first || ![...kind.values()].some((group) => group.length > 1) || !alike(every)) continue
        for (const [holder, group] of kind) {
          add(
            'parts',
            holder,
            shown(group).filter((one) => (one.textContent ?? '').trim() !== ''),
          )
          const last = found.at(-1)
          if (last) last.kind = key
        }
      }
    }

    // Parts of a layout stand beside each other, too, but each is made of something else; and the lines of a form are no things.
    function alike(members: Element[]): boolean {
      const fields = ['textbox', 'searchbox', 'spinbutton', 'combobox', 'listbox', 'slider', 'radio']
      const isLine = (one: Element): boolean =>
        page.elementsIn(one).some((at) => fields.includes(page.roleOf(at)) && page.visible(at))
      if (members.every(isLine)) return false
      const made = (one: Element): Set<string> => new Set([...one.children].map((child) => shapeOf(child)))
      const pattern = made(members[0] as Element)
      return members.every((one) => {
        const own = made(one)
        const shared = [...own].filter((child) => pattern.has(child)).length
        const all = own.size + pattern.size - shared
        return shared * 2 > all || all === 0
      })
    }
    function shapeOf(element: Element): string {
      const [first = ''] = page.attribute(element, 'class').trim().split(/\s+/)
      return `${page.tagOf(element)}.${first}`
    }
  })
}

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
  const isPlace = scope !== document.documentElement
  const inside = page.collections().flatMap((one) => {
    if (page.contains(scope, one.holder)) return [one]
    const members = one.members.filter((member) => member !== scope && page.contains(scope, member))
    return members.length > 0 && members.length < one.members.length ? [{ ...one, members }] : []
  })
  const filled = inside.filter(({ members }) => members.length > 0)
  const of = (...sorts: Collection['sort'][]): Collection[] =>
    filled.filter(({ sort }) => sorts.includes(sort))
  const role = (name: string): Collection[] => filled.filter(({ holder }) => page.roleOf(holder) === name)
  const structural: Record<string, () => Collection[]> = {
    row: () => of('rows'),
    column: () => [...of('columns'), ...outermost(of('parts')).filter(standBeside)],
    'column heading': () => of('columns'),
    'column header': () => of('columns'),
    heading: () => [...of('columns'), ...headings()],
    header: () => of('columns'),
    tab: () => role('tablist'),
    option: () => of('options'),
    choice: () => of('options'),
    suggestion: () => of('options'),
    'menu item': () => [...role('menu'), ...role('menubar')],
    page: () => filled.filter(({ kind }) => kind === 'pages'),
  }
  const isKnown = noun !== undefined && Object.hasOwn(structural, noun)
  const own = isKnown ? (structural[noun]?.() ?? []) : []
  if (own.length > 0) return own
  if (noun !== undefined) {
    const all = filled.filter((one) => page.goesBy(one, noun))
    const matter = all.filter((one) => one.own || isPlace)
    const called = matter.length > 0 ? matter : all
    const kinds = new Set(called.map(({ kind }) => kind))
    const outer = outermost(called)
    const [first] = outer
    // The cards of all boards are "the cards".
    if (first && kinds.size === 1 && outer.length > 1)
      return [{ ...first, members: outer.flatMap(({ members }) => members) }]
    if (first) return outer
  }
  if (isKnown || byName) return []
  const around = outermost(
    inside.filter((one) => (one.own || isPlace) && ['rows', 'items', 'parts'].includes(one.sort)),
  )
  const shown = around.filter(({ members }) => members.length > 0)
  const lists = shown.filter(({ sort }) => sort !== 'parts')
  const plain = lists.filter((one) => !one.members.every(isControl))
  const chosen = plain.length > 0 ? plain : lists.length > 0 ? lists : shown
  const all = chosen.length > 0 ? chosen : around.filter(({ sort }) => sort !== 'parts')
  // What holds collections itself may be meant, or what it holds.
  const nested = all.flatMap((one) =>
    one.sort === 'parts' ? inside.filter((other) => other !== one && isIn(other, one)) : [],
  )
  return [...all, ...nested]

  function headings(): Collection[] {
    const members = page
      .elementsIn(scope)
      .filter((one) => page.roleOf(one) === 'heading' && page.visible(one))
    return members.length > 0
      ? [{ sort: 'controls', holder: scope, members, own: false, kind: 'headings' }]
      : []
  }
  function isControl(member: Element): boolean {
    const controls = page.elementsIn(member).filter((one) => ['link', 'button'].includes(page.roleOf(one)))
    return controls.length === 1 && page.textOf(controls[0] as Element) === page.textOf(member)
  }
  function isIn(one: Collection, other: Collection): boolean {
    return other.members.some((member) => member === one.holder || page.contains(member, one.holder))
  }
  function outermost(list: Collection[]): Collection[] {
    return list.filter((one) => !list.some((other) => other !== one && isIn(one, other)))
  }
  function standBeside({ members }: Collection): boolean {
    const boxes = members.map((member) => page.boxOf(member))
    return boxes.every((box, at) => {
      const before = boxes[at - 1]
      return !before || (box.x >= before.x + before.width - 1 && box.y < before.y + before.height)
    })
  }
}

/** Whether a collection goes by a noun: in what its members or what they stand in are called, in code or for people, or in the heading above. */
export function goesBy(page: InPage, { holder, members }: Collection, noun: string): boolean {
  const one = (word: string): string =>
    word
      .toLowerCase()
      .replace(/ies$/, 'y')
      .replace(/(?<=s|sh|ch|x)es$/, '')
      .replace(/(?<!s)s$/, '')
  const wanted = noun.split(' ').map(one)
  const wordsOf = (text: string): string[] =>
    text
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .split(/[^\p{L}]+/u)
      .map(one)
  const says = (text: string): boolean => {
    const words = wordsOf(text)
    return wanted.every((word) => words.includes(word))
  }
  const code = ['class', 'id', 'data-testid', 'data-test', 'role', 'itemtype', 'aria-roledescription']
  const [member] = members
  const coded = [holder, ...(member ? [member] : [])].some(
    (element) => says(page.tagOf(element)) || code.some((name) => says(page.attribute(element, name))),
  )
  const heads = [page.nameOf(holder), page.headingOf(holder)]
  // "Employees", "All employees", "Employee list"; not "Add employee".
  const told = heads.some((text) => {
    const words = wordsOf(text).filter(
      (word) => !['list', 'table', 'overview', 'directory', ''].includes(word),
    )
    const isMany = /s\b/i.test(text) || words.length === wanted.length
    return (
      isMany &&
      words.length <= wanted.length + 2 &&
      words.slice(-wanted.length).join(' ') === wanted.join(' ')
    )
  })
  return coded || told
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

/** What a member says by itself: its whole text, that without its buttons, its name, cells, headings, and what it begins with. */
export function sayings(page: InPage, member: Element): string[] {
  return page.once('sayings', member, () => {
    if (page.tagOf(member) === 'option') return [page.nameOf(member)]
    const blocks = page.blocksIn(member)
    const bare = blocks.filter(
      ({ element }) => element === member || !element.closest('button, [role=button]'),
    )
    const [first] = bare
    const start = first?.parts[0] === undefined ? -1 : first.text.indexOf(first.parts[0])
    const inner = page
      .elementsIn(member)
      .filter((one) => ['cell', 'gridcell', 'rowheader', 'heading', 'link'].includes(page.roleOf(one)))
    const texts = [
      page.textOf(member),
      bare.map(({ text }) => text).join(' '),
      page.nameOf(member),
      ...inner.map((one) => page.textOf(one)),
      first?.text ?? '',
      ...(first?.parts ?? []),
      start > 0 ? (first?.text.slice(0, start) ?? '') : '',
    ]
    return [...new Set(texts.map((text) => page.tidy(text)))].filter((text) => text !== '')
  })
}

/** Whether a member is what a name says, or only shows it as a part. */
export function saysOf(page: InPage, member: Element, wanted: string): 'own' | 'part' | undefined {
  // What stands in brackets at the end is decoration of the page, never of the words of a step.
  const most = /\)\s*$/.test(wanted) ? 1 : 2
  const texts = page.sayings(member)
  const isOwn = texts.some((text) => {
    const level = page.matchLevel(text, wanted, false)
    return level >= 0 && level <= most
  })
  if (isOwn) return 'own'
  const whole = page.tidy(page.textOf(member)).toLowerCase()
  return page.hasWhole(whole, page.tidy(wanted).toLowerCase()) ? 'part' : undefined
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
  const lists = inside.filter(({ sort, holder }) => ['rows', 'items'].includes(sort) && page.visible(holder))
  return lists.filter(({ holder }) => isCalled(page.headingOf(holder))).map(({ holder }) => holder)
}

/** The numbers that texts of the page give for a noun: 23 of "Showing 1 to 10 of 23 entries", 2 of "2 items left". */
export function statements(page: InPage, noun: string, tail: string | undefined, scope: Element): number[] {
  const escaped = noun.replace(/[^\p{L}\p{N}]+/gu, '\\W+')
  const many = `(?:${escaped}|${escaped.replace(/y$/i, '')}ie|${escaped}e)s?`
  const after = tail === undefined ? '' : `\\s+(?:\\w+\\s+)?${tail}\\b`
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}.,])(\\d[\\d.,]*|no)\\s+(?:total\\s+)?${many}\\b${after}`,
    'giu',
  )
  const found = page
    .blocksIn(scope)
    .flatMap(({ text }) =>
      [...text.matchAll(pattern)].map(([, amount = '']) =>
        /^no$/i.test(amount) ? 0 : Number(amount.replaceAll(/[.,]/g, '')),
      ),
    )
  return [...new Set(found)]
}
