import type { Role, Subject, Value } from '../requirement-model/index.ts'
import { isEntry } from '../page-inventory/reveals.ts'
import type { PageControl, PageInventory, PageReveal } from '../page-inventory/schema.ts'
import { candidatesFor, nameWords } from './name-words.ts'
import { buttonId, fieldId } from './page-ids.ts'

/** Something of a page that is filled, chosen or ticked. */
export interface PageField {
  id: string
  name: string
  words: readonly string[]
  role: Role
  kind: Subject['kind']
  /** The type of its input: "email", "password". */
  type: string
  options: readonly { name: string; words: readonly string[] }[]
  initial: Value | undefined
  required: boolean
  optional: boolean
  /** What its markup states. */
  limits: NonNullable<PageControl['limits']>
  /** Whether it is shown, and can be used, when the page is opened. In a tab that is not open yet it counts as shown. */
  isThere: boolean
  isUsable: boolean
  /** What has to be done before it is there and can be used; empty where it is there from the beginning. */
  reveals: readonly PageReveal[]
  /** What takes it away, or out of use, each alone. */
  goneBy: readonly PageReveal[]
  /** It is there only later, and no look has found how. */
  isOut: boolean
  region: string
}

/** Something of a page that is pressed. */
export interface PageButton {
  id: string
  name: string
  words: readonly string[]
  role: Role
  /** It is of the type that hands a form over. */
  submits: boolean
  isShown: boolean
  isOut: boolean
  /** It cannot be pressed at first, and no look has found what changes that. */
  isStuck: boolean
  reveals: readonly PageReveal[]
  /** Any change may reveal it. */
  byAny: boolean
  /** What takes it away, or out of use, each alone. */
  goneBy: readonly PageReveal[]
  region: string
}

/** Tells whether some pages have just one field that a name means. */
export function fieldNamesOf(pages: readonly PageInventory[]): (name: string) => boolean {
  const fields = fieldsOf(pages)
  return (name) => {
    const wider = candidatesFor(name, fields)
    const same = wider.filter(({ words }) => words.length === nameWords(name).length)
    // A name that says more is another thing: "total price" is no "Price".
    return wider.length === 1 || same.length === 1
  }
}

const textual = new Set(['textbox', 'searchbox', 'spinbutton', 'combobox', 'listbox', 'slider'])
const pressed: Record<string, Role> = { button: 'button', link: 'link', tab: 'tab', menuitem: 'button' }

/** The fields of some pages, in their order. Radio buttons of a group are one field; of several fields of one name none can be meant. */
export function fieldsOf(pages: readonly PageInventory[]): PageField[] {
  const controls = pages.flatMap((page) => page.controls)
  const groups = Map.groupBy(
    controls.filter(({ role }) => role === 'radio'),
    ({ group }) => group ?? '',
  )
  const seen = new Set<string>()
  const fields = controls.flatMap((control): Omit<PageField, 'id'>[] => {
    if (control.role === 'radio') {
      const group = control.group ?? ''
      if (group === '' || seen.has(group)) return []
      seen.add(group)
      return [radioField(group, groups.get(group) ?? [])]
    }
    const made = control.limits?.readOnly ? undefined : fieldOf(control)
    return made ? [made] : []
  })
  return onceEach(fields)
    .filter(({ name }) => name !== '')
    .map((field, at) => ({ id: fieldId(at + 1), ...field }))
}

/**
 * Of several things of one name the first, where no two of them are there at the same time: each panel has its own "Save", and an act may rename a place.
 * None where people could mean two.
 */
function onceEach<T extends { name: string; reveals: readonly PageReveal[]; isOut: boolean }>(
  all: readonly T[],
): T[] {
  const counts = Map.groupBy(all, ({ name }) => name.toLowerCase())
  return [...counts.values()].flatMap((same) => {
    const atOnce = same.filter(({ reveals, isOut }) => reveals.length === 0 && !isOut)
    return atOnce.length > 1 ? [] : same.slice(0, 1)
  })
}

/** The buttons, links and tabs of some pages; of one name each only where it is the only one. */
export function buttonsOf(pages: readonly PageInventory[]): PageButton[] {
  const all = pages
    .flatMap((page) => page.controls)
    .filter(({ role, name }) => Object.hasOwn(pressed, role) && name !== '')
  const made = all.map((control) => ({
    name: control.name,
    words: nameWords(control.name),
    role: pressed[control.role] ?? 'button',
    submits: control.role === 'button' && control.type === 'submit',
    isShown: !control.hidden,
    isOut: control.hidden === true && (control.revealedBy ?? []).length === 0,
    isDisabled: control.disabled === true,
    reveals: control.revealedBy ?? [],
    byAny: control.revealedByOthers === true,
    goneBy: control.goneBy ?? [],
    region: control.region ?? '',
  }))
  const counts = Map.groupBy(made, ({ name }) => name.toLowerCase())
  return onceEach(made).map(({ isDisabled, ...button }, at) => {
    const same = counts.get(button.name.toLowerCase()) ?? []
    return {
      id: buttonId(at + 1),
      ...button,
      isStuck: isDisabled && !same.some(({ reveals }) => reveals.some(isEntry)),
      // One of several stands wherever it is needed.
      ...(same.length > 1 && { reveals: [], goneBy: [], region: '' }),
    }
  })
}

