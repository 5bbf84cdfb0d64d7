import { Panel, Rows } from '../../../parts/rows.tsx'
import { texts } from '../../../texts/en/crawls.ts'
import type { OfBase } from '../parts/base-page.tsx'
import { CrawlEntry } from './crawl-entry.tsx'
import { StartForm } from './start-form.tsx'
import { useCrawls } from './use-crawls.ts'
import './crawls.css'

/** The websites that a base reads: a crawl is started, followed and cancelled, and says of each address what became of it. */
export function Crawls({ base, opened, rights }: OfBase) {
  const { kbId, status } = base
  const list = useCrawls(kbId, () => void opened.again())
  const isBusy = list.items.value?.some((crawl) => crawl.status === 'running') ?? true
  const mayStart = rights.add && status !== 'archived' && !isBusy
  return (
    <>
      <h1>{texts.title}</h1>
      <p class="lead">{texts.lead}</p>
      {status === 'archived' ? (
        <p class="warning">{texts.closed}</p>
      ) : !rights.add ? (
        <p class="note">{texts.onlyReads}</p>
      ) : (
        mayStart && <StartForm kbId={kbId} started={list.refresh} />
      )}
      <Panel title={texts.crawls}>
        <Rows list={list} empty={texts.none}>
          {(crawl) => (
            <CrawlEntry
              key={crawl.crawlId}
              crawl={crawl}
              mayChange={rights.add}
              mayStart={mayStart}
              changed={list.refresh}
            />
          )}
        </Rows>
      </Panel>
    </>
  )
}
