import type { Target } from '../types.ts'
import type { InPage, Purpose, Renamed } from './kit.ts'

type Scored = ReturnType<InPage['scored']>[number]

/** What cannot be taken back, as buttons say it: the beginnings of the words, in the languages that most pages are in. */
const destroying = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[
    'delet remov(?!al) eras wipe clear(?!ance) reset discard destroy purg trash cancel(?!lation) revok deactivat terminat uninstall unsubscrib overwrit empty drop(?!\\p{L})',
    'lösch entfern verw[ei]rf leer zurücksetz kündig stornier abbrech vernicht',
    'supprim effac retir(?:er|ez) vid(?:er|ez) annul réinitialis',
    'elimin borr(?:ar|e) quit(?:ar|e) vaci cancel restablec descart',
    'cancell rimuov svuot scart ripristin',
    'exclu[ií] apag remov limp(?:ar|e) redefin',
    'verwijder wis(?:sen)?(?!\\p{L}) annuleer',
    'usuń usun skasuj wyczyść anuluj',
    'radera slet(?!\\p{L}) slett fjern poista smaz odstran',
    'удал очист стере отмен видал sil(?!\\p{L}) kaldır',
  ]
    .join(' ')
    .split(' ')
    .join('|')})`,
  'iu',
)

/** Whether a name says that something is deleted, cancelled or emptied. */
export function destroys(_page: InPage, name: string): boolean {
  return destroying.test(name)
}

/** `matchLevel` for the name of a control: "Delete (all)" is more than "Delete", though a unit or a number in brackets is decoration. */
export function nameLevel(page: InPage, actual: string, wanted: string, exact: boolean): number {
  const level = page.matchLevel(actual, wanted, exact)
  if (level !== 2 || !page.destroys(`${actual} ${wanted}`)) return level
  const letters = (text: string): string =>
    page
      .tidy(text)
      .toLowerCase()
      .replace(/[^\p{L}]+/gu, '')
  return letters(actual) === letters(wanted) ? 2 : 3
}

/** What holds other things and is known by one of them: a row by a cell, an item by its text. */
const holding = ['row', 'listitem', 'article', 'treeitem', 'cell', 'gridcell', 'rowheader']

/** Whether a row, an item or a card bears a name as a whole: as one of its texts, which may go on behind a comma, a dash or a bracket. */
export function holdsWhole(page: InPage, element: Element, name: string): boolean {
  if (!holding.includes(page.roleOf(element))) return false
  return page.once(`whole ${name}`, element, () => {
    const isWhole = (text: string): boolean => {
      const level = page.matchLevel(text, name, false)
      if (level >= 0 && level <= 2) return true
      const [start, more] = [page.tidy(text).slice(0, name.length), page.tidy(text).slice(name.length)]
      return start.toLowerCase() === page.tidy(name).toLowerCase() && /^\s*[,;:|(–—·]|^ - /.test(more)
    }
    // Several cells beside one another may be what a row is known by.
    const cells = page
      .elementsIn(element)
      .filter((at) => ['cell', 'gridcell', 'rowheader'].includes(page.roleOf(at)))
    const keys = cells.map((cell) => page.loose(page.textOf(cell)))
    const key = page.loose(name)
    if (
      keys.some((_key, at) =>
        keys.some((_other, end) => end > at && keys.slice(at, end + 1).join('') === key),
      )
    )
      return true
    return page
      .elementsIn(element)
      .filter((at) => page.rendered(at))
      .some((at) => {
        const own = page
          .childrenOf(at)
          .map((child) => (child.nodeType === 3 ? (child.nodeValue ?? '') : '\n'))
          .join('')
        return (
          own.split('\n').some(isWhole) ||
          isWhole(page.nameOf(at)) ||
          (at !== element && isWhole(page.textOf(at)))
        )
      })
  })
}

/** Of those that answer with a part of their names, all that may be meant: a mere text only where it takes clicks or nothing else answers. */
export function partly(page: InPage, found: Scored[]): Scored[] {
  const controls = page.rolesFor('state', undefined)
  const pressed = found.filter(
    ({ element }) => controls.includes(page.roleOf(element)) || page.takesClicks(element),
  )
  return pressed.length > 0 ? pressed : found.filter(({ rank }) => rank === found[0]?.rank)
}

/**
 * What a found element is called instead of what was said of it or of its place, where only a part of a name answers; undefined where all names are whole.
 * Null where that must not be: nothing is deleted, ended, given away, published, paid or sent by a part of a name.
 */
export function renamedTo(
  page: InPage,
  target: Target,
  { element, rank, matched }: Scored,
  purpose: Purpose,
): Renamed | null | undefined {
  const { name = '', role } = target
  const isPart = rank % 10 === 3 && target.signs === undefined && !page.isOfPlace(target, element)
  const place = page.partOfPlace(target.within ?? target.near, element)
  if (!isPart && !place) return undefined
  const now = page.nameOf(element) || matched
  // A row is pressed as a row, whatever stands on the buttons in it.
  const isHolder = holding.includes(page.roleOf(element))
  const shown = purpose === 'point' && !isHolder ? page.textOf(element).slice(0, 200) : ''
  if ([name, isHolder ? '' : now, shown].some((text) => page.destroys(text))) return null
  const isPressed = isPart && purpose === 'point' && !isHolder
  if (isPressed && [now, shown].some((text) => page.actsOnMore(name, text))) return null
  if (!isPart) return place && { ...place, own: false }
  const known = isHolder ? page.bearing(element, name) : short(now)
  return {
    from: { ...(role === undefined ? {} : { role }), name },
    to: { role: page.roleOf(element) || 'text', name: known },
    own: true,
  }
}

const short = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}...` : text)

