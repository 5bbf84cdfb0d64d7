import { exact } from '../../requirements/calculators/decimals.ts'
import type { EntryFault } from '../../requirements/calculators/parts.ts'
import type { Calculator, CalculatorInput } from '../model.ts'
import { compute } from './compute.ts'
import { isNumeric, readEntry } from './entries.ts'
import { filled } from './play.ts'
import { allowed, literal, numbersIn, type Row } from './rows.ts'
import type { Situation } from './situation.ts'

const mostSpellings = 6

/** Each message by itself, every other entry being right; two messages at once; entries that are right in spite of their looks. */
export function faultSituations(calculator: Calculator, { values }: Row): Situation[] {
  const { faults, inputs } = calculator
  const found: Situation[] = []
  for (const { requirementId, label, fault, text } of faults) {
    const input = inputs.find((one) => one.label === label)
    if (!input) continue
    for (const { value, by } of wrongValues(calculator, input, fault)) {
      const changed = new Map(values).set(label, value)
      const result = compute(calculator, changed)
      const [message, ...more] = result?.kind === 'messages' ? result.messages : []
      if (!message || more.length > 0 || message.label !== label || message.text !== text) continue
      found.push({
        requirementId: by ?? requirementId,
        shows: 'message',
        name: `${label} ${said(value, input)}`,
        technique: 'limit' in fault ? 'Boundary Value Analysis' : 'Equivalence Partitioning',
        actions: filled(calculator, changed),
        valid: false,
      })
    }
  }
  return [
    ...found,
    ...together(calculator, values),
    ...rightEntries(calculator, values),
    ...lastRight(calculator, values),
  ]
}

function said(value: string, { control }: CalculatorInput): string {
  if (control !== 'textbox') return 'without a choice'
  return value === '' ? 'left empty' : `"${value}"`
}

/** Values that break one thing, with the sentence that tells of them where it is another one. */
function wrongValues(
  calculator: Calculator,
  input: CalculatorInput,
  fault: EntryFault,
): { value: string; by?: string }[] {
  const { blanks, spellings, says } = calculator
  const step = 10 ** (4 - input.decimals)
  switch (fault.kind) {
    case 'empty': {
      const blank = blanks.find(({ label }) => label === input.label) ?? says.trim
      const spaces =
        blank && input.control === 'textbox' && !input.digits
          ? [{ value: '   ', by: blank.requirementId }]
          : []
      return [{ value: '' }, ...spaces]
    }
    case 'notNumber': {
      // A browser types no letter where it expects a number.
      if (input.digits) return []
      const odd = spellings.filter(({ label }) => label === input.label)
      return [
        { value: 'abc' },
        ...odd.flatMap(({ values, requirementId }) =>
          values.slice(0, mostSpellings).map((value) => ({ value, by: requirementId })),
        ),
      ]
    }
    case 'notWhole':
      return numbersIn(calculator, input, undefined).map((value) => ({ value: `${value.split('.')[0]}.5` }))
    case 'decimals':
      return numbersIn(calculator, input, undefined).map((value) => ({
        value: `${value.split('.')[0]}.${'1'.repeat(fault.most + 1)}`,
      }))
    case 'below': {
      const limit = exact(fault.limit)
      const first = fault.orEqual ? limit : limit - step
      return [...new Set([first, ...(limit > 0 ? [0] : [])])]
        .filter((one) => one >= 0 || limit <= 0)
        .map((value) => ({ value: literal(value) }))
    }
    case 'above': {
      const limit = exact(fault.limit)
      return [{ value: literal(fault.orEqual ? limit : limit + step) }]
    }
  }
}

/** Every input wrong that can be left empty: all messages at once. */
function together(calculator: Calculator, values: Map<string, string>): Situation[] {
  const { says, faults } = calculator
  const empty = faults.filter(({ fault }) => fault.kind === 'empty')
  if (!says.together || empty.length < 2) return []
  const changed = new Map(values)
  for (const { label } of empty) changed.set(label, '')
  const result = compute(calculator, changed)
  if (result?.kind !== 'messages' || result.messages.length < 2) return []
  return [
    {
      requirementId: says.together.requirementId,
      shows: 'messages',
      name: `${result.messages.map(({ label }) => label).join(' and ')} left empty`,
      technique: 'Decision Table Testing',
      actions: filled(calculator, changed),
      valid: false,
    },
  ]
}

/** The least and the largest entry that no message refuses. */
function lastRight(calculator: Calculator, values: Map<string, string>): Situation[] {
  return calculator.inputs
    .filter((input) => isNumeric(calculator, input))
    .flatMap((input) => {
      const { low, high } = allowed(calculator, input)
      return [low, high].flatMap((limit, at): Situation[] => {
        const kind = at === 0 ? 'below' : 'above'
        const stated = calculator.faults.find(
          ({ label, fault }) => label === input.label && fault.kind === kind,
        )
        const changed = new Map(values).set(input.label, literal(limit ?? 0))
        if (limit === undefined || !stated || compute(calculator, changed)?.kind !== 'answer') return []
        return [
          {
            requirementId: stated.requirementId,
            shows: 'answer',
            name: `${input.label} ${literal(limit)}, the ${at === 0 ? 'least' : 'largest'}`,
            technique: 'Boundary Value Analysis',
            actions: filled(calculator, changed),
            valid: true,
          },
        ]
      })
    })
}

/** A number with a comma, a number between spaces: the same answer. */
function rightEntries(calculator: Calculator, values: Map<string, string>): Situation[] {
  const { inputs, says } = calculator
  return inputs
    .filter((input) => isNumeric(calculator, input) && !input.digits)
    .flatMap((input) => {
      const value = values.get(input.label) ?? ''
      const tries: [string, string | undefined][] = [
        [withComma(value, input), says.comma?.requirementId],
        [`  ${value} `, says.trim?.requirementId],
      ]
      return tries.flatMap(([text, requirementId]): Situation[] => {
        const read = readEntry(calculator, input, text)
        const changed = new Map(values).set(input.label, text)
        if (
          requirementId === undefined ||
          !read ||
          !('number' in read) ||
          compute(calculator, changed)?.kind !== 'answer'
        )
          return []
        return [
          {
            requirementId,
            shows: 'answer',
            name: `${input.label} "${text}"`,
            technique: 'Equivalence Partitioning',
            actions: filled(calculator, changed),
            valid: true,
          },
        ]
      })
    })
}

/** A value with a decimal comma, at least one digit behind it. */
function withComma(value: string, { decimals }: CalculatorInput): string {
  if (decimals === 0) return ''
  return value.includes('.') ? value.replace('.', ',') : `${value},${'0'.repeat(Math.min(decimals, 1))}`
}
