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
      return found !== undefined && (found === 1 ? view.counts?.one : view.counts?.many) !== undefined
    case 'page':
      return onPage && view.pages !== undefined
    case 'ends':
      return onPage && view.ends !== undefined
    case 'none':
      return found === 0 && (view.none?.text !== undefined || view.none?.tableGone === true)
    case 'someAgain':
      return (found ?? 0) > 0 && view.none?.text !== undefined && view.none.back !== undefined
    case 'controls':
      return true
  }
}
