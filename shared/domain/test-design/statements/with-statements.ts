import { designCases, type Designed } from '../design-cases.ts'
import { withStatements, type Plan } from '../plan.ts'
import type { DesignRequest } from '../../test-generation/schema.ts'
import { withStories } from '../writing/stories.ts'
import { testedBy } from '../writing/tested-by.ts'

/** Cases for all items of a plan and, behind them, for the sentences that none of these rests on, each as it is stated; with the plan that holds both. */
export function designWithStatements(
  read: Plan,
  scope: DesignRequest['scope'],
): { plan: Plan; designed: Designed } {
  const fine = designCases(read.model, read.items)
  const plan = withStatements(read, withStories(read.sources, testedBy(fine.drafts)), scope)
  const stated = designCases(plan.model, plan.items.slice(read.items.length))
  return { plan, designed: { ...fine, drafts: [...fine.drafts, ...stated.drafts] } }
}
