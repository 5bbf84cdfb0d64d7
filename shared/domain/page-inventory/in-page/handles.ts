import type { InPage } from '../../prose-steps/in-page/kit.ts'
import { optionsOf } from './describe-control.ts'
import type { Handle, HandleWay, SeenControl } from './seen.ts'

const mostChoices = 12
const mostWords = 400
const opening = ['show-modal', 'show-popover', 'toggle-popover']
const libraryToggles = ['data-bs-toggle', 'data-toggle']
const targets = ['aria-controls', 'popovertarget', 'commandfor', 'data-bs-target', 'data-target', 'href']

/** How a control may make others appear; undefined for one that does not, or that would send or lead away. */
export function handleOf(
  page: InPage,
  element: Element,
  control: SeenControl,
  at: number,
  holds: (id: string) => number,
): Handle | undefined {
  const way = control.disabled || control.hidden ? undefined : wayOf(page, element, control.role)
  if (!way) return undefined
  const kind = page.kindOf(element)
  const details = page.tagOf(element) === 'summary' ? page.parentOf(element) : undefined
  const isOpen = page.attribute(element, 'aria-expanded') === 'true' || details?.hasAttribute('open') === true
  return {
    at,
    id: page.hold(element),
    kind,
    way,
    words: wordsOf(page, element, control),
    isOn: way === 'disclosure' || way === 'opener' ? isOpen : control.checked === true,
    holds: targetsOf(page, element).reduce((sum, id) => sum + holds(id), 0),
    ...(way === 'select' ? choicesOf(page, element as unknown as HTMLSelectElement) : {}),
  }
}

function wayOf(page: InPage, element: Element, role: string): HandleWay | undefined {
  const tag = page.tagOf(element)
  if (tag === 'select') return isSingle(element as unknown as HTMLSelectElement) ? 'select' : undefined
  if (role === 'radio') return 'radio'
  if (role === 'checkbox' || role === 'switch') return 'tick'
  if (tag === 'summary')
    return page.tagOf(page.parentOf(element) ?? element) === 'details' ? 'disclosure' : undefined
  if (!['button', 'link', 'tab', 'menuitem'].includes(role)) return undefined
  if (sends(page, element) || leads(page, element)) return undefined
  if (role === 'tab') return 'tab'
  const popup = page.attribute(element, 'aria-haspopup')
  if (page.attribute(element, 'aria-expanded') !== '') return 'disclosure'
  const says =
    (popup !== '' && popup !== 'false') ||
    ['aria-controls', 'popovertarget'].some((name) => page.attribute(element, name) !== '') ||
    opening.includes(page.attribute(element, 'command')) ||
    libraryToggles.some((name) => page.attribute(element, name) !== '')
  if (says) return 'opener'
  return role === 'button' ? 'plain' : undefined
}

const isSingle = (select: HTMLSelectElement): boolean => !select.multiple && select.options.length > 1

/** Whether a press sends a form or resets it, or asks for a file: in a form a button does the former unless it says otherwise. */
function sends(page: InPage, element: Element): boolean {
  const tag = page.tagOf(element)
  if (tag !== 'button' && tag !== 'input') return false
  const { type, form } = element as HTMLButtonElement
  if (tag === 'input') return type !== 'button'
  const isStated = page.attribute(element, 'type') !== ''
  return type !== 'button' && (isStated || form !== null)
}

/** Whether a press follows a link to anywhere else than this page. */
function leads(page: InPage, element: Element): boolean {
  const tag = page.tagOf(element)
  const link = tag === 'a' || tag === 'area' ? element : (element.closest('a[href]') ?? undefined)
  const address = link ? page.attribute(link, 'href').trim() : ''
  return (
    address !== '' && !address.startsWith('#') && !/^javascript:\s*(?:void\(0\)|void 0)?;?$/i.test(address)
  )
}

function targetsOf(page: InPage, element: Element): string[] {
  const ids = targets.flatMap((name) => {
    const value = page.attribute(element, name)
    return name === 'href' && !value.startsWith('#')
      ? []
      : value.split(/\s+/).map((id) => id.replace(/^#/, ''))
  })
  const details = page.tagOf(element) === 'summary' ? page.parentOf(element) : undefined
  const own = details ? [keyOf(page, details)] : []
  return [...new Set([...ids.filter((id) => id !== ''), ...own])]
}

/** By what the controls in an element are counted: its id, and a number where it has none. */
export function keyOf(page: InPage, element: Element): string {
  const id = page.attribute(element, 'id')
  if (id !== '' || page.tagOf(element) !== 'details') return id
  const numbers = page.once('inventory details', 'numbers', () => new Map<Element, number>())
  if (!numbers.has(element)) numbers.set(element, numbers.size)
  return `details ${numbers.get(element)}`
}

function wordsOf(page: InPage, element: Element, { name }: SeenControl): string {
  const { value } = element as HTMLInputElement
  const said = ['aria-label', 'title', 'alt', 'data-action', 'formaction'].map((one) =>
    page.attribute(element, one),
  )
  const isButton = page.tagOf(element) === 'input'
  return page
    .tidy([name, ...said, page.rawText(element).slice(0, mostWords), isButton ? value : ''].join(' '))
    .slice(0, mostWords)
}

function choicesOf(page: InPage, select: HTMLSelectElement): Pick<Handle, 'choices' | 'chosen'> {
  const texts = optionsOf(page, select as unknown as Element)
  const isUnique = (text: string): boolean => texts.filter((one) => one === text).length === 1
  const [now] = [...select.selectedOptions].map((one) => page.tidy(one.label || one.text))
  const choices = [...select.options]
    .filter((one) => !one.matches(':disabled') && !one.selected && one.value !== '')
    .slice(0, mostChoices)
    .map((one) => page.tidy(one.label || one.text))
    .filter((text) => text !== '' && text.length <= mostWords && isUnique(text))
  return { choices, ...(now !== undefined && isUnique(now) ? { chosen: now } : {}) }
}
