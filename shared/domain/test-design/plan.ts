import type { Scope } from '../test-cases/schema.ts'
import type { Requirement } from '../requirements/index.ts'
import { buildModel } from './modelling/build-model.ts'
import { itemsOf } from './items/items.ts'
import type { Item, TestModel } from './model.ts'
import { readSources, type Sources } from './read-sources.ts'
import type { DesignRequest } from '../test-generation/schema.ts'
import { weightOf } from '../test-generation/selection/select-cases.ts'
import { inScope } from './scopes.ts'
import { buildStatements, statementItems } from './statements/build-statements.ts'
import type { Steps, Teller } from '../test-generation/tell.ts'

/** What a run works on: the sentences, the model and the coverage items of its scope. */
export interface Plan {
  sources: Sources
  requirements: Requirement[]
  model: TestModel
  items: Item[]
  /** Requirements whose items the scope leaves out. */
  outside: Set<string>
  /** Items of lowest risk above the size of one run: named as dropped, not designed. */
  beyond: Item[]
}

// A run designs for at most so many items; a document of this size holds hundreds of inputs.
const mostItems = 1000

/** Reads the texts of a request and enumerates what there is to cover. */
export function* makePlan(request: DesignRequest, tell: Teller): Steps<Plan> {
  tell.phase('reading', 'Reading the requirements', 0.05)
  const sources = yield* tell.tool(
    'read_requirements',
    `${request.requirements.length + (request.uploadedContent?.length ?? 0)} characters`,
    () => readSources(request),
    ({ sentences, read }) => `${sentences.length} sentences, ${read.length} requirements`,
  )
  tell.phase('modelling', 'Building the test model', 0.25)
  const model = yield* tell.tool(
    'build_model',
    `${sources.read.length} requirements`,
    () => buildModel(sources.sentences, sources.read, sources.functions),
    ({ screens }) =>
      `${screens.length} screens, ${screens.reduce((sum, one) => sum + one.parameters.length, 0)} inputs`,
  )
  const { items, outside } = yield* tell.tool(
    'enumerate_coverage_items',
    `scope ${request.scope ?? 'full'}`,
    () => scoped(itemsOf(model), request.scope ?? 'full', model, sources),
    (found) => `${found.items.length} coverage items`,
  )
  const requirements = sources.read.map(({ requirement }) => requirement)
  return { sources, requirements, model, outside, ...withinRun(items) }
}

function scoped(
  all: Item[],
  scope: Scope,
  model: TestModel,
  sources: Sources,
): Pick<Plan, 'items' | 'outside'> {
  const items = inScope(all, scope, model, sources)
  const kept = new Set(items)
  return {
    items,
    outside: new Set(all.flatMap((item) => (kept.has(item) ? [] : [item.requirementId]))),
  }
}

/** Keeps the items of highest risk, in their order. */
function withinRun(items: Item[]): Pick<Plan, 'items' | 'beyond'> {
  if (items.length <= mostItems) return { items, beyond: [] }
  const ranked = items.toSorted((a, b) => weightOf(b) - weightOf(a)).slice(0, mostItems)
  const kept = new Set(ranked)
  return { items: items.filter((item) => kept.has(item)), beyond: items.filter((item) => !kept.has(item)) }
}

/** A plan of everything that a model holds, whatever the scope. */
export function planOf(sources: Sources, model: TestModel): Plan {
  const requirements = sources.read.map(({ requirement }) => requirement)
  return { sources, requirements, model, items: itemsOf(model), outside: new Set(), beyond: [] }
}

/** The plan with what its sentences state and nothing else tests: `tested` are the requirements that the cases of the plan rest on. */
export function withStatements(plan: Plan, tested: ReadonlySet<string>, scope: Scope = 'full'): Plan {
  const statements = buildStatements(plan.sources.read, tested)
  if (statements.length === 0 || plan.beyond.length > 0) return plan
  const model = { ...plan.model, statements }
  const { items, outside } = scoped(statementItems(statements, model), scope, model, plan.sources)
  return {
    ...plan,
    model,
    items: [...plan.items, ...items],
    outside: new Set([...plan.outside, ...outside]),
  }
}
