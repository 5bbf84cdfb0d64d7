import type { ListAction } from '../../requirements/list-views/list-fact.ts'
import type { ListLook, ListView } from '../model.ts'
import { showsAfter, type Shows } from './evaluate-list.ts'

/** Of what a case would look at, that which the text lets be known. */
export function knownLooks(view: ListView, actions: ListAction[], looks: ListLook[]): ListLook[] {
  const shows = showsAfter(view, actions)
  return looks.filter((look) => isKnown(view, shows, look))
}

function isKnown(view: ListView, shows: Shows, look: ListLook): boolean {
  const { found, page, pages } = shows
  const onPage = page !== undefined && pages !== undefined && page <= pages
  switch (look) {
    case 'rows': {
      const named = shows.first ?? shows.last ?? shows.names?.[0]
      return (
        found !== 0 && (named !== undefined || (view.table && shows.count !== undefined && shows.count > 0))
      )
    }
    case 'count':
      return countKnown(view, found) && (shows.to !== undefined || !ranged(view))
    case 'sum':
      return view.sum !== undefined && shows.sum !== undefined && found !== 0
    case 'page':
      return onPage && view.pages !== undefined && (found !== 0 || view.none?.paged === true)
    case 'ends':
      return onPage && view.ends !== undefined && (found !== 0 || view.none?.disabled === true)
    case 'none':
      return found === 0 && (view.none?.text !== undefined || view.none?.tableGone === true)
    case 'someAgain':
      return (found ?? 0) > 0 && view.none?.text !== undefined && view.none.back !== undefined
    case 'controls':
      return true
  }
}

/** "Showing 1–5 of 14" is known only where the page is. */
function ranged({ counts }: ListView): boolean {
  return counts?.many?.numbers.includes('from') === true
}

/** A number may be that of all rows, whatever is found, unless the text says otherwise. */
function countKnown({ counts, all }: ListView, found: number | undefined): boolean {
  if (!counts || found === undefined || (!counts.varies && found !== all)) return false
  if (found === 0) return counts.zero
  return (found === 1 ? counts.one : counts.many) !== undefined
}
