import type { Input, Output } from '../../../client/call.ts'

export type Crawl = Output<'GET /api/knowledge-bases/{id}/crawls/{crawlId}'>
export type CrawlAddress =
  Output<'GET /api/knowledge-bases/{id}/crawls/{crawlId}/addresses'>['addresses'][number]

/** What starts a crawl once more as it was. Its site keeps the schedule that it has. */
export const againOf = ({
  kbId: id,
  url,
  maxPages,
  maxDepth,
  include,
  exclude,
}: Crawl): Input<'POST /api/knowledge-bases/{id}/crawl'> => ({
  id,
  url,
  maxPages,
  maxDepth,
  include,
  exclude,
})

/** What an inventory says of an address: nobody asks any more for what a crawl that is over has not come to. */
export const stateOf = (
  state: CrawlAddress['state'],
  { status }: Pick<Crawl, 'status'>,
): CrawlAddress['state'] | 'notAsked' => (state === 'found' && status !== 'running' ? 'notAsked' : state)

/** How many of the addresses that a crawl has met are done. */
export const doneOf = ({ fetched, unchanged, skippedCount, gone }: Crawl): number =>
  fetched + unchanged + skippedCount + gone

/** A pattern a line, as the service takes them; undefined where nothing was written. */
export function patternsOf(lines: string | undefined): string[] | undefined {
  const patterns = (lines ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return patterns.length > 0 ? patterns : undefined
}

/** What people write of a site without its scheme. */
export const addressOf = (written: string): string =>
  /^[a-z][a-z0-9+.-]*:\/\//i.test(written.trim()) ? written.trim() : `https://${written.trim()}`
