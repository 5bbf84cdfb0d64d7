import { Button } from '../../../parts/button.tsx'
import { texts } from '../../../texts/en/generator.ts'
import { failure, generate, isLost, runEvents } from './generation.ts'
import { type Stage, stagesOf } from './progress.ts'
import { busy, session } from './store.ts'

/** What the service does with the session now, stage by stage, or why it did not work. */
export function RunState() {
  const work = busy.value
  if (work)
    return (
      <section class="gen-run" aria-labelledby="working">
        <h2 id="working">{work.kind === 'refine' ? texts.refining : texts.working}</h2>
        <progress class="gen-progress" max={1} value={work.progress} aria-label={texts.progress} />
        <ol class="gen-stages">
          {stagesOf(runEvents.value).map((stage) => (
            <StageLine key={stage.phase} stage={stage} />
          ))}
        </ol>
        {isLost.value && (
          <p class="fault" role="status">
            {texts.lost}
          </p>
        )}
      </section>
    )
  if (failure.value === null) return null
  return (
    <section class="gen-run" role="alert">
      <p class="fault" dir="auto">
        {failure.value || `${texts.failed} ${texts.failedHint}`}
      </p>
      <Button small act={() => generate({ requirements: session.peek()?.requirements ?? '' })}>
        {texts.tryAgain}
      </Button>
    </section>
  )
}

const StageLine = ({ stage: { phase, state, said } }: { stage: Stage }) => (
  <li class={`is-${state}`} aria-current={state === 'now' ? 'step' : undefined}>
    <span class="gen-dot" aria-hidden="true" />
    <span>
      {texts.phases[phase]}
      <span class="visually-hidden"> ({texts.states[state]})</span>
      {said && <small dir="auto">{said}</small>}
    </span>
  </li>
)
