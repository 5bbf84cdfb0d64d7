import { inputsOf, readConditionals } from './conditionals.ts'
import { maskQuotes, type Masked } from './mask.ts'
import { pairOf, readBrokenRelation, readRelations } from './relations.ts'
import type { ConditionalFact, Fact, FieldFact, MessageFact, RelationFact, SuccessFact } from './types.ts'

export interface Related {
  relations: RelationFact[]
  conditionals: ConditionalFact[]
  /** Relations, conditions and the inputs that they name. */
  facts: Fact[]
}

/** What a sentence or its error conditions say about several inputs together. */
export function readRelated(part: Masked, messages: (MessageFact | SuccessFact)[]): Related {
  const stated = readRelations(part)
  const broken = messages.flatMap((fact) =>
    fact.kind === 'message' && fact.violations.includes('relation')
      ? readBrokenRelation(maskQuotes(fact.condition))
      : [],
  )
  const relations = stated.length > 0 ? stated : broken
  const conditionals = messages.length > 0 ? [] : readConditionals(part)
  const inputs = [...relations.flatMap(pairOf), ...conditionals.flatMap(inputsOf)]
  return { relations, conditionals, facts: [...inputs, ...relations, ...conditionals] }
}

/** "Required when …" is no requirement without the condition. */
export function withoutCondition(fields: FieldFact[], conditionals: ConditionalFact[]): FieldFact[] {
  const limited = new Set(conditionals.map(({ label }) => label))
  return fields.map((field) => {
    if (!limited.has(field.label) || field.constraints.required !== true) return field
    const constraints = { ...field.constraints }
    delete constraints.required
    return { ...field, constraints }
  })
}
