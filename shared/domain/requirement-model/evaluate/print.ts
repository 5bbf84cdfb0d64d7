import type { Expression, Id, Subject, Template } from '../model.ts'
import { decimalText, exact, placesOf, type Exact } from '../decimal.ts'
import type { Value } from '../values.ts'
import { unknown, Unknown } from './unknown.ts'

/** A number as the text writes those of its subject: 46.8 as "46.80" where the least difference is 0.01. */
export function printNumber(value: Exact, step?: string): string | Unknown {
  const text = decimalText(value, step ? { places: placesOf(step), exactly: true } : {})
  return text ?? unknown('how it is rounded is not said')
}

/** What a page shows for a value. Days from today are written as test steps write them: "%TODAY+3D%". */
export function printValue(value: Value, subject?: Subject): string | Unknown {
  switch (value.type) {
    case 'number': {
      const number = subject?.step ? exact(value.value) : undefined
      const printed = number && printNumber(number, subject?.step)
      return printed === undefined || printed instanceof Unknown ? value.value : printed
    }
    case 'text':
    case 'date':
    case 'time':
      return value.value
    case 'boolean':
      return unknown('how yes and no are shown is not said')
    case 'day':
      return `%TODAY${offset(value.months ?? 0, 'M')}${offset(value.fromToday, 'D')}%`
    case 'file':
      return value.name
    case 'empty':
      return ''
  }
}

const offset = (count: number, unit: string): string =>
  count === 0 ? '' : `${count < 0 ? '-' : '+'}${Math.abs(count)}${unit}`

/** A template with its places filled; `printed` works one of them out. */
export function fill(
  template: Template,
  printed: (part: Expression<Id>) => string | Unknown,
): string | Unknown {
  let text = ''
  for (const part of template) {
    const filled = typeof part === 'string' ? part : printed(part)
    if (filled instanceof Unknown) return filled
    text += filled
  }
  return text
}
