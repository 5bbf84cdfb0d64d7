import Big from 'big.js'
import type { TestStep } from '../../test-cases/schema.ts'
import { figuresIn, plainValue } from './figures.ts'
import { workOut, type Worked } from './expression.ts'

/** Values that expressions of a case really come to, and why others do not count. */
export interface ComputedValues {
  values: ReadonlySet<string>
  /** Expressions that are wrong. */
  faults: Fault[]
  /** Values of expressions that use a count which nothing gives, such as the 4 of "a quarter", with a sentence about it: nobody can tell whether it is right. */
  supposed: ReadonlyMap<string, string>
  /** Expressions that rest on nothing: what they come to does not count. */
  unfounded: Fault[]
}

/** What is wrong with an expression, in a sentence, and the value that its author gives for it. */
export interface Fault {
  value: string
  reason: string
}

type Sum = Extract<Worked, { value: Big }> & { claimed: string; expression: string; written: string }

const mostExpressions = 500
const mostRounds = 20
/** Factors that need no ground: nothing, one, a whole in percent, and what units of time, length and weight are made of. */
const freeNumbers = new Set(['0', '1', '100', '7', '12', '24', '60', '365', '1000'])

/**
 * The values of `computed` that count: the expression comes to the value, and each of its numbers has ground (`isGrounded`) or is the value of an
 * expression that counts.
 */
export function computedValues(
  steps: readonly TestStep[],
  isGrounded: (value: string) => boolean,
): ComputedValues {
  const faults: Fault[] = []
  const sums: Sum[] = []
  for (const { expression, value } of steps
    .flatMap(({ computed = [] }) => computed)
    .slice(0, mostExpressions)) {
    const worked = workOut(expression)
    if ('error' in worked) {
      faults.push({ value, reason: `“${short(expression)}” has no value: ${worked.error}.` })
      continue
    }
    // "5.015" may be read as a whole number, too.
    const claimed = claimedValues(value).find((each) => isSame(worked.value, each))
    if (claimed === undefined)
      faults.push({
        value,
        reason: `“${short(expression)}” is ${shown(worked.value)}, not ${short(value)}.`,
      })
    else sums.push({ ...worked, claimed, expression, written: value })
  }
  const values = new Set<string>()
  const counts = (number: string): boolean => {
    const plain = plainValue(number) ?? number
    return freeNumbers.has(plain) || values.has(plain) || isGrounded(plain)
  }
  let waiting = sums
  for (let round = 0, before = -1; round < mostRounds && before !== waiting.length; round++) {
    before = waiting.length
    waiting = waiting.filter(({ numbers, claimed }) => {
      const isRooted = numbers.every(counts)
      if (isRooted) values.add(claimed)
      return !isRooted
    })
  }
  const rootless = waiting.map((sum) => ({ ...sum, reason: reasonOf(sum, counts) }))
  const isSupposed = ({ numbers }: Sum): boolean =>
    numbers.some(counts) && numbers.every((number) => counts(number) || isCount(number))
  return {
    values,
    faults,
    supposed: new Map(rootless.filter(isSupposed).map(({ claimed, reason }) => [claimed, reason])),
    unfounded: rootless.map(({ written, reason }) => ({ value: written, reason })),
  }
}

const reasonOf = ({ expression, numbers }: Sum, counts: (number: string) => boolean): string =>
  `“${short(expression)}” uses ${numbers.find((number) => !counts(number)) ?? ''}, which stands neither in the text nor in the case.`

/** A number that people write as a word: up to a dozen, a half, a quarter. */
const isCount = (number: string): boolean => {
  const value = Number(number)
  return value > 0 && value <= 12 && Number.isInteger(value * 4)
}

function claimedValues(text: string): string[] {
  const [figure, ...more] = figuresIn(text)
  return figure && more.length === 0 ? figure.values : []
}

// A quotient has 20 decimals: beyond them it is no longer exact.
const isSame = (value: Big, claimed: string): boolean =>
  plainValue(claimed) !== undefined && value.minus(claimed).abs().lt('1e-12')

const shown = (value: Big): string => short(new Big(value.toFixed(10)).toFixed())
const short = (text: string): string => (text.length > 80 ? `${text.slice(0, 79)}…` : text)
