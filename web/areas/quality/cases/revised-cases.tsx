import type { Output } from '../../../client/call.ts'
import { StepDifference } from '../../../parts/step-difference.tsx'
import { useFirst } from '../../../parts/use-first.tsx'
import { revising as say } from '../../../texts/en/quality-cases.ts'

type Change = Output<'POST /api/qa/test-cases/revise'>['changes'][number]

interface RevisedCasesProps {
  changes: readonly Change[]
  /** Ids of those that are not to be stored. */
  left: ReadonlySet<string>
  toggle: (id: string) => void
}

/** What would become of cases, each with a tick for whether it shall. */
export function RevisedCases({ changes, left, toggle }: RevisedCasesProps) {
  const { shown, more } = useFirst(changes, { first: 20, words: say.more })
  return (
    <>
      {shown.map((change) => (
        <Revised key={change.id} change={change} isLeft={left.has(change.id)} toggle={toggle} />
      ))}
      {more}
    </>
  )
}

const tags = { added: 'tag good', changed: 'tag warn', removed: 'tag bad' } as const

interface RevisedProps {
  change: Change
  isLeft: boolean
  toggle: (id: string) => void
}

function Revised({ change: { id, number, before, after }, isLeft, toggle }: RevisedProps) {
  const is = before ? (after ? 'changed' : 'removed') : 'added'
  const title = (after ?? before)?.title ?? ''
  const name = say.name(number)
  return (
    <article class="revised-case">
      <label>
        <input
          type="checkbox"
          aria-label={say.take(name, title)}
          checked={!isLeft}
          onChange={() => toggle(id)}
        />{' '}
        <b>{name}</b> <bdi>{title}</bdi> <span class={tags[is]}>{say.is[is]}</span>
      </label>
      <StepDifference before={before} after={after} />
    </article>
  )
}
