import { kindOfPart, type PartFact, type PartKind } from '../told/parts.ts'
import type { Target } from '../types.ts'
import type { InPage } from './kit.ts'

// By which roles and words pages call each kind of part.
const kinds: Record<PartKind, { roles: string[]; words: RegExp }> = {
  overlay: {
    roles: ['dialog', 'alertdialog'],
    words: /^(?:dialog|dialogue|modal|popup|popover|overlay|lightbox|window)$/,
  },
  menu: { roles: ['menu', 'listbox'], words: /^(?:menu|submenu|dropdown|flyout)$/ },
  suggestions: {
    roles: ['listbox', 'menu'],
    words: /^(?:autocomplete|suggest|suggestions?|typeahead|completions?|listbox)$/,
  },
  calendar: {
    roles: [],
    words: /^(?:calendar|datepicker|timepicker|datetimepicker|daterangepicker|picker|flatpickr)$/,
  },
  notice: {
    roles: ['alert', 'status', 'log'],
    words:
      /^(?:toasts?|notifications?|notify|notice|notyf|snackbar|messages?|msg|flash|banner|alert|announcement|info|note|hint|feedback|confirmation)$/,
  },
  error: { roles: ['alert'], words: /^(?:errors?|invalid|danger|warnings?)$/ },
  tooltip: { roles: ['tooltip'], words: /^(?:tooltip|tip|tippy|popover|hint|bubble|balloon)$/ },
  form: { roles: ['form'], words: /^(?:form|editor)$/ },
  panel: { roles: [], words: /^$/ },
  text: { roles: [], words: /^$/ },
  bar: {
    roles: ['toolbar', 'navigation', 'menu', 'menubar', 'complementary'],
    words: /^(?:bar|sidebar|toolbar|navbar|appbar|strip|ribbon|drawer)$/,
  },
  progress: { roles: ['progressbar'], words: /^(?:spinner|loader|loading|progress|indicator)$/ },
}
const panelRoles: Record<string, string[]> = {
  // Words of people: `constructor` is none of these.
  __proto__: null as never,
  sidebar: ['complementary'],
  drawer: ['complementary', 'dialog'],
  footer: ['contentinfo'],
  header: ['banner'],
  toolbar: ['toolbar'],
  table: ['table', 'grid'],
  list: ['list', 'listbox'],
  panel: ['tabpanel', 'region'],
  section: ['region'],
}
const controlRoles = new Set(
  'button link textbox searchbox spinbutton combobox checkbox switch radio option menuitem tab slider img'.split(
    ' ',
  ),
)
const never = new Set('html body head main svg path label option i use'.split(' '))

/** The elements that a part may be, by what the page calls them; only those of these. */
export function partsCalled(page: InPage, part: PartFact, target: Target, among: Element[]): Element[] {
  const name = page.tidy(target.name ?? '')
  const called = among.filter((element) => page.isPartCalled(element, part, name))
  const kind = part.noun === undefined ? undefined : kindOfPart(part.noun)
  if (kind === 'text' || kind === 'panel') {
    const controlled = page.partsControlled(part, name).filter((element) => among.includes(element))
    if (controlled.length > 0) return controlled
  }
  return called
}

/** Whether the page calls an element so: by its role or its own words for it, and by each word of the name. */
export function isPartCalled(page: InPage, element: Element, part: PartFact, name: string): boolean {
  if (never.has(page.tagOf(element))) return false
  const role = page.roleOf(element)
  const { noun } = part
  const has = (word: string): boolean => [...page.wordsOn(element)].some((own) => isSameWord(own, word))
  const words = name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  const own = page.tidy(page.rawText(element))
  if (part.role !== undefined && part.role !== '' && !isPartNoun(noun)) {
    if (!page.family(part.role).includes(role)) return false
    const held = ['row', 'listitem', 'cell', 'article'].includes(part.role) ? own : page.nameOf(element)
    return (
      name === '' || (part.quoted ? [0, 1, 2] : [0, 1, 2, 3]).includes(page.matchLevel(held, name, false))
    )
  }
  if (noun === undefined) {
    if (own.length <= name.length + 20 && [0, 1, 2].includes(page.matchLevel(own, name, false))) return true
    return !controlRoles.has(role) && !part.quoted && words.length > 0 && words.every(has)
  }
  if (controlRoles.has(role)) return false
  const kind = kindOfPart(noun)
  if (!kind) return false
  const { roles, words: kindWords } = kinds[kind]
  // What alerts may as well be good news.
  const isBad = kind !== 'error' || !element.isConnected || page.isErrorText(element)
  const isOfKind =
    (roles.includes(role) && isBad) ||
    (panelRoles[noun] ?? []).includes(role) ||
    [...page.wordsOn(element)].some((word) => kindWords.test(word) || isSameWord(word, noun))
  if (!isOfKind) return false
  if (name === '') return true
  const title = page.tidy(
    page.nameOf(element) ||
      element.querySelector('h1, h2, h3, h4, h5, h6, legend, [class*=title], [role=heading]')?.textContent ||
      '',
  )
  const texts = kind === 'notice' || kind === 'error' || kind === 'tooltip' ? [title, own] : [title]
  const level = part.quoted ? 2 : 3
  if (
    texts.some(
      (text) => page.matchLevel(text, name, false) >= 0 && page.matchLevel(text, name, false) <= level,
    )
  )
    return true
  return !part.quoted && words.every((word) => has(word) || page.hasWhole(title.toLowerCase(), word))
}