/** Whether a button can be pressed, as the page opens or after what a look has found. */
export const canBePressed = ({ isOut, isStuck }: PageButton): boolean => !isOut && !isStuck

function fieldOf(control: PageControl): Omit<PageField, 'id'> | undefined {
  const { role, name, type = '', limits = {}, options = [], revealedBy = [], goneBy = [] } = control
  const isBox = role === 'checkbox' || role === 'switch'
  if (!isBox && !textual.has(role) && type !== 'file' && !held.has(type)) return undefined
  const kind = kindOf(control)
  const isChoice = kind === 'choice'
  return {
    name,
    words: nameWords(name),
    role: isBox ? 'checkbox' : isChoice ? 'combobox' : 'textbox',
    kind,
    type,
    options: options.filter((option) => !isInvitation(option)).map(named),
    initial: isChoice && isInvitation(control.value ?? '') ? undefined : initialOf(control, kind),
    required: limits.required === true || /\*\s*$/.test(name) || /\(required\)/i.test(name),
    optional: /\(optional\)|\boptional\b/i.test(name),
    limits,
    ...atFirst(control),
    reveals: revealedBy,
    goneBy,
    isOut: (control.hidden === true || control.disabled === true) && revealedBy.length === 0,
    region: control.region ?? '',
  }
}

/** A first option that only asks to choose one. */
const isInvitation = (option: string): boolean =>
  /^[\s\p{P}]*(?:$|(?:please|pick|select|choose)\b)/iu.test(option)

const held = new Set(['date', 'time', 'number', 'text', 'email', 'password', 'tel', 'url', 'search'])
function atFirst({
  hidden,
  disabled,
  revealedBy = [],
}: PageControl): Pick<PageField, 'isThere' | 'isUsable'> {
  const isBehindTab =
    revealedBy.length > 0 && revealedBy.every(({ action, role }) => action === 'press' && role === 'tab')
  const isThere = !hidden || isBehindTab
  return { isThere, isUsable: isThere && !disabled }
}

const named = (name: string) => ({ name, words: nameWords(name) })

function kindOf({ role, type = '', options = [] }: PageControl): Subject['kind'] {
  if (role === 'checkbox' || role === 'switch') return 'boolean'
  if (type === 'date' || type === 'time' || type === 'file') return type
  if (type === 'select' || role === 'listbox' || (role === 'combobox' && options.length > 0)) return 'choice'
  return type === 'number' || role === 'spinbutton' || role === 'slider' ? 'number' : 'text'
}

function initialOf({ value = '', checked }: PageControl, kind: Subject['kind']): Value | undefined {
  if (kind === 'boolean') return { type: 'boolean', value: checked === true }
  if (value === '') return undefined
  if (kind === 'number') return /^-?\d+(?:\.\d+)?$/.test(value) ? { type: 'number', value } : undefined
  if (kind === 'date' || kind === 'time') return { type: kind, value }
  return kind === 'file' ? undefined : { type: 'text', value }
}

/** A choice among radio buttons; the first that reveals something is as good as another. */
function radioField(group: string, radios: readonly PageControl[]): Omit<PageField, 'id'> {
  const chosen = radios.find(({ checked }) => checked)
  const [first] = radios
  const isOut = radios.every(({ hidden, disabled }) => hidden || disabled)
  return {
    name: group,
    words: nameWords(group),
    role: 'radio',
    kind: 'choice',
    type: 'radio',
    options: radios.map(({ name }) => named(name)),
    initial: chosen && { type: 'text', value: chosen.name },
    required: radios.some(({ limits }) => limits?.required),
    optional: /\boptional\b/i.test(group),
    limits: {},
    ...atFirst(first ?? { role: 'radio', name: group }),
    reveals: isOut ? (first?.revealedBy ?? []) : [],
    goneBy: radios.every(({ goneBy = [] }) => goneBy.length > 0) ? (first?.goneBy ?? []) : [],
    isOut: isOut && (first?.revealedBy ?? []).length === 0,
    region: first?.region ?? '',
  }
}
