import { evaluate, type RequirementModel, type Rule } from '../../requirement-model/index.ts'
import type { Work } from '../../basics/work.ts'
import { isLimit, submissionOf } from '../items/conditions.ts'
import { planningWork } from './ask.ts'
import { Planner } from './planner.ts'

/** How often what is left is looked through for more of the same. */
const mostAside = 20

/**
 * The model without limits of which nobody can tell at usual values whether they hold, and without those that no value keeps together with
 * the others: one of them would leave everything else of its section undecided, or refused.
 */
export function decidable(
  model: RequirementModel,
  work: Work = planningWork(),
): { planner: Planner; aside: Rule[] } {
  const aside: Rule[] = []
  let planner = new Planner(model, work)
  for (let round = 0; round < mostAside && !work.isOver; round += 1) {
    const { model: decided } = planner
    const open = new Set<string>()
    for (const scope of new Set(decided.subjects.map((subject) => subject.scope))) {
      if (!work.take(decided.rules.length)) break
      for (const id of evaluate(decided, planner.base(scope), submissionOf(decided, scope)).by) open.add(id)
    }
    const out = new Set(decided.rules.filter((rule) => open.has(rule.id) && isLimit(rule)))
    if (out.size === 0) break
    aside.push(...out)
    planner = new Planner({ ...decided, rules: decided.rules.filter((rule) => !out.has(rule)) }, work)
  }
  return { planner, aside }
}
