import type { Clause } from '../catalogue/clauses.ts'
import type { Condition } from '../requirement-model/index.ts'
import type { Disagreement } from './disagreements.ts'
import type { PageField } from './page-fields.ts'
import { referencesOfCondition } from '../requirement-model/references.ts'
import { buttonsNamed } from './mentions.ts'
import { entryId, isButtonId } from './page-ids.ts'
import { circumstances, type Part, type RuleDraft, type Sentence } from './statement.ts'

type State = 'shown' | 'hidden' | 'enabled' | 'disabled'
const opposite: Record<State, State> = {
  shown: 'hidden',
  hidden: 'shown',
  enabled: 'disabled',
  disabled: 'enabled',
}

/** The state of controls that the verb of an effect says, turned by a negation. */
function stateIn({ phrases, text }: Clause): State | undefined {
  const verb = phrases.filter(({ tag }) => tag === 'V').map((one) => one.text)
  const words = [...verb, text].join(' ')
  const isNot = phrases.some(({ tag }) => tag === 'NEG')
  const is: State | undefined = /\b(?:disabled|greyed|grayed|locked)\b/i.test(words)
    ? 'disabled'
    : /\b(?:enabled|can(?:not)? (?:only )?be (?:used|changed|pressed|clicked|edited|filled)|becomes? (?:active|available))\b/i.test(
          words,
        )
      ? 'enabled'
      : /\b(?:hidden|hides?|disappears?)\b/i.test(words)
        ? 'hidden'
        : /\b(?:appears?|shown|shows?|visible|displayed|displays?|revealed|offered|asked for)\b/i.test(words)
          ? 'shown'
          : undefined
  return is && isNot ? opposite[is] : is
}

/**
 * What is there, or can be used, only while something is so; where it is not, the opposite. What the page shows otherwise when it is opened is no rule that a
 * case can rest on, and is told as a disagreement.
 */
export function looksOf({ parts, statement: { span } }: Sentence): {
  drafts: RuleDraft[]
  disagreements: Disagreement[]
} {
  const only = circumstances(parts.filter(({ clause: { tag } }) => tag === 'cond' || tag === 'evt'))
  const none = { drafts: [], disagreements: [] }
  if (!only || only === 'open') return none
  const read = referencesOfCondition(only)
  const looks = parts.flatMap((part) => {
    const is = part.clause.tag === 'eff' ? stateIn(part.clause) : undefined
    return is
      ? controlsNamed(part).flatMap((control) => (read.includes(control.id) ? [] : [{ control, is }]))
      : []
  })
  const fields = parts[0]?.around.fields ?? []
  const atFirst = holdsAtFirst(only, fields)
  return looks.reduce<{ drafts: RuleDraft[]; disagreements: Disagreement[] }>(
    ({ drafts, disagreements }, { control, is }) => {
      const first = atFirst === undefined ? undefined : atFirst ? is : opposite[is]
      if (first !== undefined && !isSo(control, first))
        return {
          drafts,
          disagreements: [
            ...disagreements,
            { span, control: control.name, text: `${first} at first`, page: `${opposite[first]} at first` },
          ],
        }
      return {
        drafts: [
          ...drafts,
          look(control.id, only, is),
          look(control.id, { kind: 'not', of: only }, opposite[is]),
        ],
        disagreements,
      }
    },
    none,
  )
}

/** Whether a control is as a state says when the page is opened. */
const isSo = ({ isThere, isUsable }: Shown, is: State): boolean =>
  is === 'shown' ? isThere : is === 'hidden' ? !isThere : is === 'enabled' ? isUsable : !isUsable

/** Whether a condition holds of what fields hold when the page is opened; undefined where that is not known. */
function holdsAtFirst(condition: Condition, fields: readonly PageField[]): boolean | undefined {
  switch (condition.kind) {
    case 'not': {
      const holds = holdsAtFirst(condition.of, fields)
      return holds === undefined ? undefined : !holds
    }
    case 'all':
    case 'any': {
      const each = condition.of.map((part) => holdsAtFirst(part, fields))
      if (each.includes(undefined)) return undefined
      return condition.kind === 'all' ? !each.includes(false) : each.includes(true)
    }
    case 'one-of': {
      const initial = fields.find(({ id }) => id === condition.subject)?.initial
      return condition.values.some((value) => JSON.stringify(value) === JSON.stringify(initial))
    }
    case 'compare': {
      const { left, right } = condition
      const initial =
        left.kind === 'subject' ? fields.find(({ id }) => id === left.subject)?.initial : undefined
      return right.kind === 'value' && right.value.type === 'boolean' && initial
        ? JSON.stringify(right.value) === JSON.stringify(initial)
        : undefined
    }
    default:
      return undefined
  }
}

interface Shown {
  id: string
  name: string
  isThere: boolean
  isUsable: boolean
}

const controlsNamed = ({ clause, around, named }: Part): Shown[] => [
  ...named.map(({ id, name, isThere, isUsable }) => ({ id, name, isThere, isUsable })),
  ...buttonsNamed(clause, around)
    .filter(({ role }) => role !== 'tab')
    .map(({ id, name, isShown, isStuck }) => ({ id, name, isThere: isShown, isUsable: isShown && !isStuck })),
]

const look = (id: string, condition: Condition, is: State): RuleDraft => ({
  kind: 'reaction',
  if: condition,
  then: [{ kind: 'control', control: isButtonId(id) ? id : entryId(id), is }],
})
