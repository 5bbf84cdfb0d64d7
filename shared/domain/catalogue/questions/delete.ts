import { withArticle } from '../../english/articles.ts'
import { singular } from '../../english/plural.ts'
import { effectWith, hasRole, hasSegment, nounOf } from './demanding.ts'
import { questionOf, type Cue } from './question.ts'

const settled =
  /\b(?:permanent\w*|undo\w*|undone|restor\w+|recover\w*|soft|archiv\w*|trash|bin|confirm\w*|irreversibl\w*|irrevocabl\w*|for good|cascad\w*|days|only|automatic\w*|audit|erase\w*|gdpr|cart|from the list|basket|local|cache|temporary|filters?)\b/i
const allowed = /\b(?:can|may|able to|want to|allow\w*|lets?|like to|enable\w*|need to|permit\w*)\b/i

/** Somebody may delete something, and it is not told whether that can be undone. */
export const remove: Cue = (slots) => {
  const effect = slots.kinds.has('delete')
    ? effectWith(slots, /^(?:deletes?|deleting|(?:be|is|are) deleted)$/i)
    : undefined
  if (!effect || hasRole(slots, 'NEG') || settled.test(slots.sentence) || hasSegment(slots, 'lim'))
    return undefined
  const { clause, verb } = effect
  if (!allowed.test(clause.text)) return undefined
  const after = clause.phrases.find(({ tag, start }) => (tag === 'E' || tag === 'T') && start > verb.start)
  const noun = nounOf(after)
  const thing =
    noun === undefined || / and | or |^the |'|(?:information|data|content|media|access)$/i.test(noun)
      ? 'entry'
      : singular(noun)
  return questionOf('delete', `Can ${withArticle(`deleted ${thing}`)} be brought back?`, [
    `A deleted ${thing} can be restored for 30 days.`,
    `Before ${withArticle(thing)} is deleted, a dialog asks for confirmation; after that it is gone for good.`,
  ])
}
