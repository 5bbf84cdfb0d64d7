import { Empty } from '../../../../parts/states.tsx'
import { texts } from '../../../../texts/en/generator-coverage.ts'
import { editedSince } from '../edited.ts'
import { cases, session } from '../store.ts'
import { DecisionTable } from './decision-tables.tsx'
import { LifeCycle } from './life-cycle.tsx'
import { Techniques } from './techniques.tsx'
import './coverage.css'

/** What the cases cover: figures by technique, decision tables and life cycles as the service read them. */
export function Slot() {
  const { summary, models, gaps = [] } = session.value ?? {}
  // Read for the note: an edit is not in the figures of the last run.
  void cases.value
  if (!summary || !models)
    return (
      <Empty>
        <h2>{texts.nothing}</h2>
        <p>{texts.nothingHint}</p>
      </Empty>
    )
  const { coverage, requirements } = summary
  return (
    <div class="cov">
      <dl class="totals cov-totals">
        <div>
          <dt>{texts.items}</dt>
          <dd>{texts.percent(coverage.percent)}</dd>
          <dd class="cov-of">{texts.ofItems(coverage.covered, coverage.items)}</dd>
        </div>
        <div>
          <dt>{texts.sentences}</dt>
          <dd>{requirements.tested.toLocaleString('en')}</dd>
          <dd class="cov-of">{texts.ofSentences(requirements.sentences - requirements.context)}</dd>
        </div>
        <div>
          <dt>{texts.open}</dt>
          <dd>{gaps.length.toLocaleString('en')}</dd>
          <dd class="cov-of">{texts.openHint}</dd>
        </div>
      </dl>
      {editedSince() > 0 && <p class="hint">{texts.stale}</p>}
      <Techniques />
      {models.decisionTables.length > 0 && (
        <section class="cov-part" aria-labelledby="cov-tables">
          <h2 id="cov-tables">{texts.tables}</h2>
          {models.decisionTables.map((table, index) => (
            <DecisionTable key={index} table={table} />
          ))}
        </section>
      )}
      {models.stateMachines.length > 0 && (
        <section class="cov-part" aria-labelledby="cov-states">
          <h2 id="cov-states">{texts.lifeCycles}</h2>
          {models.stateMachines.map((machine, index) => (
            <LifeCycle key={index} machine={machine} />
          ))}
        </section>
      )}
    </div>
  )
}
