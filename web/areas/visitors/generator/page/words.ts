import type { Output } from '../../../../client/call.ts'
import { texts } from '../../../../texts/en/generator-page.ts'

export type SeenPages = Output<'GET /api/public/test-cases/sessions/{sessionId}/pages'>
export type SeenPage = SeenPages['pages'][number]
export type Control = SeenPage['controls'][number]

/** The controls of a page by the region that they stand in, in the order of the page; those of none come first. */
export function regionsOf({ controls }: Pick<SeenPage, 'controls'>): [name: string, controls: Control[]][] {
  const regions = new Map<string, Control[]>()
  for (const control of controls) {
    const name = control.region ?? ''
    const known = regions.get(name)
    if (known) known.push(control)
    else regions.set(name, [control])
  }
  const all = [...regions]
  return [...all.filter(([name]) => name === ''), ...all.filter(([name]) => name !== '')]
}

/** What may be entered, in words. */
export function limitsOf({ limits = {} }: Pick<Control, 'limits'>): string[] {
  const { min, max, step, minLength, maxLength, pattern, required, readOnly, multiple, accept } = limits
  const words = texts.limits
  return [
    required && words.required,
    readOnly && words.readOnly,
    rangeOf(min, max, { both: words.between, least: words.min, most: words.max }),
    step && step !== 'any' && words.step(step),
    rangeOf(minLength, maxLength, { both: words.lengths, least: words.minLength, most: words.maxLength }),
    pattern && words.pattern(pattern),
    multiple && words.multiple,
    accept && words.accept(accept),
  ].filter((part) => typeof part === 'string' && part !== '') as string[]
}

interface Range<T> {
  both: (min: T, max: T) => string
  least: (min: T) => string
  most: (max: T) => string
}

function rangeOf<T>(min: T | undefined, max: T | undefined, { both, least, most }: Range<T>): string {
  if (min !== undefined && max !== undefined) return both(min, max)
  if (min !== undefined) return least(min)
  return max === undefined ? '' : most(max)
}

const mostOptions = 8

/** What may be chosen, the first of many. */
export function optionsOf({ options = [] }: Pick<Control, 'options'>): string {
  if (options.length === 0) return ''
  const shown = options.slice(0, mostOptions)
  return texts.options(shown, options.length - shown.length)
}

/** What is done until it is there, in its order. */
export const revealsOf = ({ revealedBy = [] }: Pick<Control, 'revealedBy'>): string[] =>
  revealedBy.map(({ action, name, value }) => texts.reveals[action](name, value))
