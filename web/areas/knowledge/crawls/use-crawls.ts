import { useEffect, useRef } from 'preact/hooks'
import { call } from '../../../client/call.ts'
import { announce } from '../../../parts/announce.tsx'
import { type Pages, usePages } from '../../../parts/use-pages.ts'
import { texts } from '../../../texts/en/crawls.ts'
import type { Crawl } from './types.ts'

const perPage = 10
const everyMs = 1500

/** The crawls of a base, newest first, read again every moment while one of them is under way and somebody looks. `ended` is called when one has come to its end. */
export function useCrawls(id: string, ended: () => void): Pages<Crawl> {
  const list = usePages<Crawl>(
    async (from) => {
      const { crawls, nextCursor } = await call('GET /api/knowledge-bases/{id}/crawls', {
        id,
        limit: perPage,
        ...from,
      })
      return { items: crawls, nextCursor }
    },
    [id],
  )
  const going = list.items.value?.find(({ status }) => status === 'running')?.crawlId
  const was = useRef(going)
  useEffect(() => {
    const before = list.items.peek()?.find(({ crawlId }) => crawlId === was.current)
    was.current = going
    if (before && before.status !== 'running') {
      announce(texts.ended[before.status])
      ended()
    }
    if (going === undefined) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void list.refresh()
    }, everyMs)
    return () => clearInterval(timer)
  }, [going])
  return list
}
