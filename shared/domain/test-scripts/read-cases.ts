import { type CompiledCase, compileCase } from '../prose-steps/compile-case.ts'
import type { Fingerprint, RememberedStep } from '../prose-steps/fingerprint.ts'
import { isReadback } from '../prose-steps/readback.ts'
import type { Check, CompiledStep, PerformedAction, TypedAction } from '../prose-steps/types.ts'
import { isForPerson } from '../test-cases/basis.ts'
import { tagsWithEvidence } from '../test-cases/evidence-words.ts'
import type { TestCase } from '../test-cases/schema.ts'
import { actionOf } from './actions.ts'
import { expectationOf } from './expectations.ts'
import { groupOf } from './group-of.ts'
import { Obstacle } from './obstacle.ts'
import { saidOnce } from './said-once.ts'
import { NameCollector } from './suite-names.ts'
import type { SuiteNames } from './locators.ts'
import type { Action, Expectation, ScriptCase, ScriptStep } from './types.ts'

export interface ReadOptions {
  testCases: TestCase[]
  /** Where the cases start, an absolute address. */
  baseUrl: string
  /** What the targets of each case were known by when it last passed, by its id. */
  remembered?: ReadonlyMap<string, RememberedStep[]>
}

interface Compiled {
  testCase: TestCase
  compiled: CompiledCase
  /** What each action of each step found, when the case last passed. */
  found: (Fingerprint | null)[][]
}

/**
 * Reads cases into statements, by the same grammar as hosted runs. Never throws: what cannot be written as a script is an obstacle of its
 * case. Names that one case says more about (a role, a longer name) count for all.
 */
export function readCases({ testCases, baseUrl, remembered }: ReadOptions): ScriptCase[] {
  const all = testCases.map((testCase): Compiled => {
    const compiled = compileCase(testCase, baseUrl)
    return { testCase, compiled, found: foundBy(compiled, remembered?.get(testCase.id) ?? []) }
  })
  const names = namesIn(all)
  return all.map((one) => readCase(one, names, baseUrl))
}

function readCase({ testCase, compiled, found }: Compiled, names: SuiteNames, baseUrl: string): ScriptCase {
  const { automation } = testCase
  const obstacles = new Set<string>()
  const attempt = <T>(make: () => T): T[] => {
    try {
      return [make()]
    } catch (error) {
      if (!(error instanceof Obstacle)) throw error
      obstacles.add(`${error.message}.`)
      return []
    }
  }
  const performed: PerformedAction[] = []
  let proofs = 0
  const read = (prose: { action: string; expected: string }, step: CompiledStep, at: number): ScriptStep => {
    for (const { message } of step.problems) obstacles.add(message)
    const targets = [...(found[at] ?? [])]
    const actions = step.actions.flatMap((action): Action[] => {
      performed.push(action)
      const own = hasTarget(action) ? targets.splice(0, 1) : []
      return attempt(() => actionOf(action, { names, baseUrl, found: own }))
    })
    const expectations = step.checks.flatMap((check): Expectation[] => {
      if (!isReadback(check, performed)) proofs += 1
      return attempt(() => expectationOf(check, names, baseUrl))
    })
    return { ...prose, actions: actions.map((action) => withLeaving(action, expectations)), expectations }
  }
  const steps = compiled.steps.map(({ step, compiled: of }, at) =>
    read({ action: step.action, expected: step.expectedResult }, of, at),
  )
  if (compiled.outcome) {
    const outcome = withoutRepeats(compiled.outcome, compiled.steps.at(-1)?.compiled.checks ?? [])
    const whole = read({ action: '', expected: testCase.expectedResult ?? '' }, outcome, -1)
    if (whole.actions.length + whole.expectations.length > 0) steps.push(whole)
  }
  const judged = automation?.ready === false ? automation.reasons : []
  if (isForPerson(testCase) && judged.length === 0)
    obstacles.add('It is an idea or an outline, which a person completes first.')
  if (proofs === 0 && obstacles.size === 0 && automation?.ready !== false)
    obstacles.add('Nothing is checked. State what the page must show.')
  return {
    id: testCase.id,
    title: testCase.title,
    tags: tagsWithEvidence(testCase),
    group: groupOf(testCase, { steps, baseUrl }),
    ...(testCase.requirementRef === undefined ? {} : { requirement: testCase.requirementRef }),
    preconditions: testCase.preconditions ?? [],
    steps,
    obstacles: saidOnce([...judged, ...obstacles]),
  }
}

/** A box whose name is expected to be gone goes away when it is set. */
function withLeaving(action: Action, expectations: Expectation[]): Action {
  if (action.kind !== 'check' && action.kind !== 'uncheck') return action
  const { name } = action.on
  const leaves = expectations.some(
    (one) =>
      (one.kind === 'text' && one.negated && one.text === name) ||
      (one.kind === 'visible' && one.negated && one.on.name === name),
  )
  return leaves ? { ...action, leaves } : action
}

/** The outcome of a case often says again what its last step expects. */
function withoutRepeats(outcome: CompiledStep, before: Check[]): CompiledStep {
  const said = new Set(before.map((check) => JSON.stringify(check)))
  return { ...outcome, checks: outcome.checks.filter((check) => !said.has(JSON.stringify(check))) }
}

function namesIn(all: Compiled[]): SuiteNames {
  const collector = new NameCollector()
  for (const { compiled, found } of all) {
    for (const { actions, checks } of [
      ...compiled.steps.map((step) => step.compiled),
      ...(compiled.outcome ? [compiled.outcome] : []),
    ]) {
      for (const action of actions) collector.addAction(action)
      for (const check of checks) collector.addCheck(check)
    }
    for (const print of found.flat()) if (print) collector.addFound(print)
  }
  return collector.names()
}

/** What was remembered counts while a step reads the same, and each of its actions found one thing. */
function foundBy({ steps }: CompiledCase, remembered: RememberedStep[]): (Fingerprint | null)[][] {
  return steps.map(({ step, compiled }, at) => {
    const known = remembered[at]
    const targeted = compiled.actions.filter(hasTarget).length
    return known?.action === step.action && known.targets.length === targeted ? known.targets : []
  })
}

const hasTarget = (action: TypedAction) => 'target' in action && action.target !== undefined
