import { useRoute } from 'preact-iso'
import type { Query } from '../../../parts/use-query.ts'
import { filterNames } from '../website/dimensions.ts'

/** What the pages of a website share in their addresses. One that tells of no time hands it on all the same: whoever looks at it on the way comes back to what they had chosen. */
const sharedNames = ['range', 'segment', ...filterNames]

/** The address of a page of a website, with what the query of another one says of time and visitors. What only that one understands stays behind. */
export const websiteAddress = (websiteId: string, page: string, query: Query): string =>
  `/websites/${websiteId}${page && `/${page}`}${sharedSearch(query)}`

/** What a query says of time and visitors, as the end of an address. */
export function sharedSearch(query: Query): string {
  const shared = sharedNames.flatMap((name) => (query[name] ? [[name, query[name]]] : []))
  const text = new URLSearchParams(shared).toString()
  return text && `?${text}`
}

/** Makes links from the page that is shown to others of the same website; the page of no name is the dashboard. */
export function useWebsiteLinks(websiteId: string): (page: string) => string {
  const { query } = useRoute()
  return (page) => websiteAddress(websiteId, page, query)
}
