import { isCheckable } from '../../prose-steps/is-checkable.ts'
import type { Combination, Item, Outcome, PairItem, Screen } from '../model.ts'
import { pairwise } from '../techniques/pairwise.ts'
import { entered } from '../items/repeated-input.ts'
import { formatTestData } from '../../test-cases/test-data.ts'
import type { CaseDraft, Undesigned } from './case-draft.ts'
import { acceptance } from './outcomes.ts'
import { capital, toCheck } from './step-prose.ts'
import { entryStep, openStep, submitStep, type StepDraft } from './steps.ts'

const environment = /\b(?:browser|operating system|os|platform|device|resolution|screen size)s?\b/i

/** Few cases that together set every pair of values; each claims the pairs that no case before it sets. `apart`: one for each pair. */
export function designCombinations(
  combinations: Combination[],
  screens: Screen[],
  items: Item[],
  { apart = false } = {},
): { cases: CaseDraft[]; undesigned: Undesigned[] } {
  const cases: CaseDraft[] = []
  const undesigned: Undesigned[] = []
  const wanted = Map.groupBy(
    items.filter((item) => item.kind === 'pair'),
    ({ combinationId }) => combinationId,
  )
  for (const combination of combinations) {
    const open = wanted.get(combination.id) ?? []
    if (open.length === 0) continue
    const screen = screens.find(({ id }) => id === combination.screenId)
    const outcome = outcomeOf(combination, screen)
    if (typeof outcome === 'string') undesigned.push(...open.map((item) => ({ item, reason: outcome })))
    else
      for (const { values, claims } of rowsFor(combination, open, apart))
        cases.push(draft(combination, screen, { values, claims, outcome }))
  }
  return { cases, undesigned }
}

interface SetRow {
  values: string[]
  claims: PairItem[]
}

function rowsFor({ factors, forbidden }: Combination, items: PairItem[], apart: boolean): SetRow[] {
  const rows = pairwise({ sizes: factors.map(({ values }) => values.length), forbidden }).map((row) =>
    row.map((value, index) => factors[index]?.values[value] ?? ''),
  )
  const holds = (row: string[], item: PairItem) =>
    item.values.every(({ label, value }) => row[factors.findIndex((one) => one.label === label)] === value)
  if (apart)
    return items.flatMap((item) => {
      const row = rows.find((one) => holds(one, item))
      return row ? [{ values: row, claims: [item] }] : []
    })
  const left = new Set(items)
  return rows.flatMap((values) => {
    const claims = [...left].filter((item) => holds(values, item))
    for (const item of claims) left.delete(item)
    return claims.length > 0 ? [{ values, claims }] : []
  })
}

function outcomeOf({ outcome, factors }: Combination, screen: Screen | undefined): Outcome | string {
  if (outcome) {
    const expected = toCheck(outcome.expected)
    return {
      expected,
      oracle: 'stated',
      checkable: isCheckable(expected),
      requirementId: outcome.requirementId,
    }
  }
  if (!screen) return 'the text wants the combinations, but does not say what to do and what to see'
  const claimed = screen.parameters.filter(({ label }) => factors.some((one) => one.label === label))
  return acceptance(screen, claimed, ['The combination'])
}

function draft(
  combination: Combination,
  screen: Screen | undefined,
  { values, claims, outcome }: SetRow & { outcome: Outcome },
): CaseDraft {
  const { factors, event, origins, excludedBy } = combination
  const words = factors.map(({ label }, index) => `${label} "${values[index] ?? ''}"`).join(', ')
  const around = factors.filter(
    ({ label, parameterId }) => parameterId === undefined && environment.test(label),
  )
  return {
    title: `Combination of ${words}`.slice(0, 240),
    steps: screen
      ? formSteps(screen, combination, values, outcome.expected)
      : settingSteps(combination, values, outcome.expected),
    claims,
    outcome,
    preconditions: [],
    alsoTests: [...origins, ...excludedBy],
    types: ['integration', 'functional', 'regression'],
    tags: ['positive', 'pairwise'],
    testCondition: words,
    manual: [
      ...around.map(({ label }) => `the ${label.toLowerCase()} of the run must be chosen`),
      ...(event === undefined ? [] : [`a person has to do this: ${event}`]),
      ...(outcome.checkable ? [] : ['the text states no message, value or state that a run could check']),
    ],
  }
}

function formSteps(screen: Screen, { factors }: Combination, row: string[], expected: string): StepDraft[] {
  const values = new Map(factors.map(({ parameterId = '' }, index) => [parameterId, row[index] ?? '']))
  const entries = screen.parameters.flatMap((parameter) => {
    const value = entered(parameter, screen.parameters, values)
    return value === undefined ? [] : entryStep(parameter, value)
  })
  return [openStep(screen), ...entries, submitStep(screen, expected)]
}

function settingSteps({ factors, event }: Combination, row: string[], expected: string): StepDraft[] {
  const settings = factors.map(({ label }, index) => {
    const value = row[index] ?? ''
    const action = environment.test(label)
      ? `Use "${value}" as the ${label.toLowerCase()}`
      : `Select "${value}" from "${label}"`
    return { action, expectedResult: '', testData: formatTestData([{ name: label, value }]) }
  })
  const steps: StepDraft[] = [
    openStep(undefined),
    ...settings,
    ...(event === undefined
      ? []
      : [{ action: capital(event.replace(/^(?:an?|the)\s+(?=\w+$)/i, '')), expectedResult: '' }]),
  ]
  return steps.map((step, index) =>
    index === steps.length - 1 ? { ...step, expectedResult: expected } : step,
  )
}
