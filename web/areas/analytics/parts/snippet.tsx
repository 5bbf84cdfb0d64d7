import { Copyable } from '../../../parts/copyable.tsx'
import { snippet as texts } from '../../../texts/en/analytics.ts'
import { snippetOf } from './snippet-of.ts'
import type { Ledger } from './types.ts'

/** What stands in the pages of a website, and whether anything has come of it yet. */
export const Snippet = ({ websiteId, ledger }: { websiteId: string; ledger: Ledger | null }) => (
  <>
    <p>{texts.what}</p>
    <Copyable name={texts.name} text={snippetOf(websiteId, location.origin)} />
    {ledger && <p role="status">{saidOf(ledger)}</p>}
  </>
)

function saidOf({ received, stored }: Ledger): string {
  if (received === 0) return texts.waiting
  return stored === 0 ? texts.onlyDropped(received) : texts.come(received)
}
