import { Button } from '../../button.tsx'
import { Given } from '../../given.tsx'
import { useFirst } from '../../use-first.tsx'
import { texts } from '../../../texts/en/run.ts'
import { useActs } from '../acts.ts'
import type { CaseResult } from '../types.ts'
import { type Cause, byCause } from './why.ts'
import './causes.css'

const say = texts.causes

interface CausesProps {
  cases: readonly CaseResult[]
  /** Opens a case and leads to it. */
  show: (testCaseId: string) => void
}

/** The cases that did not pass by what they have in common, each group with what to do next. */
export function Causes({ cases, show }: CausesProps) {
  const groups = byCause(cases)
  if (groups.length === 0) return null
  return (
    <ul class="causes" aria-label={say.title}>
      {groups.map((group) => (
        <li key={group.cause} class={group.cause}>
          <Group {...group} show={show} />
        </li>
      ))}
    </ul>
  )
}

function Group({ cause, cases, show }: CausesProps & { cause: Cause }) {
  const { nameOf } = useActs()
  const { shown, more } = useFirst(cases, { first: 5, words: say.more })
  return (
    <>
      <p class="cause-says">
        <b>{say.says[cause]}:</b> {say.next[cause]} <span class="muted">{say.count(cases.length)}</span>
      </p>
      <ul class="cause-cases">
        {shown.map(({ testCaseId, title }) => (
          <li key={testCaseId}>
            <Button kind="quiet" small act={() => show(testCaseId)}>
              <span>
                <span class="case-id">{nameOf(testCaseId)}</span> <Given>{title}</Given>
              </span>
            </Button>
          </li>
        ))}
      </ul>
      {more}
    </>
  )
}
