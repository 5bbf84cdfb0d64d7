import type { ComponentChildren } from 'preact'
import { coverageHint, wholePercent } from '../../../../parts/coverage-words.ts'
import { Time } from '../../../../parts/given.tsx'
import { Empty } from '../../../../parts/states.tsx'
import { texts as ofCoverage } from '../../../../texts/en/coverage.ts'
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
        {coverageHint(summary.coverage)}{' '}
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

/** What is verified, what only ideas name, what became of the sentences, and what is open. */
function Totals({ summary: { coverage, requirements }, open }: TotalsProps) {
  const { asked, tested, partly, lower, without } = sentencesAsked(requirements)
  const { items, covered, ideas } = coverage
  return (
    <dl class="totals cov-totals">
      <Share name={texts.verified} covered={covered} items={items} />
      {ideas && <Share name={texts.ideas} covered={ideas.covered} items={items} isIdea />}
      <Count name={texts.sentences} count={tested} of={texts.ofSentences(asked)} />
      {partly > 0 && <Count name={texts.partly} count={partly} of={texts.ofSentences(asked)} />}
      <Count name={texts.lower} count={lower} of={texts.ofSentences(asked)} />
      <Count name={texts.without} count={without} of={texts.ofSentences(asked)} />
      <Count name={texts.open} count={open} of={texts.openHint} />
    </dl>
  )
}

interface ShareProps {
  name: string
  covered: number
  items: number
  isIdea?: boolean
}

/** A share of all that the text demands, with a bar. */
function Share({ name, covered, items, isIdea = false }: ShareProps) {
  const percent = wholePercent(covered, items)
  return (
    <div>
      <dt>{name}</dt>
      <dd>{items > 0 ? ofCoverage.percent(percent) : texts.noPercent}</dd>
      {items > 0 && (
        <dd class={`cov-bar${isIdea ? ' is-idea' : ''}`} aria-hidden="true">
          <span style={{ inlineSize: `${percent}%` }} />
        </dd>
      )}
      <dd class="cov-of">{items > 0 ? texts.ofParts(covered, items) : texts.noItems}</dd>
    </div>
  )
}

const Count = ({ name, count, of }: { name: string; count: number; of: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{count.toLocaleString('en')}</dd>
    <dd class="cov-of">{of}</dd>
  </div>
)

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
