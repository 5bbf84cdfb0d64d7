import { useSignal } from '@preact/signals'
import { useEffect, useId, useRef } from 'preact/hooks'
import { call } from '../../../client/call.ts'
import { Rows } from '../../../parts/rows.tsx'
import { usePages } from '../../../parts/use-pages.ts'
import { texts } from '../../../texts/en/crawls.ts'
import { type Crawl, type CrawlAddress, doneOf, stateOf } from './types.ts'

const perPage = 50
const kinds: Readonly<Record<ReturnType<typeof stateOf>, string>> = {
  fetched: 'good',
  unchanged: 'pending',
  skipped: 'skipped',
  gone: 'failed',
  found: 'running',
  notAsked: 'skipped',
}

/** Every address that a crawl has met, and what became of it. */
export function Inventory({ crawl }: { crawl: Crawl }) {
  const { kbId: id, crawlId } = crawl
  const state = useSignal<CrawlAddress['state'] | ''>('')
  const selectId = useId()
  const list = usePages<CrawlAddress>(
    async (from) => {
      const { addresses, nextCursor } = await call(
        'GET /api/knowledge-bases/{id}/crawls/{crawlId}/addresses',
        { id, crawlId, limit: perPage, ...(state.value && { state: state.value }), ...from },
      )
      return { items: addresses, nextCursor }
    },
    [crawlId, state.value],
  )
  // While it goes on, the first page is read again with each step; whoever has asked for more keeps what is shown.
  const done = doneOf(crawl)
  const known = useRef(done)
  useEffect(() => {
    if (known.current === done) return
    known.current = done
    if ((list.items.peek()?.length ?? 0) <= perPage) void list.refresh()
  }, [done])
  return (
    <div class="crawl-inventory">
      <p class="field">
        <label for={selectId}>{texts.which}</label>
        <select
          id={selectId}
          value={state.value}
          onChange={({ currentTarget }) => (state.value = currentTarget.value as CrawlAddress['state'])}
        >
          <option value="">{texts.all}</option>
          {texts.states.map((value) => (
            <option key={value} value={value}>
              {texts.state[stateOf(value, crawl)]}
            </option>
          ))}
        </select>
      </p>
      <Rows list={list} empty={texts.noAddress}>
        {(address) => <Address key={address.url} address={address} crawl={crawl} />}
      </Rows>
    </div>
  )
}

function Address({ address, crawl }: { address: CrawlAddress; crawl: Crawl }) {
  const { url, title, reason, fileId } = address
  const state = stateOf(address.state, crawl)
  const { pathname, search } = new URL(url)
  return (
    <li>
      <div class="what">
        <b dir="auto">
          {fileId ? (
            <a href={`/knowledge/${crawl.kbId}/files/${fileId}`}>{title || pathname}</a>
          ) : (
            title || pathname
          )}
        </b>
        <span class="more">
          <span class={`tag ${kinds[state]}`}>{texts.state[state]}</span>{' '}
          <a href={url} rel="noopener noreferrer nofollow" target="_blank" dir="ltr">
            {`${pathname}${search}`}
          </a>
        </span>
        {reason && (
          <span class="more" dir="auto">
            {reason}
          </span>
        )}
      </div>
    </li>
  )
}
