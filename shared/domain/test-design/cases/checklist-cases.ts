import { isCheckable } from '../../prose-steps/is-checkable.ts'
import type { TestType } from '../../test-cases/schema.ts'
import type { Check } from '../checklists/check-types.ts'
import { screenItems } from '../items/items.ts'
import type { CheckItem, InputItem, Item, Outcome, Screen, TestModel } from '../model.ts'
import type { CaseDraft, Undesigned } from './case-draft.ts'
import { designForm } from './form-cases.ts'
import { focusSteps, hoverSteps } from './focus-steps.ts'
import { openStep, type StepDraft } from './steps.ts'
import { confirmed, errorBeside } from './usability-bodies.ts'

/** One case for each point of the checklists; the criterion stands in the condition when the text does not ask for it. */
export function designChecks(
  model: TestModel,
  items: Item[],
): { cases: CaseDraft[]; undesigned: Undesigned[] } {
  const checks = new Map((model.checks ?? []).map((one) => [one.id, one]))
  const cases: CaseDraft[] = []
  const undesigned: Undesigned[] = []
  for (const item of items) {
    const check = item.kind === 'check' ? checks.get(item.checkId) : undefined
    if (item.kind !== 'check' || !check) continue
    const body = bodyOf(check, model)
    if (body) cases.push(caseOf(check, item, body))
    else undesigned.push({ item, reason: 'no case of this form shows it' })
  }
  return { cases, undesigned }
}

interface Body {
  steps: StepDraft[]
  preconditions: string[]
  expected: string
  /** Requirements that declare what is looked for. */
  cites?: string[]
}

function bodyOf(check: Check, model: TestModel): Body | undefined {
  const screen = model.screens.find(({ id }) => id === check.screenId)
  if (check.name === 'stated' || !screen) return inWords(check)
  if (check.name === 'labels') return withLast(screen, hoverSteps(screen))
  if (check.name === 'keyboard') return withLast(screen, focusSteps(screen))
  if (check.name === 'images' || check.name === 'page title') return asOpened(screen, check)
  if (check.name === 'error text') return errorIn(screen, model)
  if (check.name === 'error place') return errorBeside(screen, model)
  return check.name === 'feedback' ? confirmed(screen, model) : entering(check, screen)
}

function inWords({ given, actions, expected }: Check): Body {
  const steps = actions.map((action, index) => ({
    action,
    expectedResult: index === actions.length - 1 ? expected : '',
  }))
  const opened = /^Open\b/.test(actions[0] ?? '')
    ? steps
    : [{ action: 'Open the page', expectedResult: '' }, ...steps]
  return { steps: opened, preconditions: given, expected }
}

function withLast(screen: Screen, steps: StepDraft[]): Body {
  return {
    steps: [openStep(screen), ...steps],
    preconditions: [],
    expected: steps.at(-1)?.expectedResult ?? '',
    cites: [...new Set(screen.parameters.flatMap(({ origins }) => origins.slice(0, 1)))].slice(-mostCited),
  }
}

/** What must hold of the page as soon as it is open. */
function asOpened(screen: Screen, { expected }: Check): Body {
  return { steps: [{ ...openStep(screen), expectedResult: expected }], preconditions: [], expected }
}

/** The form filled with allowed values, and the literal of the check in its input. */
function entering(
  { name, parameterId = '', literal = '', expected }: Check,
  screen: Screen,
): Body | undefined {
  const parameter = screen.parameters.find(({ id }) => id === parameterId)
  if (!parameter) return undefined
  const wrong = name === 'enumeration'
  const item: InputItem = {
    kind: 'input',
    id: name,
    technique: 'Equivalence Partitioning',
    requirementId: parameter.origins[0] ?? '',
    description: name,
    priority: 'medium',
    valid: !wrong,
    screenId: screen.id,
    parameterId,
    label: parameter.label,
    partition: name,
    test: { kind: 'literalIs', value: literal },
    ...(wrong ? { violation: 'mismatch' } : {}),
  }
  const [made] = designForm(screen, [item], { apart: true }).cases
  return made && { steps: answered(made.steps, expected), preconditions: made.preconditions, expected }
}

/** The first wrong value for which the text states a message. */
function errorIn(screen: Screen, model: TestModel): Body | undefined {
  for (const item of screenItems(screen, model)) {
    if (item.kind !== 'input' || item.valid) continue
    const [made] = designForm(screen, [item], { apart: true }).cases
    const expected = made?.outcome.expected ?? ''
    if (made && made.outcome.oracle === 'stated' && expected.startsWith('The message "'))
      return { steps: made.steps, preconditions: made.preconditions, expected }
  }
  return undefined
}

function answered(steps: StepDraft[], expected: string): StepDraft[] {
  return steps.map((step, index) =>
    index === steps.length - 1 ? { ...step, expectedResult: expected } : step,
  )
}

const types: Record<Check['category'], TestType[]> = {
  security: ['security', 'negative', 'functional'],
  accessibility: ['accessibility', 'functional'],
  performance: ['performance', 'functional'],
  usability: ['functional', 'regression'],
  reliability: ['functional', 'regression'],
  functional: ['functional', 'regression'],
}

const mostCited = 8

function caseOf(check: Check, item: CheckItem, { steps, preconditions, expected, cites }: Body): CaseDraft {
  const inferred = check.oracle === 'inferred'
  const outcome: Outcome = {
    expected,
    oracle: check.oracle,
    checkable: isCheckable(expected),
    ...(inferred ? {} : { requirementId: check.requirementId }),
    ...(cites ? { cites } : {}),
  }
  return {
    title: `Checklist ${check.category}: ${check.words}`.slice(0, 240),
    steps,
    claims: [item],
    outcome,
    preconditions,
    alsoTests: check.alsoTests,
    types: types[check.category],
    tags: ['checklist', check.category],
    testCondition: inferred
      ? `${check.words}. The text does not ask for it; it follows from ${check.basis}`
      : check.words,
    manual: preconditions
      .filter((text) => !text.startsWith('No data'))
      .map((text) => `precondition must be set up: ${text.slice(0, 200)}`),
  }
}
