import { z } from 'zod'
import { once } from '../../../shared/domain/basics/once.ts'
import { ObservedSchema } from '../../../shared/domain/page-inventory/observed.ts'
import type { TestCase } from '../../../shared/domain/test-cases/schema.ts'
import { type Analysis, GapSchema, SentenceSchema } from '../../../shared/domain/test-generation/schema.ts'

const testCaseIds = () => z.array(z.string())
const requirementRef = () => z.string().nullable()

const DecisionTable = once(() =>
  z
    .object({
      title: z.string(),
      requirementRef: requirementRef(),
      conditions: z.array(z.string()),
      actions: z.array(z.string()),
      rules: z.array(
        z.object({
          id: z.string(),
          requirementRef: requirementRef(),
          values: z.array(z.string()),
          outcome: z.array(z.string()),
          testCaseIds: testCaseIds(),
        }),
      ),
    })
    .meta({ id: 'DecisionTable' }),
)

const StateMachine = once(() =>
  z
    .object({
      name: z.string(),
      requirementRef: requirementRef(),
      states: z.array(z.string()),
      initial: z.string().nullable(),
      transitions: z.array(
        z.object({
          from: z.string(),
          event: z.string(),
          guard: z.string().nullable(),
          to: z.string(),
          testCaseIds: testCaseIds(),
        }),
      ),
    })
    .meta({ id: 'StateMachine' }),
)

/** What became of each sentence, what is open, and what can be drawn: each with the cases that it has now. */
export const analysisFields = () => ({
  sentences: z.array(SentenceSchema().extend({ testCaseIds: testCaseIds() }).meta({ id: 'TestedSentence' })),
  gaps: z.array(GapSchema()),
  observed: z
    .array(ObservedSchema())
    .describe('Where the requirements and the page disagree; cases expect what the requirements say'),
  models: z.object({
    decisionTables: z.array(DecisionTable()),
    stateMachines: z.array(StateMachine()),
  }),
})

const nothing: Analysis = { sentences: [], gaps: [], models: { decisionTables: [], stateMachines: [] } }

/** Cases may cite everything: an answer that names each of them everywhere would be many times the size of what was sent. */
const mostNamed = 50_000

/** The analysis of a run, pointing at the cases as they are now; empty before the first run, and where a session is older than its keeping. */
export function analysisView(analysis: Analysis | null, testCases: readonly TestCase[]) {
  const { sentences, gaps, observed = [], models } = analysis ?? nothing
  const { byRequirement, byItem } = indexOf(testCases)
  let left = mostNamed
  function named(ids: readonly string[]): string[] {
    const told = ids.slice(0, left)
    left -= told.length
    return told
  }
  const inOrder = (found: ReadonlySet<string>) =>
    found.size === 0 ? [] : testCases.flatMap(({ id }) => (found.has(id) ? [id] : []))
  const behind = <T extends { coverageItems: string[] }>({ coverageItems, ...rest }: T) => ({
    ...rest,
    testCaseIds: named(inOrder(new Set(coverageItems.flatMap((id) => byItem.get(id) ?? [])))),
  })
  return {
    sentences: sentences.map((sentence) => ({
      ...sentence,
      testCaseIds: named(byRequirement.get(sentence.requirementRef ?? '') ?? []),
    })),
    gaps,
    observed,
    models: {
      decisionTables: models.decisionTables.map((table) => ({ ...table, rules: table.rules.map(behind) })),
      stateMachines: models.stateMachines.map((machine) => ({
        ...machine,
        transitions: machine.transitions.map(behind),
      })),
    },
  }
}

/** Cases by what they refer to: a case tests the requirement that it names, and those that its tags cite. */
function indexOf(testCases: readonly TestCase[]) {
  const byRequirement = new Map<string, string[]>()
  const byItem = new Map<string, string[]>()
  const add = (map: Map<string, string[]>, key: string, id: string) => {
    const known = map.get(key)
    if (known) known.push(id)
    else map.set(key, [id])
  }
  for (const {
    id,
    requirementRef: own = '',
    requirementRefs = [],
    tags = [],
    coverageItems = [],
  } of testCases) {
    for (const ref of new Set([own, ...requirementRefs, ...tags])) if (ref !== '') add(byRequirement, ref, id)
    for (const item of coverageItems) add(byItem, item.id, id)
  }
  return { byRequirement, byItem }
}
