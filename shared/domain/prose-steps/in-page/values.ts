import type { InPage, Resolution } from './kit.ts'
import type { Target } from '../types.ts'

/**
 * Sets a control that is not typed into (date, time, colour, range) as a person's choice would: native setter, then input and change
 * events, so that frameworks which track the value see it. Returns what is wrong with the value, or null.
 */
export function setValue(page: InPage, id: number, value: string): string | null {
  const element = page.at(id) as HTMLInputElement | undefined
  if (!element?.isConnected) return 'The field went away.'
  if (page.tagOf(element) !== 'input') return 'This slider can only be moved with keys.'
  const prototype =
    element.ownerDocument.defaultView?.HTMLInputElement.prototype ?? HTMLInputElement.prototype
  const before = element.value
  const property = Object.getOwnPropertyDescriptor(prototype, 'value')
  element.focus()
  property?.set?.call(element, value)
  const taken = element.type === 'color' ? element.value === value.toLowerCase() : element.value === value
  if (!taken && !(element.type === 'range' && Number(element.value) === Number(value))) {
    const got = element.value
    property?.set?.call(element, before)
    if (value !== '')
      return `A field of type ${element.type} does not take "${value}"${got === '' ? '' : `, it becomes "${got}"`}. Write dates as 2026-12-24, times as 14:30 and colours as #ff8800.`
  }
  page.announce(id)
  return null
}

