import type { Effect, Outcome, RequirementModel, Rule } from '../../requirement-model/index.ts'
import { referencesOfCondition } from '../../requirement-model/references.ts'
import { once } from '../../requirement-model/once.ts'
import { isLimit, leavesOf } from '../items/conditions.ts'
import { lastOf, type Plan, type Turn } from './plan.ts'

/**
 * Of a case in which something is so that only words tell ("the service cannot be reached") nobody can say whether what else follows of
 * the entries follows still: only what the sentence itself says of it is expected.
 */
export function expectingNoMore(plan: Plan, model: RequirementModel): Plan {
  const mine = ofItsMatter(plan, model)
  const own = rulesInWords(model).filter(({ id }) =>
    plan.items.some(({ rule, decides }) => decides && rule === id),
  )
  if (own.length === 0) return mine
  const last = lastOf(plan)
  const effects = own.flatMap(({ then }) => then)
  const outcomes = last.outcomes.filter((outcome) => effects.some((effect) => isOf(outcome, effect)))
  return { ...plan, turns: [...plan.turns.slice(0, -1), { ...last, outcomes }] }
}

/** Of a case about what one limit refuses: without the messages of others that its entries happen to break, too. A page may tell the first alone. */
function ofItsMatter(plan: Plan, model: RequirementModel): Plan {
  const { rules } = model
  const last = withoutLooks(plan, model)
  const tried = new Set(plan.items.flatMap(({ valid, decides, rule }) => (!valid && decides ? [rule] : [])))
  const ending = (turn: Turn): Plan =>
    turn === lastOf(plan) ? plan : { ...plan, turns: [...plan.turns.slice(0, -1), turn] }
  if (tried.size === 0) return ending(last)
  const limits = rules.filter((rule) => last.by.includes(rule.id) && isLimit(rule))
  const about = (rule: Rule) => (rule.if ? referencesOfCondition(rule.if) : [])
  const matter = new Set(limits.filter(({ id }) => tried.has(id)).flatMap(about))
  // A limit and its message may be two rules of one entry.
  const isOwn = (rule: Rule) => tried.has(rule.id) || about(rule).every((id) => matter.has(id))
  const [own, others] = [limits.filter(isOwn), limits.filter((rule) => !isOwn(rule))]
  const tellsOf = (all: readonly Rule[], outcome: Outcome) =>
    all.some(({ then }) => then.some((effect) => isOf(outcome, effect)))
  const outcomes = last.outcomes.filter(
    (outcome) => outcome.kind !== 'shows' || !tellsOf(others, outcome) || tellsOf(own, outcome),
  )
  return ending(outcomes.length === last.outcomes.length ? last : { ...last, outcomes })
}

/** How controls look after a form was handed over is another matter than what is handed over: a page may clear it. */
function withoutLooks(plan: Plan, { controls, rules }: RequirementModel): Turn {
  const last = lastOf(plan)
  if (!controls.find(({ id }) => id === last.event.target)?.submits) return last
  const about = rules
    .filter(({ id }) => plan.items.some(({ rule }) => rule === id))
    .flatMap(({ then }) => then)
  const outcomes = last.outcomes.filter(
    (outcome) =>
      outcome.kind !== 'control' ||
      about.some((effect) => effect.kind === 'control' && effect.control === outcome.control),
  )
  return outcomes.length === last.outcomes.length ? last : { ...last, outcomes }
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
