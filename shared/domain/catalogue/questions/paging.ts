import { demandOf, hasRole } from './demanding.ts'
import { questionOf, type Cue } from './question.ts'

const pages = /\b(?:paginated|pagination|paging|page by page|infinite scroll\w*)\b/i

/** Lists in pages without the size of a page. */
export const paging: Cue = (slots) => {
  if (!slots.kinds.has('filter') && !slots.kinds.has('show') && !slots.kinds.has('performance'))
    return undefined
  if (
    !pages.test(demandOf(slots)) ||
    hasRole(slots, 'N', 'NEG') ||
    /\d|\bpage ?size|per page|limit\b|\bonly\b|offset|cursor/i.test(slots.sentence)
  )
    return undefined
  return questionOf('filter', 'How many entries stand on a page, and in which order?', [
    'A page shows 20 entries, the newest first.',
    'A page shows 50 entries by name; the reader can choose 10, 50 or 100.',
  ])
}
