import { attribute, parentOf, tagOf } from '../../prose-steps/in-page/dom.ts'
import type { InPage } from '../../prose-steps/in-page/kit.ts'
import { limitsOf } from './limits.ts'
import { controlName } from './naming.ts'
import { groupAround, regionAround } from './places.ts'
import type { SeenControl } from './seen.ts'
import type { Write } from './texts.ts'

const mostOptions = 1_000
const lists = ['combobox', 'listbox']
const valued = ['textbox', 'searchbox', 'spinbutton', 'slider', ...lists]
const ticked = ['checkbox', 'radio', 'switch', 'menuitemcheckbox', 'menuitemradio', 'tab']

/** A control as the inventory tells of it. */
export function describeControl(page: InPage, element: Element, write: Write): SeenControl {
  const role = page.roleOf(element)
  const name = write(controlName(page, element))
  const type = typeOf(page, element)
  const checked = ticked.includes(role) ? page.checkedOf(element) : undefined
  const value = valueOf(page, element, role, write)
  const options = lists.includes(role) ? optionsOf(page, element).slice(0, mostOptions).map(write) : []
  const hint = hintOf(page, element, write)
  const group =
    write(groupAround(page, element)) || (role === 'radio' ? write(page.attribute(element, 'name')) : '')
  const region = write(regionAround(page, element))
  const limits = limitsOf(page, element, write)
  return {
    role,
    name,
    ...(type === '' ? {} : { type }),
    ...(value === '' ? {} : { value }),
    ...(checked === undefined ? {} : { checked }),
    ...(options.length > 0 ? { options } : {}),
    ...(group === '' ? {} : { group }),
    ...(hint === '' || hint === name ? {} : { hint }),
    ...(limits ? { limits } : {}),
    ...(isEnabled(page, element) ? {} : { disabled: true as const }),
    ...(isSeen(page, element) ? {} : { hidden: true as const }),
    ...(region === '' ? {} : { region }),
  }
}

// As the kit says it, with what is around asked once.
function isEnabled(page: InPage, element: Element): boolean {
  const isOff = (at: Element | undefined): boolean =>
    at !== undefined &&
    page.once(
      'inventory off',
      at,
      () => attribute(page, at, 'aria-disabled') === 'true' || isOff(parentOf(page, at)),
    )
  return !element.matches(':disabled') && !isOff(element)
}

/** Whether people see a control, or what is drawn in its place. */
export function isSeen(page: InPage, element: Element): boolean {
  return page.once('inventory seen', element, () => page.visible(element) || page.facesOf(element).length > 0)
}

function typeOf(page: InPage, element: Element): string {
  const tag = tagOf(page, element)
  if (tag === 'input') return (element as HTMLInputElement).type
  // A button outside of a form hands nothing over by itself.
  if (tag === 'button') {
    const { type, form } = element as HTMLButtonElement
    return type === 'submit' && form ? type : ''
  }
  return tag === 'select' || tag === 'textarea' ? tag : ''
}

function valueOf(page: InPage, element: Element, role: string, write: Write): string {
  const type = tagOf(page, element) === 'input' ? (element as HTMLInputElement).type : ''
  if (type === 'password' || type === 'file' || !valued.includes(role)) return ''
  return write(page.valueOf(element))
}

/** What a list offers, also where it is a list of suggestions of the browser's own. */
export function optionsOf(page: InPage, element: Element): string[] {
  const tag = tagOf(page, element)
  const own =
    tag === 'select'
      ? (element as unknown as HTMLSelectElement).options
      : tag === 'input'
        ? (element as HTMLInputElement).list?.options
        : undefined
  const texts = own
    ? [...own].map((one) => page.tidy(one.label || one.text || one.value))
    : page.offered(element)
  return texts.filter((text) => text !== '')
}

/** How many options a list has beyond those that are told. */
export const hasMoreOptions = (page: InPage, element: Element): boolean =>
  lists.includes(page.roleOf(element)) && optionsOf(page, element).length > mostOptions

function hintOf(page: InPage, element: Element, write: Write): string {
  const root = element.getRootNode() as Document | ShadowRoot
  const described = attribute(page, element, 'aria-describedby')
    .split(/\s+/)
    .map((id) => (id === '' ? null : root.getElementById(id)))
    .map((one) => (one ? page.rawText(one) : ''))
    .join(' ')
  const hints = [
    described,
    attribute(page, element, 'aria-description'),
    attribute(page, element, 'placeholder'),
  ]
  return write(hints.find((hint) => page.tidy(hint) !== '') ?? page.attribute(element, 'title'))
}
