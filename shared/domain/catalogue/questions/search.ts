import { demandOf, effectWith, hasNegation, hasRole } from './demanding.ts'
import { questionOf, type Cue } from './question.ts'

const none = /\b(?:no|none|nothing|not found|empty|zero|without|otherwise|must|only)\b/i
const order =
  /\b(?:sort\w*|order(?:ed)? by|orders?\b(?= of)|rank\w*|relevance|newest|latest|alphabetical\w*|first|ascending|descending|top)\b/i

/** A search that does not say what stands there when nothing is found, and in which order hits come; sorting without its direction. */
export const search: Cue = (slots) => {
  const demand = demandOf(slots)
  if (hasRole(slots, 'M', 'NEG')) return undefined
  const looks = slots.kinds.has('search')
    ? effectWith(slots, /^(?:search\w*|find|finds|look(?:s)? up)$/i)
    : undefined
  if (looks && !hasNegation(looks.clause) && !none.test(demand)) {
    const isOrdered = order.test(slots.sentence)
    return questionOf(
      'search',
      isOrdered
        ? 'What is shown when nothing is found?'
        : 'In which order do hits come, and what is shown when there are none?',
      [
        'When nothing is found, "No results for this search" is shown and the words stay in the field.',
        ...(isOrdered ? [] : ['Hits are ordered by date, the newest first; 20 stand on a page.']),
        'Hits are found by parts of words too, in capitals or small letters alike.',
      ],
    )
  }
  const sorts = slots.kinds.has('filter')
    ? effectWith(slots, /^(?:sort|sorts|(?:is|are|be)?\s*sorted|order(?:ed)?)$/i)
    : undefined
  if (!sorts || !/\bby\b/.test(sorts.clause.text)) return undefined
  if (
    /\b(?:ascending|descending|asc|desc|newest|oldest|latest|first|last|alphabetical\w*|lowest|highest|both|low|high|direction|reverse|most|least|recent\w*|priority)\b/i.test(
      slots.sentence,
    )
  )
    return undefined
  return questionOf('filter', 'In which direction is it sorted, and what decides between equal values?', [
    'The largest value comes first; equal ones are ordered by name.',
    'The newest entry comes first; a second click turns the order round.',
  ])
}
