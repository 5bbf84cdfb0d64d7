import type {
  Condition,
  Effect,
  Event,
  Expression,
  Flow,
  Id,
  Rule,
  Subject,
  Value,
} from '../requirement-model/index.ts'
import { namedBy } from './name-words.ts'
import type { PageField } from './page-fields.ts'

/** The only field of a page that offers all that a choice of the text has, one of it word for word: "direction" is "The customer wants to". */
export function fieldByOptions(
  { kind, options = [] }: Subject,
  fields: readonly PageField[],
): PageField | undefined {
  if (kind !== 'choice' || options.length < 2) return undefined
  const offering = fields.filter(
    (field) =>
      options.every((option) => namedBy(option, field.options)) &&
      options.some((option) => field.options.some(({ name }) => isSame(name, option))),
  )
  return offering.length === 1 ? offering[0] : undefined
}

const isSame = (name: string, other: string): boolean => name.toLowerCase() === other.toLowerCase()

type FieldOf = ReadonlyMap<Id, PageField>

/** Stories with the options of the page wherever they name them in other words: "Selling" is "Sell back". */
export function withOptionsOf(flows: readonly Flow[], fieldOf: FieldOf): Flow[] {
  const { condition, event, effect } = inOptions(fieldOf, namedBy)
  return flows.map((flow): Flow => ({
    ...flow,
    given: flow.given.map(condition),
    steps: flow.steps.map(({ events, effects }) => ({
      events: events.map(event),
      effects: effects.map(effect),
    })),
  }))
}

/** A rule with the options of the page where only small and capital letters differ. */
export function withOptionsAlike(rule: Rule, fieldOf: FieldOf): Rule {
  const { condition, effect } = inOptions(fieldOf, (called, options) =>
    options.find(({ name }) => isSame(name, called)),
  )
  return { ...rule, ...(rule.if && { if: condition(rule.if) }), then: rule.then.map(effect) }
}

type Options = PageField['options']

function inOptions(
  fieldOf: FieldOf,
  meant: (called: string, options: Options) => Options[number] | undefined,
) {
  const offered = (id: Id | undefined, value: Value): Value => {
    const options = (id === undefined ? undefined : fieldOf.get(id)?.options) ?? []
    if (value.type !== 'text' || options.some(({ name }) => name === value.value)) return value
    const option = meant(value.value, options)
    return option ? { ...value, value: option.name } : value
  }
  const chosen = (id: Id | undefined, expression: Expression): Expression =>
    expression.kind === 'value' ? { ...expression, value: offered(id, expression.value) } : expression
  const condition = (part: Condition): Condition => {
    if (part.kind === 'all' || part.kind === 'any') return { ...part, of: part.of.map(condition) }
    if (part.kind === 'not') return { ...part, of: condition(part.of) }
    if (part.kind === 'one-of')
      return { ...part, values: part.values.map((value) => offered(part.subject, value)) }
    if (part.kind !== 'compare' || part.left.kind !== 'subject') return part
    return { ...part, right: chosen(part.left.subject, part.right) }
  }
  const event = (happening: Event): Event =>
    happening.value ? { ...happening, value: chosen(happening.target, happening.value) } : happening
  const effect = (then: Effect): Effect =>
    then.kind === 'set' ? { ...then, to: chosen(then.subject, then.to) } : then
  return { condition, event, effect }
}
