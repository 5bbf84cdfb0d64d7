import { evaluate } from '../../requirement-model/index.ts'
import type { Evaluation, Outcome, RequirementModel, Rule } from '../../requirement-model/index.ts'
import { eventsOf, worldsOf } from './worlds.ts'

type Parts = Pick<RequirementModel, 'subjects' | 'controls'>

/**
 * Whether two readings of one sentence come to different things at some value at or beside a limit of either. What only one of them
 * speaks of is no difference: a reading may say more. Nothing is told where neither of them decides.
 */
export function differ(one: readonly Rule[], other: readonly Rule[], parts: Parts): boolean {
  const all = [...one, ...other].filter(({ closes }) => closes === undefined)
  if (all.length === 0) return false
  const [a, b, both] = [one, other, all].map((rules): RequirementModel => ({
    ...parts,
    rules: [...rules],
    flows: [],
    measures: [],
    accounts: [],
  }))
  if (!a || !b || !both) return false
  const judges = [one, other].map((rules) => rules.some((rule) => isRefusing(rule)))
  const events = eventsOf(all)
  return worldsOf(both, all).some((world) =>
    events.some((event) => {
      const [x, y] = [evaluate(a, world, event), evaluate(b, world, event)]
      return oppose(x, y, judges.every(Boolean))
    }),
  )
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
