import { effectWith, hasNegation, hasRole } from './demanding.ts'
import type { Clause, Phrase } from '../clauses.ts'
import { questionOf, type Cue } from './question.ts'

const sees = /^(?:(?:is|are|be)\s+)?(?:sees?|views?|shows?|shown|displays?|displayed|lists?|listed|browse)$/i
const lists =
  /\b(?:lists? of|history of|overview of|all (?:my|our|their|his|her|available|open|active|past|upcoming)|(?:order|booking|payment|transaction|purchase|search) history|my (?:orders|bookings|tickets|reservations|appointments|favou?rites|tasks))\b/i
const settled =
  /["“”`]|\b(?:empty|no|none|nothing|without|sort\w*|order(?:ed)? by|newest|latest|alphabetical\w*|first|grouped|first|recent\w*|options|values|fields|steps|permissions|types|formats|categories|roles|information|details|data|currently|from|dropdown|select\w*|map|chart|graph|page|screen|dashboard|with)\b/i

/** What is looked at stands right behind the verb: "see a list of …", not "see the date before the list of …". */
const nearest = 20

/** A list that people look at, without what stands there while it is empty and in which order its entries come. */
export const emptyList: Cue = (slots) => {
  if (!slots.kinds.has('show') || hasRole(slots, 'M', 'NEG', 'O', 'N')) return undefined
  const effect = effectWith(slots, sees)
  if (!effect || hasNegation(effect.clause) || !standsBehind(effect) || settled.test(effect.clause.text))
    return undefined
  if (slots.clauses.filter(({ tag }) => tag !== 'ctx').length > 1) return undefined
  return questionOf('show', 'In which order do the entries stand, and what is shown while there are none?', [
    'The newest entry stands at the top; 20 stand on a page.',
    'While there are none, "Nothing here yet" is shown.',
  ])
}

function standsBehind({ clause, verb }: { clause: Clause; verb: Phrase }): boolean {
  const behind = clause.text.slice(verb.end - clause.start).search(lists)
  const before = clause.text.slice(0, verb.start - clause.start).search(lists)
  return (behind >= 0 && behind <= nearest) || before >= 0
}
