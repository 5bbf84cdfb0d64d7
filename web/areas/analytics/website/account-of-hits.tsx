import { count } from '../../../parts/amounts.ts'
import type { Reading } from '../../../parts/read.ts'
import { Failed, Loading } from '../../../parts/states.tsx'
import { ledger as texts } from '../../../texts/en/analytics.ts'
import type { Ledger } from '../parts/types.ts'
import { droppedOf } from './account.ts'

/** What became of every hit, so that nobody has to guess why one was not counted. */
export const AccountOfHits = ({
  reading,
  again,
}: {
  reading: Reading<Ledger>
  again: () => Promise<void>
}) => (
  <section class="panel" aria-labelledby="account-of-hits">
    <h2 id="account-of-hits">{texts.title}</h2>
    <p class="muted">{texts.lead}</p>
    {reading.state === 'loading' && <Loading />}
    {reading.state === 'failed' && <Failed error={reading.error} retry={again} />}
    {reading.state === 'ready' && <Account ledger={reading.value} />}
  </section>
)

function Account({ ledger }: { ledger: Ledger }) {
  const dropped = droppedOf(ledger)
  return (
    <>
      <dl class="totals">
        <Total name={texts.received} hits={ledger.received} />
        <Total name={texts.stored} hits={ledger.stored} />
        <Total name={texts.dropped} hits={ledger.received - ledger.stored} />
      </dl>
      {dropped.length > 0 ? (
        <>
          <h3>{texts.why}</h3>
          <ul class="rows">
            {dropped.map(({ reason, hits }) => (
              <li key={reason}>
                <span class="what">{texts.reasons[reason] ?? reason}</span>
                <span>{texts.times(hits)}</span>
              </li>
            ))}
          </ul>
        </>
      ) : (
        ledger.received > 0 && <p>{texts.none}</p>
      )}
      <p class="muted fine">{texts.balance}</p>
    </>
  )
}

const Total = ({ name, hits }: { name: string; hits: number }) => (
  <div>
    <dt>{name}</dt>
    <dd>{count(hits)}</dd>
  </div>
)
