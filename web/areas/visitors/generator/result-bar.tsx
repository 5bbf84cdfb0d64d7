import { Button } from '../../../parts/button.tsx'
import { Given } from '../../../parts/given.tsx'
import { Refusal, messageOf } from '../../../client/refusal.ts'
import { coverageHint, coverageInWords } from '../../../parts/coverage-words.ts'
import { isReady } from '../../../parts/exchange/is-ready.ts'
import { texts as ofCoverage } from '../../../texts/en/coverage.ts'
import { texts } from '../../../texts/en/generator.ts'
import { countBases } from './filters.ts'
import { Next } from './next.tsx'
import { flush, keepAsNew, saving, startAnew } from './open-session.ts'
import { slot } from './slots.tsx'
import { cases, session } from './store.ts'
import { toCoverage } from './text-actions.ts'
import { WrittenBy } from './written-by.tsx'

const Exchange = slot('exchange')

/** What the session is called, how it stands, what can be done next, and what else can be done with all of it. */
export function ResultBar() {
  // Nothing is there yet that could be counted or saved.
  const isFirst = session.value?.status === 'running' && cases.value.length === 0
  return (
    <header class={`gen-head${isFirst ? ' is-first' : ''}`}>
      <div class="gen-title">
        {/* A long one is cut to two lines; whoever points at it or taps it sees all of it. */}
        <h1 tabIndex={-1} title={session.value?.title}>
          <Given>{session.value?.title}</Given>
        </h1>
        <div class="gen-standing">
          <Figures />
          <Covered />
          <WrittenBy />
          {!(isFirst && saving.value.state === 'saved') && <SaveLine />}
        </div>
      </div>
      <Next />
      <div class="gen-acts">
        <Button kind="quiet" act={startAnew}>
          {texts.newText}
        </Button>
        {Exchange && <Exchange />}
      </div>
    </header>
  )
}

function Figures() {
  const testCases = cases.value
  if (testCases.length === 0) return null
  const standing = {
    ready: testCases.filter(isReady).length,
    verified: testCases.filter(({ verified }) => verified === true).length,
  }
  return <p>{texts.figures(testCases.length, standing, countBases(testCases))}</p>
}

/** How much of the text is verified, and how much only named by ideas; it leads to the panel that says it in full. */
function Covered() {
  const { summary } = session.value ?? {}
  const words = summary && cases.value.length > 0 ? coverageInWords(summary.coverage) : ''
  if (!summary || words === '') return null
  return (
    <p>
      <button
        type="button"
        class="link"
        title={`${coverageHint(summary.coverage)} ${ofCoverage.countedAt}`}
        aria-label={`${words}. ${texts.toCoverage}`}
        onClick={toCoverage}
      >
        {words}
      </button>
    </p>
  )
}

/** Whether everything is saved. Only what one must know is said aloud. */
function SaveLine() {
  const now = saving.value
  const words = texts.saving
  if (now.state === 'saved' || now.state === 'waiting' || now.state === 'saving' || now.state === 'busy')
    return <p class={`gen-saving is-${now.state}`}>{words[now.state]}</p>
  if (now.state === 'conflict') return null
  return (
    <div class="gen-saving fault" role="alert">
      {now.state === 'offline' && words.offline}
      {now.state === 'untitled' && words.untitled(now.id)}
      {now.state === 'failed' && (
        <>
          <span dir="auto">{words.failed(messageOf(now.error))}</span> <Again error={now.error} />
          <Button small kind="plain" act={flush}>
            {texts.tryAgain}
          </Button>
        </>
      )}
      {now.state === 'gone' && (
        <>
          {words.gone}{' '}
          <Button small kind="plain" act={keepAsNew} busy={texts.keeping}>
            {texts.keepAsNew}
          </Button>
        </>
      )}
    </div>
  )
}

const clock = new Intl.DateTimeFormat('en', { timeStyle: 'medium' })

/** When a limit is over; until then there is no use in trying. */
function Again({ error }: { error: unknown }) {
  if (!(error instanceof Refusal) || error.retryAfter === undefined) return null
  return <span>{texts.saving.again(clock.format(error.at + error.retryAfter * 1000))}</span>
}
