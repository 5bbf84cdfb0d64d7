import type { Effect, RequirementModel } from '../../requirement-model/index.ts'
import { lastOf, type Plan } from '../plans/plan.ts'
import { amountOf, inSentence, type Names } from './words.ts'

/** What is charged or given beside a price: there may be none of it. */
const extras = new Set(
  'discount rebate reduction bonus surcharge fee charge penalty fine tax commission cashback voucher deposit'.split(
    ' ',
  ),
)

type Value = Extract<Effect, { kind: 'set' }>

/** What rules would give that do not decide here, where nothing else says how much there is of it. */
function idleExtras(plan: Plan, { rules, subjects }: RequirementModel): Value[] {
  const turn = lastOf(plan)
  const idle = plan.items.flatMap(({ decides, rule, as }) => (decides || as !== 'edge' ? [] : [rule]))
  const set = new Set(turn.outcomes.flatMap((outcome) => (outcome.kind === 'set' ? [outcome.subject] : [])))
  return rules
    .filter(({ id, kind }) => kind === 'decision' && idle.includes(id))
    .flatMap(({ then }) => then)
    .flatMap((effect) => {
      const name = effect.kind === 'set' ? subjects.find(({ id }) => id === effect.subject)?.name : undefined
      const isExtra = extras.has(name?.split(' ').at(-1)?.toLowerCase() ?? '')
      const isTold = turn.outcomes.some((one) => one.kind === 'said' && one.text.includes(name ?? ''))
      return effect.kind === 'set' &&
        effect.to.kind === 'value' &&
        isExtra &&
        !isTold &&
        !set.has(effect.subject)
        ? [effect]
        : []
    })
}

export const hasIdleExtras = (plan: Plan, model: RequirementModel): boolean =>
  idleExtras(plan, model).length > 0

/** "There is no discount of 10 %": what a text gives if something is so, it does not give where it is not. */
export const noExtras = (plan: Plan, names: Names): string[] =>
  idleExtras(plan, names.model).map(({ subject, to }) => {
    const amount = to.kind === 'value' ? amountOf(to.value, names.subject(subject)) : ''
    return `There is no ${inSentence(names.of(subject))} of ${amount}`
  })
