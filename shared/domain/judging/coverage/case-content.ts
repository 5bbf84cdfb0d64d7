import { compileStep } from '../../prose-steps/compile-step.ts'
import { parseTestData } from '../../prose-steps/test-data.ts'
import type { Check } from '../../prose-steps/types.ts'
import { quoted } from '../../text/quoted.ts'
import type { NumberHabit } from '../../numbers/written.ts'
import type { TestCase } from '../../test-cases/schema.ts'
import { isSeen } from '../blind-choice/facts.ts'
import { valuesIn } from './figures.ts'

const longestContent = 20_000
/** Characters of expected results that are read; of what lies beyond, nothing counts as seen. */
const mostRead = 150_000
const mostStrings = 40

/** What a case does and expects to see. Texts are plain: small letters, single blanks. */
export interface CaseContent {
  id: string
  /** Actions, data and what must be seen: what it tries. */
  tried: string
  /** That, with preconditions and what must not be seen. */
  named: string
  values: ReadonlySet<string>
  /** Values of actions and data. */
  entered: ReadonlySet<string>
  /** Lengths of the texts that it enters. */
  lengths: ReadonlySet<number>
  /** Numbers in the calculations that its author gives. */
  calculated: ReadonlySet<string>
  /** Whether it expects that something is not so. */
  isDenying: boolean
}

type Content = Pick<TestCase, 'id' | 'preconditions' | 'steps' | 'expectedResult'>

/** A reader of cases that remembers expected results. `isIdea`: what an idea expects is for a person, and counts as it is written. */
export function caseReader(habit: NumberHabit): (testCase: Content, isIdea?: boolean) => CaseContent {
  const memory = new Map<string, readonly Check[]>()
  let left = mostRead
  const read = (action: string, expectedResult: string): readonly Check[] => {
    const key = JSON.stringify([action, expectedResult])
    const known = memory.get(key)
    if (known || expectedResult.length > left) return known ?? []
    left -= expectedResult.length
    const { checks } = compileStep({ action, expectedResult })
    memory.set(key, checks)
    return checks
  }
  // Most expected results say the same whatever was done before, so that many cases share one reading.
  const checksOf = ({ action, expectedResult }: { action: string; expectedResult: string }) => {
    const checks = read('', expectedResult)
    return checks.length > 0 || action === '' ? checks : read(action, expectedResult)
  }
  return ({ id, preconditions = [], steps = [], expectedResult = '' }, isIdea = false) => {
    const doing = joined(steps.flatMap(({ action, testData = '' }) => [action, testData]))
    const results = [...steps, { action: '', expectedResult }].filter((step) => step.expectedResult !== '')
    const expected = results.map((step) => step.expectedResult)
    const checks = isIdea ? [] : results.flatMap(checksOf)
    const seen = joined(isIdea ? expected : checks.filter(isSeen).flatMap((check) => stringsIn(check)))
    const entered = valuesIn(doing, habit)
    const shown = new Set(valuesIn(seen, habit))
    // A calculation counts where its value is expected.
    const calculations = steps
      .flatMap(({ computed = [] }) => computed)
      .filter(({ value }) => valuesIn(value, '.').every((part) => shown.has(part)))
    const calculated = valuesIn(joined(calculations.map(({ expression }) => expression)), '.')
    return {
      id,
      tried: plainText(`${doing}\n${seen}`),
      named: plainText(joined([doing, ...preconditions, ...expected])),
      values: new Set([...entered, ...shown, ...calculated]),
      entered: new Set(entered),
      lengths: lengthsOf(doing, steps),
      calculated: new Set(calculated),
      isDenying: checks.some(({ negated }) => negated === true),
    }
  }
}

/** A text stands in quotes or, where its step is no sentence, in the data of the step. */
function lengthsOf(doing: string, steps: NonNullable<Content['steps']>): Set<number> {
  const data = joined(steps.map(({ testData = '' }) => testData))
  return new Set([
    ...(doing.match(quoted) ?? []).map(({ length }) => length - 2),
    ...parseTestData(data).map(({ value }) => value.length),
  ])
}

const joined = (texts: readonly string[]): string => texts.join('\n').slice(0, longestContent)

export const plainText = (text: string): string => text.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ')

/** The texts and numbers of a check, wherever they stand in it. */
function stringsIn(check: object, depth = 0): string[] {
  return Object.entries(check).flatMap(([field, value]: [string, unknown]) => {
    if (field === 'kind' || field === 'comparison' || field === 'role') return []
    if (typeof value === 'string' || typeof value === 'number') return [`${value}`]
    if (typeof value !== 'object' || value === null || depth > 3) return []
    return stringsIn(value, depth + 1).slice(0, mostStrings)
  })
}
