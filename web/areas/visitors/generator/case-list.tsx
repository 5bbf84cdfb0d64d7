import { Button } from '../../../parts/button.tsx'
import { texts } from '../../../texts/en/generator.ts'
import { add } from './case-actions.ts'
import { CaseMenu } from './case-menu.tsx'
import { CaseRow } from './case-row.tsx'
import { CaseTools } from './case-tools.tsx'
import { everything } from './filters.ts'
import { lastEnded } from './generation.ts'
import { startAnew } from './open-session.ts'
import { NotReady } from './rewording/not-ready.tsx'
import { Samples } from './samples.tsx'
import { busy, order, session } from './store.ts'
import { filter, questions, shownIds, view } from './view.ts'
import { WritingGuide } from './writing-guide.tsx'

/** The cases: found, ticked, moved, and edited where they stand. */
export function CaseList() {
  const ids = shownIds.value
  const isEmpty = order.value.length === 0
  return (
    <section class="gen-cases" aria-label={texts.casesTitle}>
      {!isEmpty && <CaseTools />}
      {!isEmpty && <LeftOut />}
      <NotReady />
      {isEmpty && <NoCases />}
      {!isEmpty && ids.length === 0 && (
        <div class="empty">
          <p>{texts.noneFound}</p>
          <Button act={() => (filter.value = everything)}>{texts.clearFilter}</Button>
        </div>
      )}
      <ol
        class={`gen-list${lastEnded.value?.status === 'completed' ? ' is-fresh' : ''}`}
        aria-label={texts.casesTitle}
      >
        {ids.map((id) => (
          <CaseRow key={id} id={id} />
        ))}
      </ol>
      {(!isEmpty || !busy.value) && (
        <div class="gen-below">
          <Button act={add}>{texts.addCase}</Button>
          {ids.length > 1 && <p class="hint gen-keys">{texts.keys}</p>}
        </div>
      )}
      <CaseMenu />
    </section>
  )
}

/** A generation makes at most so many cases: what the text asks for beside them, and where it is named. */
function LeftOut() {
  const { summary } = session.value ?? {}
  const count = summary?.coverage.dropped.length ?? 0
  if (!summary || count === 0) return null
  return (
    <p class="note">
      {texts.leftOut(count, summary.total)}{' '}
      <button type="button" class="link" onClick={() => (view.value = 'coverage')}>
        {texts.showLeftOut}
      </button>
    </p>
  )
}

function NoCases() {
  if (busy.value)
    return (
      <div class="gen-waiting" aria-hidden="true">
        <span />
        <span />
        <span />
      </div>
    )
  return (
    <div class="empty">
      <h2>{texts.noCases}</h2>
      {questions.value.length > 0 && <p>{texts.answerHint}</p>}
      {questions.value.length === 0 && session.value?.requirements.trim() && <Usable />}
      <p>
        <WritingGuide />
      </p>
      <p>{texts.noCasesHint}</p>
    </div>
  )
}

/** For a text of which nothing was understood: how a sentence looks that can be, and texts that begin another session. */
const Usable = () => (
  <>
    <p>{texts.nothingUnderstood}</p>
    <blockquote class="gen-usable">
      {texts.usable.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </blockquote>
    <Samples choose={({ text }) => startAnew(text)} />
  </>
)
