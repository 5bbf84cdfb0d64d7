import { inputsOf, readConditionals, readRequiredByError } from './conditionals.ts'
import { readDuration } from '../quantities/durations.ts'
import { maskQuotes, type Masked } from '../mask.ts'
import { pairOf, readBrokenRelation, readRelations } from './relations.ts'
import { readRelationsOfNamed } from './relations-of-named.ts'
import { eitherRequired, readEither } from '../told/either-input.ts'
import type { ConditionalFact, Fact, FieldFact, MessageFact, RelationFact, SuccessFact } from '../types.ts'

export interface Related {
  relations: RelationFact[]
  conditionals: ConditionalFact[]
  /** Relations, conditions and the inputs that they name. */
  facts: Fact[]
}

/** What a sentence or its error conditions say about several inputs together. */
export function readRelated(
  part: Masked,
  messages: (MessageFact | SuccessFact)[],
  previous: string[] = [],
): Related {
  const duration = readDuration(part)
  const stated = duration.length > 0 ? duration : readRelations(part)
  const broken = messages.flatMap((fact) =>
    fact.kind === 'message' && fact.violations.includes('relation')
      ? readBrokenRelation(maskQuotes(fact.condition))
      : [],
  )
  const unnamed = stated.length > 0 || broken.length > 0 ? [] : readRelationsOfNamed(part, previous)
  const relations = [stated, broken, unnamed].find((found) => found.length > 0) ?? []
  const required = messages.flatMap((fact) =>
    fact.kind === 'message' ? (readRequiredByError(maskQuotes(fact.condition)) ?? []) : [],
  )
  const either = readEither(part)
  const conditionals = either
    ? [eitherRequired(either)]
    : messages.length > 0
      ? required
      : readConditionals(part)
  const inputs = [...relations.flatMap(pairOf), ...(either ? [] : conditionals.flatMap(inputsOf))]
  return { relations, conditionals, facts: [...inputs, ...relations, ...conditionals] }
}

/** The message of "If A is x and B is empty, …" answers the empty B alone. */
export function aboutDependent<T extends MessageFact | SuccessFact>(fact: T): T {
  const found = fact.kind === 'message' ? readRequiredByError(maskQuotes(fact.condition)) : undefined
  return found
    ? { ...fact, condition: `${found.label} is empty`, violations: ['empty'], about: 'named' }
    : fact
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
