import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Given } from '../../given.tsx'
import { texts } from '../../../texts/en/run.ts'
import { faultOf } from '../fault.ts'
import { type LiveCase, type LiveStep, stepsOf } from '../live-run.ts'
import { useActs } from '../acts.ts'
import { Sign, Verdict } from '../verdict.tsx'
import type { WatchedRun } from '../watch-run.ts'
import { Kept } from './kept.ts'

type Actions = ReadonlyMap<string, readonly string[]>

/** The cases of the run in their order; each lights up step by step. */
export function CaseLights({ run }: { run: WatchedRun }) {
  const actions = useActions()
  return (
    <section class="lights" aria-label={texts.setup.cases}>
      <ol class="light-cases">
        {run.live.value?.cases.map((one) => (
          <li key={one.testCaseId} class={`light-case ${one.light}`}>
            <Kept of={one} draw={(of) => <CaseLight of={of} actions={actions} />} />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** What the steps say before they begin: the run itself does not know. */
function useActions() {
  const acts = useActs()
  const actions = useSignal<Actions>(new Map())
  useEffect(() => {
    acts.actions?.().then(
      (known) => (actions.value = known),
      () => undefined,
    )
  }, [acts.href])
  return actions
}

function CaseLight({ of, actions }: { of: LiveCase; actions: { readonly value: Actions } }) {
  const { title, light, testCaseId } = of
  const { nameOf } = useActs()
  const broken = of.steps.find((step) => step.light === 'failed' || step.light === 'error')
  return (
    <>
      <div class="light-head">
        <p class="light-title">
          <span class="case-id">{nameOf(testCaseId)}</span> <Given>{title}</Given>
        </p>
        <Verdict of={light} />
      </div>
      {light === 'running' ? (
        <ol class="light-steps">
          {stepsOf(of, actions.value.get(testCaseId)).map((step) => (
            <StepLight key={step.stepNumber} step={step} />
          ))}
        </ol>
      ) : (
        broken?.error && (
          <p class="light-error" dir="auto">
            {faultOf(broken.error).message}
          </p>
        )
      )}
    </>
  )
}

const StepLight = ({
  step: { action, light, durationMs },
}: {
  step: Pick<LiveStep, 'action' | 'light' | 'durationMs'>
}) => (
  <li class={`light-step ${light}`}>
    <Sign of={light} />
    <span class="light-action" dir="auto">
      {action}
    </span>
    {durationMs !== undefined && <span class="light-time">{texts.tookMs(durationMs)}</span>}
  </li>
)
