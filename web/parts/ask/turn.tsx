import { useId } from 'preact/hooks'
import type { Answer, Source } from '../../client/ask-files.ts'
import { texts } from '../../texts/en/ask.ts'
import { Day } from '../given.tsx'
import { Loading } from '../states.tsx'
import { type Filters, isNarrow } from './filters.ts'
import { focusOn } from './focus-on.ts'
import type { HrefOf } from './href.ts'
import { Passages } from './passages.tsx'
import { Said } from './said.tsx'
import { Sources } from './sources.tsx'
import type { Turn } from './turns.ts'

interface TurnProps {
  turn: Turn
  more: () => Promise<void>
  hrefOf: HrefOf | undefined
  filesHref: string | undefined
  /** Called when one of its sources is opened. */
  opened: ((source: Source) => void) | undefined
}

/** A question with its answer, what the answer rests on, and what else was found. */
export function TurnOf({ turn, more, hrefOf, filesHref, opened }: TurnProps) {
  const { question, state, answer: its } = turn
  const { answer = '', sources = [], results = [], warnings = [], excluded = [], conflicts = [] } = its
  const id = useId()
  const idOf = (n: number) => `${id}-${n}`
  return (
    <article class="panel ask-turn" aria-labelledby={`${id}-question`}>
      <h2 id={`${id}-question`} dir="auto">
        {question}
      </h2>
      {isNarrow(turn) && <p class="hint ask-narrowed">{narrowedTo(turn)}</p>}
      {state === 'asking' && answer === '' && <Loading text={texts.searching} />}
      {answer !== '' && <Said answer={answer} sources={sources} hrefOf={hrefOf} idOf={idOf} />}
      {state === 'failed' && <p class="warning">{texts.stopped}</p>}
      {state === 'answered' && answer === '' && <Silent answer={its} filesHref={filesHref} />}
      {excluded.length > 0 && <Excluded words={excluded} />}
      {conflicts.length > 0 && <Conflicts conflicts={conflicts} idOf={idOf} />}
      {warnings.length > 0 && <Remarks warnings={warnings} />}
      {sources.length > 0 && <Sources sources={sources} hrefOf={hrefOf} idOf={idOf} opened={opened} />}
      {state === 'answered' && results.length > 0 && (
        <Passages answer={its} hrefOf={hrefOf} more={more} isOpen={answer === ''} />
      )}
    </article>
  )
}

const days = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })
const dayOf = (day: string) => day && days.format(new Date(day))

function narrowedTo({ fileType, from, to }: Filters): string {
  const kinds: Readonly<Record<string, string>> = texts.kinds
  return texts.narrowed(kinds[fileType] ?? '', dayOf(from), dayOf(to))
}

function Silent({ answer, filesHref }: { answer: Partial<Answer>; filesHref: string | undefined }) {
  const reason = answer.answerReason ?? 'no_support'
  const isAlone = reason === 'no_support' && !answer.results?.length
  return (
    <div class="note ask-silent">
      <p>
        <b>{texts.silent[reason]}</b> {texts.silentHint[isAlone ? 'no_supportAlone' : reason]}
      </p>
      {reason === 'no_documents' && filesHref && (
        <p>
          <a href={filesHref}>{texts.toFiles}</a>
        </p>
      )}
    </div>
  )
}

const Excluded = ({ words }: { words: readonly string[] }) => (
  <p class="hint ask-excluded">
    {texts.excluded}{' '}
    {words.map((word) => (
      <span key={word} class="tag">
        <bdi>{word}</bdi>
      </span>
    ))}
  </p>
)

interface ConflictsProps {
  conflicts: Answer['conflicts']
  idOf: (n: number) => string
}

const Conflicts = ({ conflicts, idOf }: ConflictsProps) => (
  <section class="warning ask-conflicts" aria-label={texts.conflict}>
    <p>
      <b>{texts.conflict}.</b> {texts.conflictNewest}
    </p>
    {conflicts.map(({ subject, values }) => (
      <div key={subject}>
        <h3 dir="auto">{subject}</h3>
        <ul>
          {values.map(({ n, value, updatedAt }) => (
            <li key={n}>
              <b dir="auto">{value}</b>{' '}
              <span class="muted">
                <Day at={updatedAt} />
              </span>{' '}
              <button
                type="button"
                class="ask-mark"
                aria-label={texts.sourceNumber(n)}
                onClick={() => focusOn(idOf(n))}
              >
                {n}
              </button>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </section>
)

const Remarks = ({ warnings }: { warnings: readonly string[] }) => (
  <ul class="hint ask-remarks" aria-label={texts.remarks}>
    {warnings.map((warning) => (
      <li key={warning} dir="auto">
        {warning}
      </li>
    ))}
  </ul>
)
