import { computed } from '@preact/signals'
import { Button } from '../../../parts/button.tsx'
import { LongWork } from '../../../parts/long-work.tsx'
import { texts } from '../../../texts/en/generator.ts'
import { connection, failure, generate, lastEnded, runEvents } from './generation.ts'
import { type Stage, failureOf, stagesOf, writtenTitles } from './progress.ts'
import { busy, cases, session } from './store.ts'

/** Of the cases that were written, those that are shown while more come. */
const mostShown = 8

/** What the service does with the session now; its end is told wherever one is by then. Before there are cases, with all of its stages. */
export function Working() {
  const work = busy.value
  const ended = lastEnded.value
  const executionId = work?.executionId ?? ended?.executionId
  if (!executionId) return null
  const { sessionId = '' } = session.value ?? {}
  const name = work?.kind === 'refine' ? texts.refining : texts.working
  const stages = stagesOf(runEvents.value)
  const written = writtenTitles(runEvents.value)
  const now = stages.find(({ state }) => state === 'now')
  return (
    <>
      <LongWork
        key={executionId}
        name={name}
        stage={work?.kind === 'refine' || !now ? name : now.said || texts.phases[now.phase]}
        share={work?.progress ?? 1}
        status={work ? 'working' : (ended?.status ?? 'completed')}
        end={ended?.words ?? ''}
        connection={connection.value}
        executionId={executionId}
        href={`/#session=${sessionId}`}
      />
      {work && cases.value.length === 0 && (
        <ol class="gen-stages">
          {stages.map((stage) => (
            <StageLine key={stage.phase} stage={stage} />
          ))}
        </ol>
      )}
      {work && written.length > 0 && (
        <>
          <p class="note">{texts.written(written.length)}</p>
          <ol class="gen-written" reversed>
            {written
              .slice(-mostShown)
              .reverse()
              .map((title) => (
                <li key={title} dir="auto">
                  {title}
                </li>
              ))}
          </ol>
        </>
      )}
    </>
  )
}

/** Why there is no result; null where nothing failed. */
export const failed = computed(() => {
  if (busy.value) return null
  const view = session.value
  const kept = view && view.testCases.length === 0 ? failureOf(view) : null
  return failure.value ?? kept
})

/** Says it, with the way to try again. */
export function Failure() {
  const why = failed.value
  if (why === null) return null
  return (
    <div role="alert">
      <p class="fault" dir="auto">
        {why || `${texts.failed} ${texts.failedHint}`}
      </p>
      <Button small act={() => generate({ requirements: session.peek()?.requirements ?? '' })}>
        {texts.tryAgain}
      </Button>
    </div>
  )
}

const StageLine = ({ stage: { phase, isLook, state } }: { stage: Stage }) => (
  <li class={`is-${state}`} aria-current={state === 'now' ? 'step' : undefined}>
    <span class="gen-dot" aria-hidden="true" />
    <span>
      {isLook ? texts.looking : texts.phases[phase]}
      <span class="visually-hidden"> ({texts.states[state]})</span>
    </span>
  </li>
)
