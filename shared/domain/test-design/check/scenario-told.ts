import type { TestCase } from '../../test-cases/schema.ts'
import type { Parameter, Scenario, ScenarioStep } from '../model.ts'
import { parseTestData } from '../../test-cases/test-data.ts'
import { speaksOf } from './behaviour.ts'
import { entries, nameKey } from '../../test-cases/read-case.ts'
import { allowed } from './satisfies.ts'

type Step = NonNullable<TestCase['steps']>[number]

/**
 * Walks a case along a scenario: it starts where the scenario starts, every step of the scenario is taken in its order and with its
 * literals, what the text says is answered on the way is expected before the next step, and the last outcome is expected at the end.
 */
export function scenarioTold(
  { steps = [], expectedResult = '', preconditions = [] }: TestCase,
  scenario: Scenario,
): boolean {
  if (!startsThere(preconditions, scenario.preconditions)) return false
  const places: { from: number; to: number; wanted: ScenarioStep }[] = []
  let from = 0
  for (const wanted of scenario.steps) {
    const to = endOf(steps, from, wanted)
    if (to < 0) return false
    places.push({ from, to, wanted })
    from = to + 1
  }
  const answered = places.every(
    ({ to, wanted }, index) =>
      wanted.expected === '' ||
      expects(said(steps, to, places[index + 1]?.to ?? steps.length, expectedResult), wanted.expected),
  )
  const outcome = scenario.steps.findLast(({ expected }) => expected !== '')?.expected ?? ''
  return answered && expects(expectedResult, outcome)
}

/** What is expected between two steps; behind the last one, the result of the case too. */
function said(steps: Step[], from: number, until: number, result: string): string {
  const own = steps.slice(from, until).map((step) => step.expectedResult)
  return [...own, ...(until >= steps.length ? [result] : [])].join('\n')
}

function startsThere(stated: string[], wanted: string[]): boolean {
  return wanted.every((one) => stated.some((text) => holdsLiterals(text, one) && speaksOf(text, one, 1)))
}

/** The index of the last step that a wanted step takes, counted from `from`; -1 when it is not taken. */
function endOf(steps: Step[], from: number, { action: wanted, inputs }: ScenarioStep): number {
  if (inputs) return enteredBy(steps, from, inputs)
  return steps.findIndex(
    ({ action }, index) => index >= from && holdsLiterals(action, wanted) && speaksOf(action, wanted),
  )
}

/** A selection that stays untouched has no step; every other input is filled in, in any order. */
function enteredBy(steps: Step[], from: number, inputs: NonNullable<ScenarioStep['inputs']>): number {
  let last = from - 1
  for (const input of inputs) {
    const at = steps.findIndex(
      (step, index) =>
        index >= from && index < from + 3 * inputs.length + 3 && enters(step, input, steps.slice(0, index)),
    )
    if (at < 0) return -1
    last = Math.max(last, at)
  }
  return last
}

function enters(
  step: Step,
  { parameter, value: wanted, violation }: NonNullable<ScenarioStep['inputs']>[number],
  before: Step[],
): boolean {
  const value = valueIn(step, parameter.label)
  if (value === undefined) return false
  if (wanted !== undefined) return value === wanted
  const { equals } = parameter.constraints
  const repeated =
    equals === undefined
      ? undefined
      : before.map((one) => valueIn(one, equals)).findLast((one) => one !== undefined)
  if (violation === 'empty') return value === ''
  const fits = repeated === undefined ? isAllowed(value, parameter) : value === repeated
  return fits === (violation === undefined)
}

function isAllowed(value: string, { constraints }: Parameter): boolean {
  return allowed(value, constraints)
}

function valueIn(step: Step, label: string): string | undefined {
  const data = step.testData ? parseTestData(step.testData) : []
  const given = data.find(({ name }) => nameKey(name) === nameKey(label))?.value
  return given ?? entries(step.action).find(([name]) => nameKey(name) === nameKey(label))?.[1]
}

function expects(text: string, outcome: string): boolean {
  return holdsLiterals(text, outcome) && speaksOf(text, outcome)
}

function holdsLiterals(text: string, wanted: string): boolean {
  return (wanted.match(/"[^"]+"/g) ?? []).every((literal) => text.includes(literal))
}
