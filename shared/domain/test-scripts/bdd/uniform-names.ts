import { locatorsIn, withLocators } from '../statements.ts'
import type { Action, Expectation, Locator, ScriptCase, Statement } from '../types.ts'

/**
 * One step definition serves all elements of a kind, so where one of them needs its whole name, all of that kind are found by it. Steps then
 * need no words for it.
 */
export function withUniformNames(cases: ScriptCase[]): ScriptCase[] {
  const exact = new Set<string>()
  const note = (locator: Locator): void => {
    if (locator.exact) exact.add(kindOf(locator))
    if (locator.within) note(locator.within)
  }
  const statements = cases.flatMap(({ steps }) =>
    steps.flatMap((step) => [...step.actions, ...step.expectations]),
  )
  for (const statement of statements) locatorsIn(statement).forEach(note)

  const uniform = (locator: Locator): Locator => ({
    ...locator,
    ...(locator.name !== undefined && exact.has(kindOf(locator)) ? { exact: true } : {}),
    ...(locator.within ? { within: uniform(locator.within) } : {}),
  })
  const changed = <T extends Statement>(statement: T): T => withLocators(statement, uniform) as T
  return cases.map((one) => ({
    ...one,
    steps: one.steps.map((step) => ({
      ...step,
      actions: step.actions.map((action): Action => changed(action)),
      expectations: step.expectations.map((expectation): Expectation => changed(expectation)),
    })),
  }))
}

const kindOf = ({ by, role = '' }: Locator) => `${by} ${role}`
