import { unquoted } from '../catalogue/slots.ts'
import type { Condition, Span } from '../requirement-model/index.ts'
import type { PageField } from './page-fields.ts'
import type { Part, Sentence } from './statement.ts'

/** Where a sentence and the page say different things of a control; the words are those of the sentence and of the markup. */
export interface Disagreement {
  span: Span
  control: string
  text: string
  page: string
}

interface Known {
  /** Everything that the page calls by a name, in small letters. */
  names: ReadonlySet<string>
}

/** A bound of a sentence that the markup of its field has at another value. */
export function boundDisagreements(span: Span, { name, limits }: PageField, is: Condition): Disagreement[] {
  const parts = is.kind === 'all' ? is.of : [is]
  return parts.flatMap((part): Disagreement[] => {
    if (part.kind !== 'compare' || part.right.kind !== 'value' || part.right.value.type !== 'number')
      return []
    const isLength = part.left.kind === 'length'
    const [isMost, isLeast] = [part.operator === '<=', part.operator === '>=']
    const stated = isLength
      ? isMost
        ? limits.maxLength
        : isLeast
          ? limits.minLength
          : undefined
      : isMost
        ? limits.max
        : isLeast
          ? limits.min
          : undefined
    const { value } = part.right.value
    if (stated === undefined || Number.isNaN(Number(stated)) || Number(stated) === Number(value)) return []
    const words = (amount: string) =>
      `at ${isMost ? 'most' : 'least'} ${amount}${isLength ? ' characters' : ''}`
    return [{ span, control: name, text: words(value), page: words(String(stated)) }]
  })
}

const quotedWhole = /^["“].+["”]$/

/** Quoted controls of which nothing was seen; a name may go on with what a control is for ("Delete Milk"). */
export function controlsMissing({ statement: { span }, parts }: Sentence, { names }: Known): Disagreement[] {
  return parts.flatMap(({ clause }: Part) =>
    clause.phrases
      .filter(({ tag, text }) => tag === 'C' && quotedWhole.test(text))
      .map(({ text }) => unquoted(text))
      .filter(
        (name) =>
          ![...names].some((own) => own === name.toLowerCase() || own.startsWith(`${name.toLowerCase()} `)),
      )
      .map((name) => ({ span, control: name, text: 'named', page: 'no control of this name was seen' })),
  )
}
