import { isDecimal } from '../../requirement-model/decimal.ts'
import type { Id, Subject, Value } from '../../requirement-model/index.ts'
import { expressionOf } from '../language/expressions.ts'
import { Misfit } from '../language/misfit.ts'
import { parse } from '../language/parse.ts'
import { dateOf, timeOf } from '../verify/days-and-times.ts'
import { numbersIn } from '../verify/numbers.ts'
import { isTree, withFittedValues } from './held-values.ts'

type Kind = Pick<Subject, 'kind' | 'options'>

const unticked = /^(?:no|off|false|not\b.*|un.*|inactive|disabled|deactivated|cleared|nein|aus|non)$/i

/** What a text is in a subject of this kind; it stays a text where it is none of the kind. */
export function valueFor({ kind, options }: Kind, text: string): Value {
  if (text === 'empty' || text === '') return { type: 'empty' }
  return ofKind(kind, text.trim()) ?? { type: 'text', value: optionOf(options, text) ?? text }
}

function ofKind(kind: Subject['kind'], text: string): Value | undefined {
  switch (kind) {
    case 'number': {
      const value = decimalOf(text)
      return value === undefined ? undefined : { type: 'number', value }
    }
    case 'boolean':
      return { type: 'boolean', value: !unticked.test(text) }
    case 'date': {
      const value = dateOf(text)
      return value === undefined ? worded(text) : { type: 'date', value }
    }
    case 'time': {
      const value = timeOf(text)
      return value === undefined ? worded(text) : { type: 'time', value }
    }
    default:
      return undefined
  }
}

/** "5 minutes" and "1,000" are numbers, "5 to 7" and "A5" are none. */
function decimalOf(text: string): string | undefined {
  if (isDecimal(text)) return text
  const [found, ...others] = numbersIn(text)
  if (!found || others.length > 0 || /\p{L}/u.test(text.slice(0, found.start))) return undefined
  const sign = /[-−–]\s?$/u.test(text.slice(0, found.start)) ? '-' : ''
  return `${sign}${found.readings[0] ?? ''}`
}

/** `date("2027-03-31")`, `today`, `today + 3 days`. */
function worded(text: string): Value | undefined {
  if (!/^(?:date|time)\s*\(|^today\b/.test(text)) return undefined
  try {
    const made = expressionOf(parse(text))
    if (made.kind === 'value') return made.value
    if (made.kind !== 'shift' || made.of) return undefined
    const months = (made.months ?? 0) + 12 * (made.years ?? 0)
    return { type: 'day', fromToday: made.days ?? 0, ...(months === 0 ? {} : { months }) }
  } catch (error) {
    if (error instanceof Misfit) return undefined
    throw error
  }
}

const optionOf = (options: readonly string[] | undefined, text: string): string | undefined =>
  options?.find((option) => option.toLowerCase() === text.toLowerCase())

/** The same condition, event or effect with each text in it a value of the kind of the subject that it is held against, or put in. */
export function fitted<T>(tree: T, kindOf: (id: Id) => Kind | undefined): T {
  const plain = (value: unknown, id: Id): unknown => {
    const subject = kindOf(id)
    const isText = isTree(value) && value['type'] === 'text' && typeof value['value'] === 'string'
    return subject && isText && subject.kind !== 'text' && subject.kind !== 'list'
      ? fittedText(subject, value['value'] as string)
      : value
  }
  return withFittedValues(tree, {
    expression: (held, id) => ({ ...held, value: plain(held['value'], id) }),
    plain,
  })
}

/** A word that is neither yes nor no stays what it is: a box can only be held against the two. */
function fittedText(subject: Kind, text: string): Value {
  const isVague = subject.kind === 'boolean' && !/^(?:yes|no|true|false|on|off)$/i.test(text)
  return isVague || text === '' ? { type: 'text', value: text } : valueFor(subject, text)
}
