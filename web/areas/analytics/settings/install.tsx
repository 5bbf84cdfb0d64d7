import { call } from '../../../client/call.ts'
import { useRead } from '../../../parts/read.ts'
import { snippet as texts } from '../../../texts/en/analytics.ts'
import { useEvery } from '../parts/every.ts'
import { Snippet } from '../parts/snippet.tsx'
import type { OfWebsite } from '../parts/website-page.tsx'

const everyMs = 5_000

/** The snippet, and whether it works: what is not there yet is looked for again. */
export function Install({ website: { id } }: OfWebsite) {
  const { reading, again } = useRead(
    () => call('GET /api/websites/{websiteId}/ledger', { websiteId: id }),
    [id],
  )
  const ledger = reading.value.state === 'ready' ? reading.value.value : null
  useEvery(everyMs, again, ledger === null || ledger.stored === 0)
  return (
    <section class="panel" aria-labelledby="website-snippet">
      <h2 id="website-snippet">{texts.title}</h2>
      <Snippet websiteId={id} ledger={ledger} />
    </section>
  )
}
