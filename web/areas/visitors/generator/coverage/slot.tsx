import type { ComponentChildren } from 'preact'
import { Time } from '../../../../parts/given.tsx'
import { Empty } from '../../../../parts/states.tsx'
import { texts } from '../../../../texts/en/generator-coverage.ts'
import { editedSince } from '../edited.ts'
import type { SessionView } from '../session.ts'
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
  const madeAt = events.findLast(({ type }) => type === 'execution_complete')?.['at']
  return (
    <div class="cov">
      <Totals summary={summary} open={gaps.length} />
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

interface TotalsProps {
  summary: NonNullable<SessionView['summary']>
  /** How many points are left to answer in the text. */
  open: number
}

/** What is proved, what has ideas and outlines, and what is open. */
function Totals({ summary: { coverage, requirements }, open }: TotalsProps) {
  const sentences = sentencesAsked(requirements)
  return (
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
        <dd>{open.toLocaleString('en')}</dd>
        <dd class="cov-of">{texts.openHint}</dd>
      </div>
    </dl>
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
