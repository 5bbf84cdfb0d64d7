import { type Pause, type Walk, failed } from './types.ts'

/** How a walk ends that has no address left: it has failed where nothing was read, whatever a sitemap lists. */
export function endOf({ row, known }: { row: Pick<Walk['row'], 'url'>; known: Walk['known'] }): Pause {
  const start = known.get(row.url)
  const isRead = [...known.values()].some(({ state }) => state === 'fetched' || state === 'unchanged')
  const isOut = start?.state === 'skipped' || start?.state === 'gone'
  if (!isRead && isOut && start.reason !== null) return failed(`Nothing was read. The start: ${start.reason}`)
  return { kind: 'end', status: 'completed' }
}
