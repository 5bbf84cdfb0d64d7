import { asks } from '../../requirement-model/asks.ts'
import { holds, replay } from '../../requirement-model/evaluate/index.ts'
import type { Account, Id, RequirementModel, Value } from '../../requirement-model/index.ts'
import { referencesOfCondition } from '../../requirement-model/references.ts'

/** Values that the text gives for a limit: entries that break it, or such that keep it. */
export interface Sample {
  rules: Id[]
  values: Value[]
  breaks: boolean
}

/** The model without the rules that an example of the text contradicts: what they were read from becomes a gap. */
export function checked(model: RequirementModel, samples: readonly Sample[]): RequirementModel {
  const wrong = new Set<Id>(samples.flatMap((sample) => wrongBy(model, sample)))
  for (const flow of model.flows) {
    if (flow.role !== 'example') continue
    const { verdict, by } = replay(model, flow)
    if (verdict === 'contradicted') for (const id of by) wrong.add(id)
  }
  if (wrong.size === 0) return model
  const dropped = new Set(
    model.rules.filter(({ id }) => wrong.has(id)).flatMap(({ from }) => from.map(({ sentence }) => sentence)),
  )
  const accounts = model.accounts.map((account): Account =>
    dropped.has(account.sentence) ? { ...account, is: 'gap', reason: asks.contradicted } : account,
  )
  return { ...model, rules: model.rules.filter(({ id }) => !wrong.has(id)), accounts }
}

/** A value that is to break a limit breaks one of them; one that keeps them breaks none. */
function wrongBy(model: RequirementModel, { rules, values, breaks }: Sample): Id[] {
  const limits = model.rules.filter(({ id, kind }) => kind === 'constraint' && rules.includes(id))
  const [subject, ...others] = new Set(
    limits.flatMap((rule) => (rule.if ? referencesOfCondition(rule.if) : [])),
  )
  if (subject === undefined || others.length > 0) return []
  const wrong = new Set<Id>()
  for (const value of values) {
    const world = { values: { [subject]: value }, lists: {} }
    const broken = limits.map((rule) => (rule.if ? holds(rule.if, world, model) : 'undecided'))
    if (breaks && broken.every((one) => one === false)) for (const { id } of limits) wrong.add(id)
    if (!breaks) limits.forEach(({ id }, index) => broken[index] === true && wrong.add(id))
  }
  return [...wrong]
}
