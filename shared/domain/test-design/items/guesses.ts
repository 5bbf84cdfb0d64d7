import { formatDecimal } from '../../numbers/decimal.ts'
import { writeMoment } from '../../requirements/facts/temporal/moment.ts'
import { sayMoment } from '../../requirements/facts/temporal/say-moment.ts'
import type { Constraints } from '../../requirements/facts/types.ts'
import { allowed } from '../check/satisfies.ts'
import { boundaryValues, partitionsAround } from '../techniques/boundaries.ts'
import { textOfLength, textWithout } from '../literals/text.ts'
import { typicalLiteral } from '../literals/literal-for.ts'
import type { Parameter } from '../model.ts'
import { temporalEdges } from '../partitions/temporal.ts'

/** A further literal for an input, with the clause that says what it is. */
export interface Guess {
  value: string
  words: string
}

const emails: [string, string][] = [
  ['alex.miller@', 'no domain'],
  ['@example.com', 'no name before the @'],
  ['alex miller@example.com', 'a blank in the name'],
  ['alex@miller@example.com', 'two @ signs'],
  ['alex.miller@example', 'a domain without a dot'],
]

/**
 * Literals beyond the two-value set, best first: the third boundary values, then values that experience calls fragile. `wrong`
 * chooses refused or accepted ones; each is judged by the input's constraints, so none is guessed into the wrong class.
 */
export function guessesFor(parameter: Parameter, wrong: boolean): Guess[] {
  const { label, constraints } = parameter
  const all = [
    ...numberGuesses(constraints),
    ...temporalGuesses(constraints),
    ...lengthGuesses(parameter),
    ...contentGuesses(parameter),
  ]
  const seen = new Set<string>()
  return all
    .filter(
      ({ value }) => allowed(value, constraints) !== wrong && !seen.has(value) && Boolean(seen.add(value)),
    )
    .map(({ value, words }) => ({ value, words: `${label} ${words}` }))
}

function numberGuesses({ number }: Constraints): Guess[] {
  if (!number || (number.min === undefined && number.max === undefined)) return []
  const { below, valid, above } = partitionsAround(number, {
    step: number.step,
    ...(number.floor === undefined ? {} : { floor: number.floor }),
  })
  const edges = boundaryValues(
    [below, valid, above].filter((one) => one !== undefined),
    { step: number.step, points: 3 },
  )
  const written = edges.map((edge) => formatDecimal(edge, number.scale))
  const far = ['-1', '0', '999999999999', '1e3', '12abc', `${written[0] ?? '1'} ${written[0] ?? '1'}`]
  return [...written, ...far].map((value) => ({ value, words: `is ${value}` }))
}

function temporalGuesses({ temporal }: Constraints): Guess[] {
  if (!temporal) return []
  return temporalEdges(temporal, 3).map((value) => ({
    value: writeMoment(value, temporal.of),
    words: `is ${sayMoment(value, temporal.of)}`,
  }))
}

function lengthGuesses({ label, constraints }: Parameter): Guess[] {
  const { length } = constraints
  if (!length) return []
  const sizes = [
    length.min - 2,
    length.min + 1,
    (length.max ?? length.min) - 1,
    (length.max ?? length.min) + 2,
    (length.max ?? 0) * 2,
  ]
  return sizes.flatMap((size) => {
    const value = size > 0 ? textOfLength(label, constraints, size) : undefined
    return value === undefined ? [] : [{ value, words: `has ${size} characters` }]
  })
}

function contentGuesses(parameter: Parameter): Guess[] {
  const { constraints } = parameter
  const typical = typicalLiteral(parameter) ?? ''
  const plain =
    !constraints.number && !constraints.temporal && !constraints.choices && constraints.control !== 'checkbox'
  return [
    ...(constraints.format === 'email'
      ? emails.map(([value, what]) => ({ value, words: `has ${what} ("${value}")` }))
      : []),
    ...(constraints.required ? [{ value: '', words: 'is empty' }] : []),
    ...(constraints.format === 'digits'
      ? [{ value: textWithout(typical, 'digit'), words: 'has letters in place of digits' }]
      : []),
    ...(plain && constraints.format === undefined
      ? [{ value: "O'Brien-Łęcki", words: 'has an apostrophe, a hyphen and accents' }]
      : []),
  ]
}
