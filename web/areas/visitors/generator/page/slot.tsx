import { call } from '../../../../client/call.ts'
import { Given, Time } from '../../../../parts/given.tsx'
import { useRead } from '../../../../parts/read.ts'
import { Empty, Failed, Loading } from '../../../../parts/states.tsx'
import { texts } from '../../../../texts/en/generator-page.ts'
import { session } from '../store.ts'
import { Disagreements } from './disagreements.tsx'
import { LookForm } from './look-form.tsx'
import { Seen } from './seen.tsx'
import type { SeenPages } from './words.ts'
import './page.css'

/** What was seen of the page that the text is about, and where the two disagree. */
export function Slot() {
  const { sessionId = '', latestExecutionId, updatedAt } = session.value ?? {}
  const { reading, again } = useRead(
    () => call('GET /api/public/test-cases/sessions/{sessionId}/pages', { sessionId }),
    [sessionId, latestExecutionId, updatedAt],
  )
  const now = reading.value
  if (now.state === 'loading') return <Loading text={texts.opening} />
  if (now.state === 'failed') return <Failed error={now.error} retry={again} />
  return <Pages seen={now.value} />
}

function Pages({ seen: { pages, warnings, pageUrl, lookedAt } }: { seen: SeenPages }) {
  if (pages.length === 0 && warnings.length === 0)
    return (
      <Empty>
        <h2>{texts.none}</h2>
        <p>{texts.noneHint}</p>
        <LookForm />
      </Empty>
    )
  return (
    <div class="page-seen">
      {warnings.length > 0 && (
        <div class="warning" role="status">
          <h2>{texts.notSeen}</h2>
          {pageUrl !== null && (
            <p class="page-address">
              <Given>{pageUrl}</Given>
            </p>
          )}
          {warnings.map((warning) => (
            <p key={warning} dir="auto">
              {warning}
            </p>
          ))}
        </div>
      )}
      <Disagreements />
      {pages.map((page) => (
        <Seen key={page.url} page={page} />
      ))}
      {pages.length > 0 && lookedAt !== null && (
        <p class="hint">
          {texts.seenAt} <Time at={lookedAt} />
        </p>
      )}
      <details class="page-again" open={pages.length === 0}>
        <summary>{texts.lookAgain}</summary>
        <LookForm address={pageUrl ?? pages[0]?.url} />
      </details>
    </div>
  )
}
