import type { Clause } from '../catalogue/clauses.ts'
import type { Condition } from '../requirement-model/index.ts'
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

/** Buttons of which a sentence says when they can be pressed. */
export const timedButtons = ({ parts }: Sentence): string[] =>
  parts.flatMap(({ clause, around }) => {
    const is = stateIn(clause)
    return is === 'enabled' || is === 'disabled' ? buttonsNamed(clause, around).map(({ id }) => id) : []
  })

/** What is there, or can be used, only while something is so; where it is not, the opposite. */
export function looksOf({ parts }: Sentence): RuleDraft[] {
  const only = circumstances(parts.filter(({ clause: { tag } }) => tag === 'cond' || tag === 'evt'))
  if (!only || only === 'open') return []
  const read = referencesOfCondition(only)
  return parts.flatMap((part) => {
    const is = part.clause.tag === 'eff' ? stateIn(part.clause) : undefined
    const named = is ? controlsNamed(part).filter((id) => !read.includes(id)) : []
    return is
      ? named.flatMap((id) => [look(id, only, is), look(id, { kind: 'not', of: only }, opposite[is])])
      : []
  })
}

const controlsNamed = ({ clause, around, named }: Part): string[] =>
  [...named, ...buttonsNamed(clause, around)].map(({ id }) => id)

const look = (id: string, condition: Condition, is: State): RuleDraft => ({
  kind: 'reaction',
  if: condition,
  then: [{ kind: 'control', control: isButtonId(id) ? id : entryId(id), is }],
})
