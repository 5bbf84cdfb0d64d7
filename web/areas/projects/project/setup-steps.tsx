import { Button } from '../../../parts/button.tsx'
import { setup as texts } from '../../../texts/en/project.ts'
import type { Project } from '../acts/project.ts'
import { type StepId, setupSteps } from './setup.ts'

interface SetupProps {
  project: Project
  open: Record<StepId, () => void>
}

/** What gets a project going, until it goes. */
export function Setup({ project, open }: SetupProps) {
  const steps = setupSteps(project)
  const next = steps.find(({ isDone }) => !isDone)?.id
  const done = steps.filter(({ isDone }) => isDone).length
  if (done === steps.length) return null
  return (
    <section class="panel setup" aria-labelledby="setup-of-project">
      <div class="head">
        <h2 id="setup-of-project">{texts.title}</h2>
        <p class="muted">{texts.done(done, steps.length)}</p>
      </div>
      <progress value={done} max={steps.length} aria-labelledby="setup-of-project" />
      <ol>
        {steps.map(({ id, isDone }) => {
          const [title, hint, action] = texts.steps[id]
          return (
            <li key={id} class={isDone ? 'done' : ''}>
              <Mark isDone={isDone} />
              <div class="what">
                <h3>
                  {title}
                  <span class="visually-hidden"> ({isDone ? texts.isDone : texts.isOpen})</span>
                </h3>
                {!isDone && <p>{hint}</p>}
              </div>
              {!isDone && (
                <Button small kind={id === next ? 'primary' : 'plain'} act={open[id]}>
                  {action}
                </Button>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

const Mark = ({ isDone }: { isDone: boolean }) => (
  <svg class="mark" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true">
    <circle cx="12" cy="12" r="10" />
    {isDone && <path d="m7.5 12.5 3 3 6-6.5" stroke-linecap="round" stroke-linejoin="round" />}
  </svg>
)
