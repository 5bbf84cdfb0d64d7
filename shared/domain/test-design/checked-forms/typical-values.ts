import type { Wrong } from '../../requirements/checked-forms/parts.ts'
import { readPattern } from '../../patterns/index.ts'
import { broken, isThere } from '../check/checked-forms/broken.ts'
import type { CheckedForm, CheckedInput } from '../model.ts'
import { daysWithin } from './breaking-days.ts'
import { rightDigits } from './digit-texts.ts'

export type Values = Map<string, string>

const none: ReadonlyMap<string, readonly string[]> = new Map()

/** Whether an input may hold a value while the others hold theirs. */
export function isAllowed(form: CheckedForm, input: CheckedInput, value: string, others: Values): boolean {
  return (
    broken(form, input, { values: new Map([...others, [input.label, value]]), recorded: none }).length === 0
  )
}

/** All wrongs that the text names for an input. */
export function wrongsOf({ rules }: CheckedInput): Wrong[] {
  return rules.flatMap(({ wrongs }) => wrongs)
}

export function isNeeded(input: CheckedInput): boolean {
  return !input.optional && input.rules.length > 0
}

/** A rule of the input was not understood, and no other says what its values look like: whatever is typed may not even be taken by the page. */
function isUnknown({ unread }: CheckedForm, { label, control, rules }: CheckedInput): boolean {
  if (control !== 'textbox') return false
  const open = rules.some(({ wrongs }) => wrongs.length === 0) || unread?.labels.includes(label)
  return open === true && rules.every(({ wrongs }) => wrongs.every(({ wrong }) => wrong === 'empty'))
}

/**
 * Values with which the form is sent without a message: each input that has a rule holds an allowed one. `series` 1 gives others than 0
 * where there are. Inputs for which none was found are missing, and then nothing is said of the form as a whole.
 */
export function typicalValues(form: CheckedForm, series = 0): Values {
  const values: Values = new Map()
  const late = (input: CheckedInput) =>
    input.shown !== undefined ||
    input.rules.some(({ when }) => when !== undefined) ||
    wrongsOf(input).some(({ wrong }) => wrong === 'differs' || wrong === 'same')
  for (const input of [...form.inputs.filter((one) => !late(one)), ...form.inputs.filter(late)]) {
    if (!isNeeded(input) || isThere(input, values) === false || isUnknown(form, input)) continue
    const found = allowedValues(form, input, values)
    const value = found[series % Math.max(1, found.length)]
    if (value !== undefined) values.set(input.label, value)
  }
  return values
}

/** Usual values of an input that break none of its rules, the best first. */
export function allowedValues(form: CheckedForm, input: CheckedInput, others: Values): string[] {
  const usual = candidates(form, input, others)
  return [...new Set(usual)]
    .filter((value) => value !== '' && isAllowed(form, input, value, others))
    .slice(0, 4)
}

function candidates(form: CheckedForm, input: CheckedInput, others: Values): string[] {
  if (input.control === 'checkbox') return ['on']
  if (input.control !== 'textbox') {
    // What nothing else depends on is tried first.
    const bound = new Set(form.inputs.flatMap((one) => guardsOf(one, input.label)))
    return input.options.toSorted((a, b) => Number(bound.has(a)) - Number(bound.has(b)))
  }
  const sample = form.success?.sample[input.label]
  const wrongs = wrongsOf(input)
  // A box for dates takes nothing but days.
  if (/\b(?:date|day|birthday)\b/i.test(input.label) && wrongs.every(({ wrong }) => wrong === 'empty'))
    return ['2026-12-24', '2027-01-15']
  const repeated = wrongs.flatMap((one) => (one.wrong === 'differs' ? [others.get(one.label) ?? ''] : []))
  const made = [
    ...repeated,
    ...(sample === undefined ? [] : [sample]),
    ...byRules(wrongs),
    ...byLabel(input.label),
    ...plain,
  ]
  return [...made, ...plain.flatMap((text) => fitted(text, wrongs))]
}

