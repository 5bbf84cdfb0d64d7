import type { Condition, Id, RequirementModel, Span } from '../requirement-model/index.ts'
import type { PageField } from './page-fields.ts'

/** Where a sentence and the page say different things of a control; the words are those of the sentence and of the markup. */
export interface Disagreement {
  span: Span
  control: string
  text: string
  page: string
}

/** Limits of the text that the markup of their fields has at another value. */
export const boundDisagreements = (
  { rules }: RequirementModel,
  fieldOf: ReadonlyMap<Id, PageField>,
): Disagreement[] =>
  rules.flatMap(({ kind, if: refused, from: [span] }) => {
    if (kind !== 'constraint' || refused?.kind !== 'not' || !span) return []
    const parts = refused.of.kind === 'all' ? refused.of.of : [refused.of]
    return parts.flatMap((part) => boundDisagreement(span, part, fieldOf))
  })

function boundDisagreement(span: Span, part: Condition, fieldOf: ReadonlyMap<Id, PageField>): Disagreement[] {
  if (part.kind !== 'compare' || part.right.kind !== 'value' || part.right.value.type !== 'number') return []
  const { left, operator } = part
  const isLength = left.kind === 'length'
  const measured = left.kind === 'length' ? left.of : left
  const field = measured.kind === 'subject' ? fieldOf.get(measured.subject) : undefined
  if (!field || (operator !== '<=' && operator !== '>=')) return []
  const { limits, name } = field
  const [most, least] = isLength ? [limits.maxLength, limits.minLength] : [limits.max, limits.min]
  const stated = operator === '<=' ? most : least
  const { value } = part.right.value
  if (stated === undefined || Number.isNaN(Number(stated)) || Number(stated) === Number(value)) return []
  const words = (amount: string): string =>
    `at ${operator === '<=' ? 'most' : 'least'} ${amount}${isLength ? ' characters' : ''}`
  return [{ span, control: name, text: words(value), page: words(String(stated)) }]
}

/** Controls in quotation marks of which nothing was seen; a name may go on with what a control is for ("Delete Milk"). */
export function controlsMissing({ controls }: RequirementModel, names: ReadonlySet<string>): Disagreement[] {
  return controls.flatMap(({ name, quoted, from: [span] }): Disagreement[] => {
    const called = name.toLowerCase()
    if (!quoted || !span || [...names].some((own) => own === called || own.startsWith(`${called} `)))
      return []
    return [{ span, control: name, text: 'named', page: 'no control of this name was seen' }]
  })
}
