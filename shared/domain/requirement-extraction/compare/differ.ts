import { evaluate } from '../../requirement-model/index.ts'
import type { Evaluation, Outcome, RequirementModel, Rule } from '../../requirement-model/index.ts'
import { hasPart, referencesOfCondition } from '../../requirement-model/references.ts'
import { eventsOf, worldsOf } from './worlds.ts'

type Parts = Pick<RequirementModel, 'subjects' | 'controls'>

/**
 * Whether two readings of one sentence come to different things at some value at or beside a limit of either. What only one of them
 * speaks of is no difference: a reading may say more. Nothing is told where neither of them decides.
 */
export function differ(one: readonly Rule[], other: readonly Rule[], parts: Parts): boolean {
  const alike = (rules: readonly Rule[], others: readonly Rule[]) =>
    rules.filter((rule) => rule.closes === undefined && others.some((own) => shareAspect(rule, own)))
  const [a, b] = [alike(one, other), alike(other, one)]
  if (a.length === 0 || b.length === 0) return false
  const all = [...a, ...b]
  const [x, y, both] = [a, b, all].map((rules) => modelOf(rules, parts)) as [
    RequirementModel,
    RequirementModel,
    RequirementModel,
  ]
  const bothJudge = [a, b].every((rules) => rules.some(isRefusing))
  const events = eventsOf(all)
  return worldsOf(both).some((world) =>
    events.some((event) => oppose(evaluate(x, world, event), evaluate(y, world, event), bothJudge)),
  )
}

const modelOf = (rules: readonly Rule[], parts: Parts): RequirementModel => ({
  ...parts,
  rules: [...rules],
  flows: [],
  measures: [],
  accounts: [],
})

/** Both ask for the length of a name, or both set the price. */
function shareAspect(one: Rule, other: Rule): boolean {
  const own = aspectsOf(one)
  return aspectsOf(other).some((aspect) => own.includes(aspect))
}

function aspectsOf({ if: condition, then }: Rule): string[] {
  const found = then.flatMap((effect) => (effect.kind === 'set' ? [`set ${effect.subject}`] : []))
  if (condition)
    hasPart(condition, (part) => {
      const kind = part.kind === 'compare' && part.left.kind === 'length' ? 'length' : part.kind
      if (!['all', 'any', 'not'].includes(kind))
        found.push(...referencesOfCondition(part).map((id) => `${kind} ${id}`))
      return false
    })
  return found
}

const isRefusing = ({ kind, then }: Rule): boolean =>
  kind === 'constraint' || then.some((effect) => effect.kind === 'refused')

function oppose(x: Evaluation, y: Evaluation, bothJudge: boolean): boolean {
  if ('undecided' in x || 'undecided' in y) return false
  const [a, b] = [x.outcomes, y.outcomes]
  if (bothJudge && isRefused(a) !== isRefused(b)) return true
  const sets = (all: readonly Outcome[]) => all.flatMap((one) => (one.kind === 'set' ? [one] : []))
  if (
    sets(a).some((left) =>
      sets(b).some((right) => left.subject === right.subject && same(left.to) !== same(right.to)),
    )
  )
    return true
  const [shown, also] = [texts(a), texts(b)]
  if (shown.length > 0 && also.length > 0 && !shown.some((text) => also.includes(text))) return true
  const goes = (all: readonly Outcome[]) => all.flatMap((one) => (one.kind === 'goes' ? [one.page] : []))
  const [to, there] = [goes(a), goes(b)]
  return to.length > 0 && there.length > 0 && to[0] !== there[0]
}

const isRefused = (all: readonly Outcome[]): boolean => all.some(({ kind }) => kind === 'refused')
const texts = (all: readonly Outcome[]): string[] =>
  all.flatMap((one) => (one.kind === 'shows' ? [one.text] : []))
const same = (value: unknown): string => JSON.stringify(value).toLowerCase()