function guardsOf({ shown, rules }: CheckedInput, label: string): string[] {
  return [shown?.when, ...rules.map(({ when }) => when)].flatMap((when) =>
    when?.label === label ? when.values : [],
  )
}

const plain = [
  'Anna Berg',
  'Ben Sommer',
  'Anna',
  'Annabel',
  'Annaberg',
  'A1b2C3d4',
  'Sommer2024!',
  'Winter_2025',
  'A table at the window, please.',
  'Everything was fine during our stay.',
]

function byRules(wrongs: Wrong[]): string[] {
  return wrongs.flatMap((one): string[] => {
    switch (one.wrong) {
      case 'address':
        return ['anna@example.com', 'ben@example.com']
      case 'number':
        return numbers(wrongs)
      case 'range':
        return numbers(wrongs)
      case 'days':
        return daysWithin(one)
      case 'digits':
        return rightDigits(one)
      case 'form': {
        const pattern = readPattern(one.source)
        return pattern ? [pattern.sample() ?? '', pattern.sample({ length: 8 }) ?? ''] : []
      }
      case 'other':
        return one.allowed === '0-9'
          ? [...digits(wrongs), '1', '12', '123', '12345', '123456', '1234567890', ...numbers(wrongs)]
          : []
      default:
        return []
    }
  })
}

/** Digits of a length that is allowed. */
function digits(wrongs: Wrong[]): string[] {
  return wrongs.flatMap((one) =>
    one.wrong === 'length' ? ['1234567890'.repeat(4).slice(0, Math.max(one.min ?? 1, 1))] : [],
  )
}

/** Numbers within the limits, not at them. */
function numbers(wrongs: Wrong[]): string[] {
  const ranges = wrongs.flatMap((one) => (one.wrong === 'range' ? [one] : []))
  const low = Math.max(...ranges.map(({ min, over }) => min ?? over ?? 1), ranges.length > 0 ? -Infinity : 1)
  const high = Math.min(...ranges.map(({ max, under }) => max ?? under ?? low + 20))
  const middle = Math.floor((low + high) / 2)
  return [...new Set([middle, Math.ceil(low) + 1, Math.floor(high) - 1, Math.ceil(low), Math.floor(high)])]
    .filter((one) => Number.isFinite(one))
    .map(String)
}

const labelled: [RegExp, string[]][] = [
  [/e-?mail/i, ['anna@example.com', 'ben@example.com']],
  [/phone|mobile|telephone/i, ['+43 660 1234567', '0660 1234567', '06601234567', '+436601234567']],
  [/pass(?:word|phrase)/i, ['Sommer2024!', 'Winter_2025', 'sommer2024']],
  [/url|website|web site|homepage|link/i, ['https://example.com', 'https://www.example.org']],
  [/post(?:al)? ?code|zip/i, ['10115', '1010', '12345']],
  [/\btime\b/i, ['14:30', '09:15']],
  [/\bcode|number|\bno\.|\bid\b/i, ['AB-1234', '12345678']],
  [/\b(?:age|guests?|persons?|people|nights?|quantity|amount|copies|seats|tickets)\b/i, ['3', '4', '30']],
]

function byLabel(label: string): string[] {
  return labelled.flatMap(([words, values]) => (words.test(label) ? values : []))
}

/** A text cut or continued to a length that is allowed. */
function fitted(text: string, wrongs: Wrong[]): string[] {
  return wrongs.flatMap((one) => {
    if (one.wrong !== 'length') return []
    const min = one.min ?? 0
    const max = one.max ?? min + 20
    return [
      ofLength(text, Math.min(max, Math.max(min, Math.min(text.length, max)))),
      ofLength(text.replace(/\W/g, ''), Math.min(max, Math.max(min, 1))),
    ]
  })
}

/** A text of so many characters: cut, or continued with its own letters. No space at its ends. */
export function ofLength(text: string, length: number): string {
  const letters = text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase() || 'abc'
  let whole = text
  while (whole.length < length) whole += letters
  const cut = whole.slice(0, Math.max(0, length))
  return cut.replace(/\s(?=$)/, letters.charAt(0)).replace(/^\s/, letters.charAt(0))
}
