import type { Violation } from '../../requirements/facts/types.ts'
import { satisfies } from '../check/satisfies.ts'
import type { Message, Parameter } from '../model/forms.ts'
import type { Capacity, Wizard } from './wizard-model.ts'

type Rules = Pick<Wizard, 'blanks' | 'digits' | 'addresses' | 'trimmed'>

/** Every way in which a literal breaks what is said of its input alone. */
export function brokenBy(
  { id, label, constraints }: Parameter,
  literal: string,
  { blanks, digits, addresses, trimmed }: Rules,
  messages: Message[] = [],
): Violation[] {
  const { control, required, number, length, format, pattern, choices, contains = [], temporal } = constraints
  if (control === 'checkbox') return required === true && literal !== 'checked' ? ['empty'] : []
  const blank =
    literal.trim() === '' && literal !== '' && blanks.some(({ parameterId }) => parameterId === id)
  const text = trimmed ? literal.trim() : literal
  if (literal === '' || blank || (trimmed && text === '')) {
    const needed =
      required === true ||
      (required === undefined && messages.some(({ violations }) => violations.includes('empty')))
    return needed ? ['empty'] : []
  }
  const found: Violation[] = []
  if (number) {
    if (satisfies(text, { kind: 'notNumber' })) return ['notNumber', 'format']
    if (number.whole && satisfies(text, { kind: 'notWhole' })) found.push('notWhole')
    if (
      number.min !== undefined &&
      !satisfies(text, { kind: 'number', min: number.min, scale: number.scale })
    )
      found.push('below')
    if (
      number.max !== undefined &&
      !satisfies(text, { kind: 'number', max: number.max, scale: number.scale })
    )
      found.push('above')
  }
  if (length && text.length < length.min) found.push('tooShort')
  if (length?.max !== undefined && text.length > length.max) found.push('tooLong')
  if (format !== undefined && !satisfies(text, { kind: 'format', format, matches: true }))
    found.push('format')
  if (pattern && satisfies(text, { kind: 'pattern', source: pattern.source, matches: false }))
    found.push('format')
  if (choices && !choices.includes(text)) found.push('notAllowed')
  if (contains.some((name) => satisfies(text, { kind: 'class', name, has: false })))
    found.push('missingClass')
  if (temporal && !satisfies(text, { kind: 'temporal', ...temporal })) found.push('below', 'above')
  const counted = digits.find(({ parameterId }) => parameterId === id)
  if (counted) {
    const signs = Array.from(text).filter((one) => !/\d/.test(one))
    const count = text.length - signs.length
    const { min, max } = counted.length
    if (
      count < min ||
      (max !== undefined && count > max) ||
      signs.some((one) => !counted.extra.includes(one))
    )
      found.push('format')
  }
  const address = addresses.find(({ parameterId }) => parameterId === id)
  if (address && breaksAddress(text, address)) found.push('format')
  return label === '' ? [] : [...new Set(found)]
}

function breaksAddress(text: string, { ending, one, spaceless }: Wizard['addresses'][number]): boolean {
  const letters = /\.(\p{L}*)$/u.exec(text.slice(text.lastIndexOf('@') + 1))?.[1] ?? ''
  return (
    (ending !== undefined && letters.length < ending) ||
    (one === true && text.split('@').length !== 2) ||
    (spaceless === true && /\s/.test(text))
  )
}

/** The message that answers a literal: the first of its input, in the order of the text, one of whose rules it breaks. */
export function messageFor(parameter: Parameter, literal: string, wizard: Rules): Message | undefined {
  const broken = brokenBy(parameter, literal, wizard, parameter.messages)
  if (broken.length === 0) return undefined
  return parameter.messages.find(({ violations }) =>
    violations.some((one) => one === 'any' || broken.includes(one)),
  )
}

/** How much the chosen value of another input leaves room for; undefined where nothing is chosen. */
export function roomFor({ byId, most }: Capacity, values: Map<string, string>): number | undefined {
  return most.find(([value]) => value === values.get(byId))?.[1]
}

/** What is said when a number is above the room that the chosen value leaves: the sample with that value and number. */
export function capacityMessage({ message, most }: Capacity, value: string): string | undefined {
  const room = most.find(([one]) => one === value)?.[1]
  if (!message || room === undefined) return undefined
  if (value === message.value) return message.text
  const plural = message.most === 1 || room === 1
  return plural
    ? undefined
    : message.text.replace(message.value, value).replace(new RegExp(`\\b${message.most}\\b`), String(room))
}
