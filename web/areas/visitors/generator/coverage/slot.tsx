import type { ComponentChildren } from 'preact'
import { Time } from '../../../../parts/given.tsx'
import { Empty } from '../../../../parts/states.tsx'
import { texts } from '../../../../texts/en/generator-coverage.ts'
import { editedSince } from '../edited.ts'
import { cases, session } from '../store.ts'
import { useFirst } from '../../../../parts/use-first.tsx'
import { sentencesAsked } from './by-technique.ts'
import { DecisionTable } from './decision-tables.tsx'
import { LifeCycle } from './life-cycle.tsx'
import { Techniques } from './techniques.tsx'
import './coverage.css'

/** What the cases cover: figures by technique, decision tables and life cycles as the service read them. */
export function Slot() {
  const { summary, models, gaps = [], events = [] } = session.value ?? {}
  // Read for the note: an edit is not in the figures of the last run.
  void cases.value
  if (!summary || !models)
    return (
      <Empty>
        <h2>{texts.nothing}</h2>
        <p>{texts.nothingHint}</p>
      </Empty>
    )
  const { coverage } = summary
  const sentences = sentencesAsked(summary.requirements)
  const madeAt = events.findLast(({ type }) => type === 'execution_complete')?.['at']
  return (
    <div class="cov">
      <dl class="totals cov-totals">
        <div>
          <dt>{texts.items}</dt>
          <dd>{coverage.items > 0 ? texts.percent(coverage.percent) : texts.noPercent}</dd>
          <dd class="cov-of">
            {coverage.items > 0 ? texts.ofItems(coverage.covered, coverage.items) : texts.noItems}
          </dd>
        </div>
        <div>
          <dt>{texts.sentences}</dt>
          <dd>{sentences.tested.toLocaleString('en')}</dd>
          <dd class="cov-of">{texts.ofSentences(sentences.asked)}</dd>
        </div>
        <div>
          <dt>{texts.lower}</dt>
          <dd>{sentences.lower.toLocaleString('en')}</dd>
          <dd class="cov-of">{texts.ofSentences(sentences.asked)}</dd>
        </div>
        <div>
          <dt>{texts.without}</dt>
          <dd>{sentences.without.toLocaleString('en')}</dd>
          <dd class="cov-of">{texts.ofSentences(sentences.asked)}</dd>
        </div>
        <div>
          <dt>{texts.open}</dt>
          <dd>{gaps.length.toLocaleString('en')}</dd>
          <dd class="cov-of">{texts.openHint}</dd>
        </div>
      </dl>
      <p class="hint">
        {typeof madeAt === 'string' && (
          <>
            {texts.madeAt} <Time at={madeAt} />.{' '}
          </>
        )}
        {editedSince() > 0 && texts.stale}
      </p>
      <Techniques />
      <Part id="cov-tables" title={texts.tables} all={models.decisionTables}>
        {(table, index) => <DecisionTable key={index} table={table} />}
      </Part>
      <Part id="cov-states" title={texts.lifeCycles} all={models.stateMachines}>
        {(machine, index) => <LifeCycle key={index} machine={machine} />}
      </Part>
    </div>
  )
}

interface PartProps<T> {
  id: string
  title: string
  all: readonly T[]
  children: (one: T, index: number) => ComponentChildren
}

/** What can be drawn of one kind, the first ones of many. */
function Part<T>({ id, title, all, children }: PartProps<T>) {
  const { shown, more } = useFirst(all, { first: 10, words: texts.moreRows })
  if (all.length === 0) return null
  return (
    <section class="cov-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {shown.map(children)}
      {more}
    </section>
  )
}
