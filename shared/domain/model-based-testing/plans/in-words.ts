import type { Effect, Outcome, RequirementModel, Rule } from '../../requirement-model/index.ts'
import { once } from '../../requirement-model/once.ts'
import { leavesOf } from '../items/conditions.ts'
import { lastOf, type Plan } from './plan.ts'

/**
 * Of a case in which something is so that only words tell ("the service cannot be reached") nobody can say whether what else follows of
 * the entries follows still: only what the sentence itself says of it is expected.
 */
export function expectingNoMore(plan: Plan, model: RequirementModel): Plan {
  const own = rulesInWords(model).filter(({ id }) =>
    plan.items.some(({ rule, decides }) => decides && rule === id),
  )
  if (own.length === 0) return plan
  const last = lastOf(plan)
  const effects = own.flatMap(({ then }) => then)
  const outcomes = last.outcomes.filter((outcome) => effects.some((effect) => isOf(outcome, effect)))
  return { ...plan, turns: [...plan.turns.slice(0, -1), { ...last, outcomes }] }
}

const rulesInWords = once(({ rules }: RequirementModel) => rules.filter(isInWords))

const isInWords = ({ if: given }: Rule): boolean =>
  given !== undefined && leavesOf(given).some(({ atom, negated }) => atom.kind === 'said' && !negated)

function isOf(outcome: Outcome, effect: Effect): boolean {
  if (outcome.kind !== effect.kind) return false
  if (outcome.kind === 'shows' && effect.kind === 'shows')
    return effect.text.every((part) => typeof part !== 'string' || outcome.text.includes(part))
  if (outcome.kind === 'said' && effect.kind === 'said') return outcome.text === effect.text
  if (outcome.kind === 'set' && effect.kind === 'set') return outcome.subject === effect.subject
  return true
}