const isPartNoun = (noun: string | undefined): boolean => noun !== undefined && kindOfPart(noun) !== undefined

// "Minicart" is a cart, "suggest" are suggestions.
function isSameWord(own: string, word: string): boolean {
  if (own === word || own === `${word}s` || `${own}s` === word) return true
  if (word.length >= 4 && own.length > word.length && own.endsWith(word)) return own.length - word.length <= 6
  return own.length >= 5 && word.startsWith(own)
}

/** What a heading, a summary or a button of that name folds out, whether it is folded or not. */
export function partsControlled(page: InPage, part: PartFact, name: string): Element[] {
  if (name === '' || part.quoted) return []
  const words = name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  const found: Element[] = []
  for (const element of page.elementsIn(document.documentElement)) {
    const isSummary = page.tagOf(element) === 'summary'
    const id = page.attribute(element, 'aria-controls')
    if (!isSummary && id === '') continue
    const label = page.nameOf(element).toLowerCase()
    if (label === '' || !words.every((word) => page.hasWhole(label, word))) continue
    const owned = id === '' ? null : (element.getRootNode() as Document).getElementById(id)
    if (owned) found.push(owned)
    if (!isSummary) continue
    const details = page.parentOf(element)
    for (const child of details ? page.childrenOf(details) : [])
      if (child.nodeType === 1 && child !== element) found.push(child as Element)
  }
  return found
}

/** What came or went and looks like such a part, where the page has no words for it: only of these that others around it are not. */
export function partsByShape(page: InPage, part: PartFact, name: string, among: Element[]): Element[] {
  const kind = part.noun === undefined ? undefined : kindOfPart(part.noun)
  if (!kind || kind === 'panel' || kind === 'progress') return []
  const words = page.loose(name)
  return page
    .outermost(among)
    .filter(
      (element) =>
        page.hasShape(element, kind) &&
        (words === '' || page.loose(page.tidy(page.rawText(element))).includes(words)),
    )
}

export function hasShape(page: InPage, element: Element, kind: string): boolean {
  const fields = 'input:not([type=hidden]), textarea, select, [contenteditable]'
  const text = page.tidy(page.rawText(element))
  if (controlRoles.has(page.roleOf(element)) || ['option', 'li', 'tr', 'td'].includes(page.tagOf(element)))
    return false
  if (kind === 'form') return element.querySelector(fields) !== null
  if (kind === 'overlay')
    return page.floats(element) && (text !== '' || element.querySelector(fields) !== null)
  if (kind === 'menu' || kind === 'suggestions')
    return (
      page.floats(element) &&
      element.querySelectorAll('li, a, button, option, [role=option], [role=menuitem], div').length >= 1 &&
      element.querySelector(fields) === null
    )
  if (kind === 'calendar') {
    const days = [...element.querySelectorAll('td, span, button, a, div')].filter((at) =>
      /^\d{1,2}$/.test(page.tidy(page.rawText(at))),
    )
    return days.length >= 20
  }
  if (kind === 'bar') return page.floats(element) && text !== ''
  if (kind === 'tooltip') return page.floats(element) && text !== '' && text.length <= 400
  if (kind === 'error')
    return text !== '' && text.length <= 400 && element.isConnected && page.isErrorText(element)
  if (kind === 'notice') return text !== '' && text.length <= 400
  return false
}
