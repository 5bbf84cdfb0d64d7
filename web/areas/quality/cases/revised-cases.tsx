import type { Output } from '../../../client/call.ts'
import { ChangeTag } from '../../../parts/step-difference/change-tag.tsx'
import { StepDifference } from '../../../parts/step-difference.tsx'
import { useFirst } from '../../../parts/use-first.tsx'
import { revising as say } from '../../../texts/en/quality-cases.ts'

type Change = Output<'POST /api/qa/test-cases/revise'>['changes'][number]

interface RevisedCasesProps {
  changes: readonly Change[]
  /** Ids of changes that are not to be stored. */
  leftOut: ReadonlySet<string>
  toggle: (id: string) => void
}

/** Proposed changes of cases, each with a checkbox. */
export function RevisedCases({ changes, leftOut, toggle }: RevisedCasesProps) {
  const { shown, more } = useFirst(changes, { first: 20, words: say.more })
  return (
    <>
      {shown.map((change) => (
        <Revised key={change.id} change={change} isLeftOut={leftOut.has(change.id)} toggle={toggle} />
      ))}
      {more}
    </>
  )
}

interface RevisedProps {
  change: Change
  isLeftOut: boolean
  toggle: (id: string) => void
}

function Revised({ change: { id, number, before, after }, isLeftOut, toggle }: RevisedProps) {
  const title = (after ?? before)?.title ?? ''
  const name = say.name(number)
  return (
    <article class="revised-case">
      <label>
        <input
          type="checkbox"
          aria-label={say.take(name, title)}
          checked={!isLeftOut}
          onChange={() => toggle(id)}
        />{' '}
        <b>{name}</b> <bdi>{title}</bdi> <ChangeTag before={before} after={after} words={say.is} />
      </label>
      <StepDifference before={before} after={after} />
    </article>
  )
}
