import { Button } from '../../../parts/button.tsx'
import { LongWork } from '../../../parts/long-work.tsx'
import { texts } from '../../../texts/en/generator.ts'
import { connection, failure, generate, lastEnded, runEvents } from './generation.ts'
import { type Stage, failureOf, stagesOf } from './progress.ts'
import { busy, session } from './store.ts'

/** What the service does with the session now, stage by stage; its end is told wherever one is by then. */
export function RunState() {
  const work = busy.value
  const ended = lastEnded.value
  const executionId = work?.executionId ?? ended?.executionId
  if (!executionId) return <Failure />
  const { sessionId = '' } = session.value ?? {}
  return (
    <>
      <section class={work ? 'gen-run' : ''} aria-label={work ? texts.working : undefined}>
        <LongWork
          key={executionId}
          name={work?.kind === 'refine' ? texts.refining : texts.working}
          stage={work?.kind === 'refine' ? texts.refining : texts.working}
          share={work?.progress ?? 1}
          status={work ? 'working' : (ended?.status ?? 'completed')}
          end={ended?.words ?? ''}
          connection={connection.value}
          executionId={executionId}
          href={`/#session=${sessionId}`}
        />
        {work && (
          <ol class="gen-stages">
            {stagesOf(runEvents.value).map((stage) => (
              <StageLine key={stage.phase} stage={stage} />
            ))}
          </ol>
        )}
      </section>
      {!work && <Failure />}
    </>
  )
}

/** Why there is no result, and the way to try again. */
function Failure() {
  const view = session.value
  const kept = view && view.testCases.length === 0 ? failureOf(view) : null
  const why = failure.value ?? kept
  if (why === null) return null
  return (
    <section class="gen-run" role="alert">
      <p class="fault" dir="auto">
        {why || `${texts.failed} ${texts.failedHint}`}
      </p>
      <Button small act={() => generate({ requirements: session.peek()?.requirements ?? '' })}>
        {texts.tryAgain}
      </Button>
    </section>
  )
}

const StageLine = ({ stage: { phase, isLook, state, said } }: { stage: Stage }) => (
  <li class={`is-${state}`} aria-current={state === 'now' ? 'step' : undefined}>
    <span class="gen-dot" aria-hidden="true" />
    <span>
      {isLook ? texts.looking : texts.phases[phase]}
      <span class="visually-hidden"> ({texts.states[state]})</span>
      {said && <small dir="auto">{said}</small>}
    </span>
  </li>
)
