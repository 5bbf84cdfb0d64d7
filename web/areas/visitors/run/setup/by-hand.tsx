import { signal } from '@preact/signals'
import { useId, useMemo } from 'preact/hooks'
import { Button } from '../../../../parts/button.tsx'
import { texts } from '../../../../texts/en/run.ts'
import { newSession } from '../../generator/new-session.ts'
import { rememberSession } from '../../known-sessions.ts'
import { caseByHand } from '../by-hand.ts'
import { start } from '../start.ts'
import { type Written, emptyCase, filledCases, keepWritten, lastWritten } from './written.ts'
import { SetupForm } from '../../../../parts/run/setup/setup-form.tsx'

const say = texts.setup

/** Cases that are written here: they become a session of their own when the run starts. What is typed is kept in the tab. */
export function ByHand() {
  const written = useMemo(() => signal(lastWritten()), [])
  const change = (next: readonly Written[]) => {
    written.value = next
    keepWritten(next)
  }
  const cases = () => filledCases(written.value).map(({ title, steps }, at) => caseByHand(title, steps, at))
  async function send(config: Parameters<typeof start>[0]['config']) {
    const testCases = cases()
    const title = say.newTitle(testCases[0]?.title ?? '').slice(0, 200)
    const { sessionId, done } = await newSession({ title, requirements: '' }, testCases)
    rememberSession({ sessionId, title })
    await start({ sessionId, testCaseIds: testCases.map(({ id }) => id), config })
    done()
    keepWritten([emptyCase()])
  }
  return (
    <SetupForm cases={cases} send={send}>
      <h2>{say.write}</h2>
      <p class="hint">
        {say.orMake[0]}
        <a href="/">{say.orMake[1]}</a>
        {say.orMake[2]}
      </p>
      {written.value.map((one, at) => (
        <OneCase
          key={one.key}
          of={one}
          number={at + 1}
          isOnly={written.value.length === 1}
          change={(next) => change(written.value.with(at, next))}
          remove={() => change(written.value.toSpliced(at, 1))}
        />
      ))}
      <Button small act={() => change([...written.value, emptyCase()])}>
        {say.addCase}
      </Button>
    </SetupForm>
  )
}

interface OneCaseProps {
  of: Written
  number: number
  isOnly: boolean
  change: (next: Written) => void
  remove: () => void
}

function OneCase({ of, number, isOnly, change, remove }: OneCaseProps) {
  const id = useId()
  return (
    <div class="written-case" role="group" aria-label={say.caseNumber(number)}>
      <div class="field">
        <label for={`${id}-title`}>{say.caseTitle}</label>
        <input
          id={`${id}-title`}
          type="text"
          dir="auto"
          maxLength={1000}
          placeholder={say.caseTitleExample}
          value={of.title}
          onInput={(event) => change({ ...of, title: event.currentTarget.value })}
        />
      </div>
      <div class="field">
        <label for={`${id}-steps`}>{say.caseSteps}</label>
        <textarea
          id={`${id}-steps`}
          rows={5}
          dir="auto"
          aria-describedby={`${id}-hint`}
          placeholder={say.caseStepsExample}
          value={of.steps}
          onInput={(event) => change({ ...of, steps: event.currentTarget.value })}
        />
        <p class="hint" id={`${id}-hint`}>
          {say.caseStepsHint}
        </p>
      </div>
      {!isOnly && (
        <Button kind="quiet" small act={remove}>
          {say.removeCase(number)}
        </Button>
      )}
    </div>
  )
}
