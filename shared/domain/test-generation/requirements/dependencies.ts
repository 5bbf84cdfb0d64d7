import type { RequirementModel, Rule } from '../../requirement-model/index.ts'
import { once } from '../../requirement-model/once.ts'
import type { Elements } from './elements.ts'

/** The requirements that declare what the rules of another one ask for. `refs`: requirements by the numbers of their sentences. */
export function dependenciesOf(
  { rules }: Pick<Elements, 'rules'>,
  model: RequirementModel,
  refs: ReadonlyMap<number, string>,
): string[] {
  const names = new Set(rules.flatMap((rule) => [...textsIn(rule)]))
  return [...names].flatMap((name) => {
    const declared = subjectsOf(model).get(name)?.from[0]
    return (declared && refs.get(declared.sentence)) ?? []
  })
}

const subjectsOf = once(({ subjects }: RequirementModel) => new Map(subjects.map((one) => [one.id, one])))

/** Every text in a rule, ids of subjects among them. */
const textsIn = once((rule: Rule) => {
  const texts = JSON.stringify({ ...rule, from: [] }).match(/"(?:[^"\\]|\\.)*"/g) ?? []
  return new Set(texts.map((text) => text.slice(1, -1)))
})
