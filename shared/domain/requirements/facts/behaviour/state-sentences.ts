import type { Masked } from '../mask.ts'
import type { Fact } from '../types.ts'

const name = '("\\u0001+"|(?-i:[A-Z][a-z]+(?:[ -][A-Z][a-z]+)*))'
const closed =
  /^\W*(?:(?:there are )?no (?:other|further) (?:state |status )?(?=)(?:transitions?|changes?|moves?|events?|actions?)\b[^.]{0,60}?(?:\b(?:possible|allowed|permitted|valid|exist)\b|$)|(?:all|any|every|the) other (?:state |status )?(?=)(?:transitions?|changes?|moves?|events?|actions?|combinations?)\b[^.]{0,60}?\b(?:not (?:possible|allowed|permitted|valid)|forbidden|impossible|invalid|refused|rejected|ignored|answered)\b|other (?:state |status )?(?:transitions?|changes?) (?:are|is|must) (?:not|be (?:refused|rejected))\b)/i
const unlisted =
  /^\W*(?:every|any|all|each)(?:thing)?(?: other)?(?: (?:steps?|moves?|transitions?|changes?|actions?|events?|operations?|combinations?|status changes?))?,? (?:(?:that|which) (?:is|are) )?not (?:(?:in|on|part of|contained in|found in) (?:this|the|that)(?: above)? (?:list|table|overview|diagram)|(?:listed|named|mentioned|described|given|shown)(?: above| here| in (?:this|the) (?:list|table|overview))?) (?:is|are|must be|will be|gets?|leads? to|results? in)\b[^.]{0,60}?(?:\b(?:refused|rejected|declined|denied|blocked|forbidden|impossible|invalid|ignored|answered|not (?:possible|allowed|permitted|valid))\b|")/i
const marked = new RegExp(
  `\\b(initial|start|starting|first|final|end|last) (?:states?|status(?:es)?)(?: of (?:an?|the|every) ([a-z][a-z-]{2,20}))?(?: (?:is|are)|:) (?:the state )?${name}(?:(?:,| and| or)+ ${name})?(?:(?:,| and| or)+ ${name})?`,
  'i',
)

/** "No other transitions are possible", "Every step that is not in this list is refused", "The initial state is Draft", "Final states: Closed and Cancelled". */
export function readStateSentence(part: Masked): Fact[] {
  if (closed.test(part.masked) || unlisted.test(part.masked)) {
    const quote = part.quotes[0]?.value
    return [{ kind: 'closed', ...(quote ? { outcome: `"${quote}" is shown` } : {}) }]
  }
  const found = marked.exec(part.masked)
  if (!found) return []
  const mark = /^(?:initial|start|first)/i.test(found[1] ?? '') ? ('initial' as const) : ('final' as const)
  return found.slice(3).flatMap((text): Fact[] => {
    if (text === undefined) return []
    const at = part.masked.indexOf(text, found.index)
    const state = part.quotes.find(({ start }) => start === at)?.value ?? text
    return [{ kind: 'stateMark', entity: found[2]?.toLowerCase() ?? '', state, mark }]
  })
}
