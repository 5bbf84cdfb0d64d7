import type { Pages } from '../../../parts/use-pages.ts'
import { Given, Time } from '../../../parts/given.tsx'
import { Rows } from '../../../parts/rows.tsx'
import { history as texts } from '../../../texts/en/quality.ts'
import { type Told, told } from './told.ts'
import { actorName } from './people.ts'
import type { Member, RecordChange } from './types.ts'

interface HistoryProps {
  list: Pages<RecordChange>
  team: readonly Member[]
  /** What the fields are called; others are told by their own names. */
  names: Readonly<Record<string, string>>
  /** What values are called, where the record itself holds a word of ours or an id. */
  wordOf: (field: string, value: unknown) => string | undefined
}

/** What changed of a record, newest first. */
export const History = ({ list, team, names, wordOf }: HistoryProps) => (
  <section class="panel">
    <h3>{texts.title}</h3>
    <Rows list={list} empty={texts.none}>
      {(change) => {
        const { at, actor, field, from, to, unusual } = change
        const said = (value: unknown): Told => {
          const word = wordOf(field, value)
          return word === undefined ? told(value) : { text: word, isLong: false }
        }
        return (
          <li key={`${at} ${field}`}>
            <div class="what">
              <b>
                {names[field] ?? field}
                {unusual && <span class="tag warn qa-unusual">{texts.unusual}</span>}
              </b>
              <Change from={said(from)} to={said(to)} />
              <span class="more">
                <Given>{actorName(actor, team)}</Given> · <Time at={at} />
              </span>
            </div>
          </li>
        )
      }}
    </Rows>
  </section>
)

function Change({ from, to }: { from: Told; to: Told }) {
  if (!from.isLong && !to.isLong)
    return (
      <span class="qa-change inline">
        <Given>{from.text}</Given> <span aria-hidden="true">→</span>
        <span class="visually-hidden">{texts.became}</span> <Given>{to.text}</Given>
      </span>
    )
  return (
    <details class="qa-long-change">
      <summary>{texts.show}</summary>
      <dl>
        <dt>{texts.from}</dt>
        <dd dir="auto">{from.text}</dd>
        <dt>{texts.to}</dt>
        <dd dir="auto">{to.text}</dd>
      </dl>
    </details>
  )
}
