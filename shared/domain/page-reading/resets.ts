import { isLeaving } from '../requirement-model/evaluate/button-names.ts'
import { buttonsNamed } from './mentions.ts'
import type { PageField } from './page-fields.ts'
import type { RuleDraft, Sentence } from './statement.ts'

const resetting = /\b(?:empt(?:y|ies)|clears?|resets?|puts?)\b/i
const everything =
  /\b(?:form|everything|all (?:the )?(?:fields|entries|inputs)|the entries|the fields|page)\b/i
/** What is kept makes a reset one that nobody can foresee. */
const sparing = /\b(?:but|except|apart from|keeps?|stays?|kept)\b/i
const mostReset = 6

/** A button that puts all fields back to what they hold when the page is opened, once something was typed. */
export function resetOf({ statement: { text }, parts }: Sentence, all: readonly PageField[]): RuleDraft[] {
  const reset = resetting.exec(text)
  if (!reset || !everything.test(text.slice(reset.index)) || sparing.test(text)) return []
  const named = new Set(parts.flatMap(({ clause, around }) => buttonsNamed(clause, around)))
  const [button, more] = [...named].filter(
    ({ name }) => isLeaving(name) || /\bstart over\b|\bnew\b/i.test(name),
  )
  const fields = all.filter(isPlain)
  const typed = fields.find(({ kind, type, initial }) => kind === 'text' && type !== 'email' && !initial)
  if (!button || more || !typed) return []
  return [
    {
      kind: 'reaction',
      when: { action: 'press', target: button.id },
      if: { kind: 'not', of: { kind: 'empty', subject: typed.id } },
      then: fields.slice(0, mostReset).map(({ id, initial }) => ({
        kind: 'set',
        subject: id,
        to: { kind: 'value', value: initial ?? { type: 'empty' } },
      })),
    },
  ]
}

/** Whether it is there from the beginning, and a page tells what it holds. */
const isPlain = ({ role, reveals, isOut, kind, type }: PageField): boolean =>
  role !== 'radio' && reveals.length === 0 && !isOut && kind !== 'file' && type !== 'password'
