import type { Expression } from '../../../requirement-model/index.ts'
import type { Effects } from '../deed/effect-clause.ts'
import type { Literal } from '../deed/literal.ts'
import type { Place } from '../deed/place.ts'
import type { Reference } from '../../tokens.ts'

/** A text that is shown or not, where the places say: in a list, in a field, or beside something. */
export function seen({ text, as }: Literal, shown: boolean, where: Place[], says: boolean): Effects {
  if (!shown) return [{ kind: 'hides', text }]
  const list = where.find(({ kind }) => kind === 'list')
  if (list && list.kind !== 'anywhere')
    return [{ kind: 'lists', list: list.where, shown: [text], hidden: [] }]
  const field = where.find(({ kind }) => kind === 'field')
  if (field && field.kind !== 'anywhere' && as === 'text')
    return [{ kind: 'set', subject: field.where, to: valueOf(text) }]
  const near = where.find(({ kind }) => kind === 'near' || kind === 'field')
  const spoken = as === 'text' && says ? 'message' : as
  return [{ kind: 'shows', text, as: spoken, ...(near && near.kind !== 'anywhere' && { near: near.where }) }]
}

function valueOf(text: Literal['text']): Expression<Reference> {
  const [only] = text
  if (only !== undefined && typeof only !== 'string' && text.length === 1) return only
  return {
    kind: 'value',
    value: { type: 'text', value: text.map((part) => (typeof part === 'string' ? part : '')).join('') },
  }
}