export function announce(page: InPage, id: number): void {
  const element = page.at(id)
  element?.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
  element?.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Tells a typed field that its value is final; the browser itself says so only when the field is left. */
export function changed(page: InPage, id: number): void {
  page.at(id)?.dispatchEvent(new Event('change', { bubbles: true }))
}

export function isNativeOption(page: InPage, id: number): boolean {
  const element = page.at(id)
  return element !== undefined && page.tagOf(element) === 'option'
}

/** Whether a field shows a list of its own for what is typed, rather than one that the browser draws or none. */
export function suggests(page: InPage, id: number): boolean {
  const element = page.at(id)
  const told = ['aria-controls', 'aria-owns', 'aria-expanded', 'aria-autocomplete', 'aria-haspopup']
  return (
    element !== undefined &&
    page.roleOf(element) === 'combobox' &&
    told.some((name) => page.attribute(element, name) !== '')
  )
}

/** Chooses an option of a native select by its text (or its value when no text fits); an empty value chooses the empty option. */
export function pickOption(
  page: InPage,
  id: number,
  value: string,
): { ok: boolean; options: string[]; id?: number } {
  const held = page.at(id)
  const option = held && page.tagOf(held) === 'option' ? (held as HTMLOptionElement) : undefined
  const select = option ? option.closest('select') : (held as unknown as HTMLSelectElement | undefined)
  if (!select?.isConnected) return { ok: false, options: [] }
  const options = [...select.options]
  const names = options.map((one) => page.tidy(one.label || one.text))
  const level = (at: number): number => page.matchLevel(names[at] ?? '', value, false)
  let hits = option ? [option] : []
  for (let wanted = 0; wanted <= 2 && hits.length === 0; wanted++)
    hits = options.filter((_one, at) => level(at) === wanted)
  if (hits.length === 0) hits = options.filter((one) => one.value === value)
  const [hit] = hits
  if (!hit || hits.length > 1 || hit.matches(':disabled')) return { ok: false, options: names.slice(0, 20) }
  select.focus()
  if (select.multiple) hit.selected = true
  else select.selectedIndex = options.indexOf(hit)
  const owner = page.hold(select as unknown as Element)
  page.announce(owner)
  return { ok: true, options: names.slice(0, 20), id: owner }
}

/** The option of an opened ARIA listbox: in the list that the combobox controls, else among all visible options. */
export function listOption(page: InPage, id: number, value: string): Resolution {
  const owner = page.at(id)
  const root = owner?.getRootNode() as Document | undefined
  const ids = owner
    ? `${page.attribute(owner, 'aria-controls')} ${page.attribute(owner, 'aria-owns')}`.trim()
    : ''
  const list = ids === '' ? null : (root?.getElementById(ids.split(/\s+/)[0] ?? '') ?? null)
  const scope = list ?? (owner && page.roleOf(owner) === 'listbox' ? owner : document.documentElement)
  // What a list or menu of one's own holds is offered, whatever it is.
  const kinds = list ? ['option', 'menuitem', 'menuitemcheckbox', 'menuitemradio', 'treeitem'] : ['option']
  const options = page
    .elementsIn(scope)
    .filter(
      (element) =>
        kinds.includes(page.roleOf(element)) && page.tagOf(element) !== 'option' && page.visible(element),
    )
  for (let level = 0; level <= 2; level++) {
    const hits = options.filter((element) => page.matchLevel(page.nameOf(element), value, false) === level)
    const [hit] = hits
    if (hit && hits.length === 1)
      return {
        status: 'found',
        id: page.hold(hit),
        role: 'option',
        name: page.nameOf(hit),
        kind: 'option',
        matched: value,
      }
    if (hits.length > 1) return { status: 'ambiguous', candidates: page.candidates(hits) }
  }
  return { status: 'missing', candidates: options.slice(0, 10).map((element) => page.candidate(element)) }
}

/** The radio button or checkbox of that name in a held group. */
export function member(page: InPage, id: number, value: string): Resolution {
  const group = page.at(id)
  const members = group
    ? page.elementsIn(group).filter((element) => page.kindOf(element) === 'checkable')
    : []
  for (let level = 0; level <= 2; level++) {
    const hits = members.filter((element) => page.matchLevel(page.nameOf(element), value, false) === level)
    const [hit] = hits
    if (hit && hits.length === 1)
      return {
        status: 'found',
        id: page.hold(hit),
        role: page.roleOf(hit),
        name: page.nameOf(hit),
        kind: 'checkable',
        matched: value,
      }
    if (hits.length > 1) return { status: 'ambiguous', candidates: page.candidates(hits) }
  }
  return { status: 'missing', candidates: members.slice(0, 10).map((element) => page.candidate(element)) }
}

/** Takes the focus off a field, as a person who goes on would: forms often validate then. */
export function leaveField(_page: InPage): void {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  const framed = (active as HTMLIFrameElement | null)?.contentDocument?.activeElement
  ;((framed ?? active) as HTMLElement | null)?.blur?.()
}

/** The default button of the form that is meant: the named one, the only one, or the one that holds the focus. */
export function formFor(page: InPage, target: Target | undefined): Resolution {
  const again = (): Resolution => page.formAmong(target)
  return page.orBeside(again(), false, again)
}

/** `formFor` for what no open layer shuts out. */
export function formAmong(page: InPage, target: Target | undefined): Resolution {
  const all =
    target?.name === undefined
      ? page.elementsIn().filter((element) => page.tagOf(element) === 'form')
      : page.regions(target, document.documentElement)
  const shown = all.filter(
    (form) => page.exposed(form) && page.reachable(form) && page.boxOf(form).height > 0,
  )
  const focused = shown.filter(
    (form) =>
      form.contains(document.activeElement) ||
      form.contains((form.getRootNode() as ShadowRoot).activeElement),
  )
  const [form] = shown.length > 1 && focused.length === 1 ? focused : shown
  if (!form) return { status: 'missing', candidates: [] }
  if (shown.length > 1 && focused.length !== 1)
    return { status: 'ambiguous', candidates: page.candidates(shown) }
  const controls = Object.getOwnPropertyDescriptor(HTMLFormElement.prototype, 'elements')?.get?.call(
    form,
  ) as HTMLFormControlsCollection
  const images = [...form.querySelectorAll<HTMLElement>('input[type=image]')]
  const buttons = [...controls, ...images].filter(
    (one) => ['submit', 'image'].includes((one as HTMLButtonElement).type) && page.exposed(one),
  )
  if (buttons.length > 1) return { status: 'ambiguous', candidates: page.candidates(buttons) }
  const chosen = buttons[0] ?? form
  return {
    status: 'found',
    id: page.hold(chosen),
    role: page.roleOf(chosen),
    name: page.nameOf(chosen),
    kind: 'other',
    matched: '',
  }
}

export function requestSubmit(page: InPage, id: number): void {
  const form = page.at(id)
  if (form) HTMLFormElement.prototype.requestSubmit.call(form as HTMLFormElement)
}

/** Goes to the top or the bottom of the page, and says how long it is. */
export function scrollPage(_page: InPage, end: string): number {
  const { scrollHeight } = document.documentElement
  scrollTo({ top: end === 'top' ? 0 : scrollHeight, behavior: 'instant' })
  return scrollHeight
}

/** Resolves once two frames were drawn, or soon in a tab that draws none; true when the document has loaded. */
export async function settled(_page: InPage): Promise<boolean> {
  const frames = new Promise<void>((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
  )
  await Promise.race([frames, new Promise((resolve) => setTimeout(resolve, 60))])
  return document.readyState === 'complete'
}