const fillers = new Set('the a an this item row entry for from of in on task card product'.split(' '))

/** Whether a place is a row, an item or a card that bears only a part of the name by which it was found. */
export function isPartly(page: InPage, { name, held, role = '' }: Target, place: Element): boolean {
  const isKnown = ['row', 'listitem', 'entry', 'place'].includes(role) && holding.includes(page.roleOf(place))
  return name !== undefined && held === undefined && isKnown && !page.holdsWhole(place, name)
}

/** Whether what a name says beyond what was said is what its place is known by: "Delete Milk" in the row of the milk. */
export function isOfPlace(page: InPage, { name = '', within }: Target, element: Element): boolean {
  if (!within) return false
  const words = (text: string): string[] =>
    page
      .tidy(text)
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
  const said = new Set(words(name))
  const more = words(page.nameOf(element)).filter(
    (word) => !said.has(word) && !fillers.has(word) && word !== '',
  )
  if (more.length === 0) return false
  // The cell around it is a part of the row that is known by another one.
  for (let at = page.parentOf(element); at; at = page.parentOf(at))
    if (page.holdsWhole(at, more.join(' '))) return true
  return false
}

/** The row, item or card around an element that bears only a part of the name that its place was given. */
export function partOfPlace(
  page: InPage,
  place: Target | undefined,
  element: Element,
): Omit<Renamed, 'own'> | undefined {
  for (let at = place; at; at = at.within) {
    const { name, held } = at
    if (name === undefined || held !== undefined) continue
    let around = page.parentOf(element)
    while (around && !(holding.includes(page.roleOf(around)) && page.mayHold(around, name)))
      around = page.parentOf(around)
    const places = page.once('places', JSON.stringify(at), () =>
      page.regions(at as Target, document.documentElement),
    )
    const isMeant = around && places.includes(around)
    if (!isMeant) {
      const anchor = page.partlyBeside(at)
      if (anchor) return anchor
    }
    if (!around || !isMeant || page.holdsWhole(around, name)) continue
    const role = page.roleOf(around)
    return { from: { role, name }, to: { role, name: page.bearing(around, name) } }
  }
  return undefined
}

/** What is stood beside, where it bears only a part of each name that was given to it: the title of a card that nothing marks as one. */
export function partlyBeside(page: InPage, place: Target): Omit<Renamed, 'own'> | undefined {
  const { name = '', or = [], also = [] } = place
  const names = [name, ...also, ...or.map((one) => one.name ?? '')].filter((one) => one !== '')
  const isMarked = page.regions(place, document.documentElement).length > 0
  const anchors = isMarked ? [] : page.once('beside', JSON.stringify(place), () => page.anchorsOf(place))
  const [anchor] = anchors
  if (!anchor || anchors.length > 1) return undefined
  const called = [page.nameOf(anchor), page.textOf(anchor), page.labelBeside(anchor)]
  const bears = (one: string): boolean =>
    page.holdsWhole(anchor, one) ||
    called.some((text) => {
      const level = page.matchLevel(text, one, false)
      return level >= 0 && level <= 2
    })
  const isPart = called.some((text) => page.matchLevel(text, name, false) === 3)
  if (!isPart || names.some(bears)) return undefined
  const role = page.roleOf(anchor)
  return {
    from: { role: role || 'text', name },
    to: { role: role || 'text', name: page.bearing(anchor, name) },
  }
}

/** The text of a row or item in which a part of it stands. */
export function bearing(page: InPage, element: Element, name: string): string {
  const texts = page.elementsIn(element).map((at) => page.textOf(at))
  const holders = texts.filter((text) => page.hasWhole(text.toLowerCase(), page.tidy(name).toLowerCase()))
  const [shortest = name] = holders.toSorted((a, b) => a.length - b.length)
  return shortest.length > 60 ? `${shortest.slice(0, 57)}...` : shortest
}
