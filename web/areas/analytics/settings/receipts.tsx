import { useSignal } from '@preact/signals'
import { Button } from '../../../parts/button.tsx'
import { Time } from '../../../parts/given.tsx'
import { Failed, Loading } from '../../../parts/states.tsx'
import { receipts as texts } from '../../../texts/en/analytics-owners.ts'
import { useKeptRead } from '../parts/kept-read.ts'
import type { OfWebsite } from '../parts/website-page.tsx'
import { type Receipt, allReceipts, brokenAt } from './chain.ts'
import { receiptsTurn } from './receipts-turn.ts'

const atFirst = 5

/** What was destroyed of a website, newest first, and whether the chain of its receipts holds: it is worked out here, not taken on trust. */
export function Receipts({ website: { id } }: OfWebsite) {
  const many = useSignal(atFirst)
  const { reading, again } = useKeptRead(async () => {
    const all = await allReceipts(id)
    return { all: all.toReversed(), broken: await brokenAt(all) }
  }, [id, receiptsTurn.value])
  const now = reading.value
  return (
    <section class="panel" aria-labelledby="website-receipts">
      <h2 id="website-receipts">{texts.title}</h2>
      <p class="muted">{texts.lead}</p>
      {now.state === 'loading' && <Loading />}
      {now.state === 'failed' && <Failed error={now.error} retry={again} />}
      {now.state === 'ready' && (
        <>
          <p role="status">{saidOf(now.value.all.length, now.value.broken)}</p>
          <ul class="rows receipts">
            {now.value.all.slice(0, many.value).map((receipt) => (
              <Line key={receipt.n} receipt={receipt} />
            ))}
          </ul>
          {now.value.all.length > many.value && (
            <Button small act={() => void (many.value *= 5)}>
              {texts.more}
            </Button>
          )}
        </>
      )}
    </section>
  )
}

const saidOf = (many: number, broken: number | null) =>
  broken === null ? texts.holds(many) : texts.broken(broken)

const Line = ({ receipt }: { receipt: Receipt }) => (
  <li>
    <p>
      {receipt.n}. {whatOf(receipt)} · <Time at={receipt.at} />
    </p>
    <code class="receipt-hash">{receipt.hash}</code>
  </li>
)

const whatOf = ({ action, removed }: Receipt) =>
  action === 'erased' ? texts.erased(removed?.['events'] ?? 0) : texts.actions[action]
