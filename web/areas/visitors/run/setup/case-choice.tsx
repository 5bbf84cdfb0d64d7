import type { Signal } from '@preact/signals'
import { useId } from 'preact/hooks'
import { Button } from '../../../../parts/button.tsx'
import { Given } from '../../../../parts/given.tsx'
import { texts } from '../../../../texts/en/run.ts'
import type { TestCase } from '../../../../parts/run/types.ts'
import { isPlayable, mostCases } from './choose.ts'
import { toggled } from '../../../../parts/toggled.ts'

const say = texts.setup

/** The cases to run, each with what of it will not be understood. */
export function CaseChoice({
  cases,
  chosen,
}: {
  cases: readonly TestCase[]
  chosen: Signal<ReadonlySet<string>>
}) {
  const id = useId()
  const chooseAll = () => (chosen.value = new Set(cases.map((testCase) => testCase.id)))
  return (
    <fieldset class="case-choice">
      <legend class="visually-hidden">{say.cases}</legend>
      <div class="choice-bar">
        <p class="muted" role="status">
          {say.chosen(chosen.value.size, cases.length)}
        </p>
        <div class="choice-acts">
          <Button kind="link" act={chooseAll}>
            {say.all}
          </Button>
          <Button kind="link" act={() => (chosen.value = new Set())}>
            {say.none}
          </Button>
        </div>
      </div>
      {!cases.some(isPlayable) && <p class="note">{say.noneReady}</p>}
      {cases.length > mostCases && <p class="hint">{say.mostAtOnce(mostCases)}</p>}
      <ul class="choices">
        {cases.map((testCase) => (
          <li key={testCase.id} class="choice">
            <input
              id={`${id}-${testCase.id}`}
              type="checkbox"
              checked={chosen.value.has(testCase.id)}
              onChange={() => (chosen.value = toggled(chosen.value, testCase.id))}
            />
            <label for={`${id}-${testCase.id}`}>
              <span class="case-id">{testCase.id}</span> <Given>{testCase.title}</Given>
              <NotReady of={testCase} />
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

function NotReady({ of: testCase }: { of: TestCase }) {
  if (isPlayable(testCase)) return null
  return (
    <span class="not-ready" dir="auto">
      {testCase.automation?.reasons[0] ?? say.notReady}
    </span>
  )
}
