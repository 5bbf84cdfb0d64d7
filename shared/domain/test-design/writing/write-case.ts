import type { CoverageItem, Format, Priority, TestCase, TestType } from '../../test-cases/schema.ts'
import type { CaseDraft } from '../cases/case-draft.ts'
import { automationOf, type Compiled } from '../../test-generation/writing/automation.ts'
import { writeGherkin } from '../../test-generation/writing/gherkin.ts'
import { apiCoverage } from '../../interfaces/design/api-coverage.ts'
import type { Item, TestModel } from '../model.ts'
import { capital } from '../cases/check-prose.ts'
import { numbered } from '../cases/steps.ts'
import { parseTestData } from '../../test-cases/test-data.ts'

const order: Priority[] = ['critical', 'high', 'medium', 'low']

export interface CasePlan {
  draft: CaseDraft
  requirementRef: string
  testType: TestType
}

/**
 * Turns a draft into a public test case; id and title are given, because they are unique in the whole set. Readiness for hosted runs
 * is decided only with `compiled`, because compiling is the dearest part.
 */
export function writeCase(
  { draft, requirementRef, testType }: CasePlan,
  {
    id,
    title,
    model,
    format,
    compiled,
  }: { id: string; title: string; model: TestModel; format: Format; compiled?: Compiled },
): TestCase {
  const requirement = model.requirements.get(requirementRef)
  const priority = priorityOf(draft)
  const steps = numbered(draft.steps)
  const techniques = [...new Set(draft.claims.map((item) => item.technique))]
  const refs = [...new Set(draft.claims.map((item) => item.requirementId))]
  const testCase: TestCase = {
    id,
    title,
    description: `${capital(draft.testCondition)}. Expected: ${draft.outcome.expected}.`,
    objective: objective(draft),
    testBasis: basis(draft, requirementRef, model),
    testCondition: capital(draft.testCondition),
    designTechnique: techniques.join(', '),
    testLevel: 'system',
    testType,
    preconditions: draft.preconditions,
    steps,
    expectedResult: draft.outcome.expected,
    priority,
    riskLevel: requirement?.priority ?? priority,
    category: requirement?.subcategory ?? 'behaviour',
    tags: [...draft.tags, ...refs],
    requirementRef,
    estimatedDuration: `${Math.max(1, Math.ceil((steps.length * 20) / 60))} min`,
    coverageItems: coverageItems(draft),
    ...(compiled
      ? {
          automation:
            draft.notForBrowsers === undefined
              ? automationOf(steps, draft.outcome.expected, { known: draft.manual, compiled })
              : { ready: false, reasons: [draft.notForBrowsers] },
        }
      : {}),
  }
  const fitted = withinSchema(testCase)
  const gherkin = format === 'standard' ? '' : writeGherkin(fitted, format)
  return gherkin === '' || gherkin.length > 50_000 ? fitted : { ...fitted, gherkin }
}

/** Lists and texts that grow with the source are cut to what a test case may hold; literals and steps never are. */
function withinSchema(testCase: TestCase): TestCase {
  const { description = '', testCondition = '', preconditions = [], tags = [] } = testCase
  return {
    ...testCase,
    description: description.slice(0, 9000),
    testCondition: testCondition.slice(0, 9000),
    preconditions: preconditions.slice(0, 90).map((text) => text.slice(0, 4000)),
    tags: tags.slice(0, 40).map((tag) => tag.slice(0, 200)),
  }
}

/** The highest priority among the claims; a case whose expectation is only inferred weighs one step less. */
export function priorityOf({ claims, outcome }: CaseDraft): Priority {
  const highest = Math.min(...claims.map((item) => order.indexOf(item.priority)), order.length - 1)
  return order[Math.min(order.length - 1, highest + (outcome.oracle === 'inferred' ? 1 : 0))] ?? 'medium'
}

/** What a case is for, by what it exercises first: allowed, and wrong. */
const objectives: Partial<Record<Item['kind'], [string, string]>> = {
  transition: [
    'each event leads to the state that the text states',
    'an event changes nothing in a state that does not allow it',
  ],
  permission: [
    'a role can do what the text allows it',
    'what the text does not allow is kept from whoever tries it',
  ],
  column: [
    'the rule of the text holds under these conditions',
    'the rule of the text holds under these conditions',
  ],
  scenario: ['the scenario ends as the text states', 'the exception ends as the text states'],
  threshold: ['the limit of the text holds', 'the limit of the text holds'],
  limit: ['use up to the limit is possible', 'use beyond the limit is refused'],
  formula: [
    'the amount is the one that the rule of the text gives',
    'the amount is the one that the rule of the text gives',
  ],
  price: [
    'the amount is the one that the rule of the text gives',
    'the amount is the one that the rule of the text gives',
  ],
}

function objective({ claims, outcome }: CaseDraft): string {
  if (outcome.oracle !== 'stated')
    return 'Show what follows from the rule; the text does not state the outcome itself'
  const valid = claims.every((item) => item.valid)
  const kinds = new Set(claims.map(({ kind }) => kind))
  const [kind] = kinds
  const told = kinds.size === 1 && kind ? objectives[kind]?.[valid ? 0 : 1] : undefined
  if (told !== undefined) return `Show that ${told}`
  const what = valid ? 'allowed values lead to' : 'a value that breaks the rule leads to'
  return `Show that ${what} the outcome that the text states`
}

/** The sentences that the case rests on, quoted. */
function basis({ claims, outcome }: CaseDraft, requirementRef: string, model: TestModel): string {
  const ids = [
    ...new Set([
      requirementRef,
      ...claims.map((item) => item.requirementId),
      ...(outcome.requirementId ? [outcome.requirementId] : []),
      ...(outcome.cites ?? []),
    ]),
  ]
  return ids
    .flatMap((id) =>
      model.requirements.has(id) ? `${id}: ${model.requirements.get(id)?.statement ?? ''}` : [],
    )
    .join('\n')
    .slice(0, 19_000)
}

// Fewer than a test case may hold.
const mostCoverageItems = 400

function coverageItems(draft: CaseDraft): CoverageItem[] {
  const data = draft.steps.flatMap((step) => parseTestData(step.testData ?? ''))
  const values = new Map(data.toReversed().map(({ name, value }) => [name, value]))
  return draft.claims.slice(0, mostCoverageItems).map((item) => coverageItem(item, draft, values))
}

function coverageItem(
  item: Item,
  { outcome, steps }: CaseDraft,
  values: ReadonlyMap<string, string>,
): CoverageItem {
  const base = {
    id: item.id.slice(0, 400),
    technique: item.technique,
    valid: item.valid,
    oracle: outcome.oracle,
  }
  if (item.kind === 'transition')
    return { ...base, from: item.from, event: item.event, ...(item.to ? { to: item.to } : {}) }
  if (item.kind === 'column') return { ...base, rule: item.description }
  if (item.kind === 'function' && item.label !== undefined)
    return { ...base, parameter: item.label, partition: item.description.slice(0, 400) }
  if (item.kind === 'api') return { ...base, ...apiCoverage(item, steps) }
  if (item.kind !== 'input') return base
  const value = values.get(item.label)
  return {
    ...base,
    parameter: item.label,
    partition: item.partition,
    ...(value === undefined ? {} : { value }),
  }
}
