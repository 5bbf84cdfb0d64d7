import { useSignal } from '@preact/signals'
import { call } from '../../../client/call.ts'
import { announce } from '../../../parts/announce.tsx'
import { Button } from '../../../parts/button.tsx'
import { Time } from '../../../parts/given.tsx'
import { toast } from '../../../parts/toasts.tsx'
import { texts } from '../../../texts/en/crawls.ts'
import { Inventory } from './inventory.tsx'
import { type Crawl, againOf, doneOf } from './types.ts'

interface CrawlEntryProps {
  crawl: Crawl
  mayChange: boolean
  /** Whether the base takes a crawl now. */
  mayStart: boolean
  changed: () => Promise<void>
}

const kinds = { running: 'running', completed: 'good', failed: 'failed', cancelled: 'cancelled' } as const

/** A crawl: how far it is or what came of it, and its inventory behind a button. */
export function CrawlEntry({ crawl, mayChange, mayStart, changed }: CrawlEntryProps) {
  const { url, status, found, createdAt, error, warnings, nextAt } = crawl
  const isOpen = useSignal(false)
  return (
    <li class="crawl">
      <div class="what">
        <b dir="ltr">{url}</b>
        <span class="more">
          <span class={`tag ${kinds[status]}`}>{texts.status[status]}</span> <Time at={createdAt} />
          {nextAt && (
            <>
              {' · '}
              {texts.next}: <Time at={nextAt} />
            </>
          )}
        </span>
      </div>
      <div class="acts">
        {mayStart && <Again crawl={crawl} changed={changed} />}
        {mayChange && <Acts crawl={crawl} changed={changed} />}
        <Button small act={() => void (isOpen.value = !isOpen.value)} expanded={isOpen.value}>
          {isOpen.value ? texts.hide : texts.inventory}
        </Button>
      </div>
      <div class="inside">
        {status === 'running' && (
          <>
            <progress max={Math.max(found, 1)} value={doneOf(crawl)} aria-label={url} />
            <p>{texts.progress(doneOf(crawl), found)}</p>
          </>
        )}
        <Figures crawl={crawl} />
        {error && <p class="fault">{error}</p>}
        {warnings.map((warning) => (
          <p key={warning} class="note" dir="auto">
            {warning}
          </p>
        ))}
        {isOpen.value && <Inventory crawl={crawl} />}
      </div>
    </li>
  )
}

function Figures({ crawl: { fetched, unchanged, skippedCount, gone } }: { crawl: Crawl }) {
  const { figures } = texts
  const parts = [
    figures.fetched(fetched),
    figures.unchanged(unchanged),
    figures.skipped(skippedCount),
    ...(gone > 0 ? [figures.gone(gone)] : []),
  ]
  return <p class="crawl-figures">{parts.join(' · ')}</p>
}

/** Starts it once more as it was. */
function Again({ crawl, changed }: Pick<CrawlEntryProps, 'crawl' | 'changed'>) {
  async function start() {
    await call('POST /api/knowledge-bases/{id}/crawl', againOf(crawl))
    announce(texts.started(crawl.url))
    await changed()
  }
  return (
    <Button small act={start} busy={texts.starting} label={texts.againOf(crawl.url)}>
      {texts.again}
    </Button>
  )
}

/** What can be done with it: it is stopped, or its schedule is. */
function Acts({
  crawl: { kbId: id, crawlId, status, nextAt },
  changed,
}: Pick<CrawlEntryProps, 'crawl' | 'changed'>) {
  async function cancel() {
    await call('POST /api/knowledge-bases/{id}/crawls/{crawlId}/cancel', { id, crawlId })
    if (status !== 'running') toast(texts.wasStopped)
    await changed()
  }
  if (status === 'running')
    return (
      <Button small act={cancel} busy={texts.cancelling}>
        {texts.cancel}
      </Button>
    )
  return nextAt === null ? null : (
    <Button small act={cancel} busy={texts.cancelling}>
      {texts.stopSchedule}
    </Button>
  )
}
