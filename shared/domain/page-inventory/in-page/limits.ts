import { attribute } from '../../prose-steps/in-page/dom.ts'
import type { SeenControl } from './seen.ts'
import type { InPage } from '../../prose-steps/in-page/kit.ts'
import type { Write } from './texts.ts'

type Limits = NonNullable<SeenControl['limits']>

const stating = new Set(
  'min aria-valuemin max aria-valuemax step minlength maxlength pattern required aria-required readonly aria-readonly multiple aria-multiselectable accept'.split(
    ' ',
  ),
)

/** The limits that the markup of a control states; undefined for a control without any. */
export function limitsOf(page: InPage, element: Element, write: Write): Limits | undefined {
  const names = element.getAttributeNames()
  if (!names.some((name) => stating.has(name))) return undefined
  const text = (...all: string[]): string =>
    write(all.map((name) => attribute(page, element, name)).find((value) => value !== '') ?? '')
  const isOn = (name: string, aria?: string): boolean =>
    element.hasAttribute(name) || (aria !== undefined && attribute(page, element, aria) === 'true')
  const length = (name: string): number | undefined => {
    const stated = attribute(page, element, name).trim()
    return /^\d{1,9}$/.test(stated) ? Number(stated) : undefined
  }
  const limits: { [Name in keyof Limits]: Limits[Name] | '' | false } = {
    min: text('min', 'aria-valuemin'),
    max: text('max', 'aria-valuemax'),
    step: text('step'),
    minLength: length('minlength'),
    maxLength: length('maxlength'),
    pattern: text('pattern'),
    required: isOn('required', 'aria-required') && true,
    readOnly: isOn('readonly', 'aria-readonly') && true,
    multiple: isOn('multiple', 'aria-multiselectable') && true,
    accept: text('accept'),
  }
  const stated = Object.entries(limits).filter(
    ([, value]) => value !== undefined && value !== '' && value !== false,
  )
  return stated.length > 0 ? (Object.fromEntries(stated) as Limits) : undefined
}
