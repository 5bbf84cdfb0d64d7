import { useSignal } from '@preact/signals'
import { differsForPeople } from '../../../../../shared/domain/test-cases/step-differences.ts'
import { ChangeTag } from '../../../../parts/step-difference/change-tag.tsx'
import { StepDifference } from '../../../../parts/step-difference.tsx'
import { useFirst } from '../../../../parts/use-first.tsx'
import { texts } from '../../../../texts/en/generator-chat.ts'
import type { MessageChange } from './message-changes.ts'

type ChangedCase = MessageChange['cases'][number]

const openedFirst = 3

/** What a message changed, case by case; the first ones are open. */
export function ChangedCases({ change: { cases, order, scope, format } }: { change: MessageChange }) {
  const visible = cases.filter(({ before, after }) => differsForPeople(before, after))
  const { shown, more } = useFirst(visible, { first: 20, words: texts.moreCases })
  const others = cases.length - visible.length
  return (
    <>
      {format && <p>{texts.formatBefore(format)}</p>}
      {scope && <p>{texts.scopeBefore(scope)}</p>}
      {order && <p>{texts.reordered}</p>}
      {shown.map((each, at) => (
        <CaseDifference key={each.id} of={each} startsOpen={at < openedFirst} />
      ))}
      {more}
      {others > 0 && <p class="hint">{texts.restJudged(others)}</p>}
    </>
  )
}

function CaseDifference({ of, startsOpen }: { of: ChangedCase; startsOpen: boolean }) {
  const isOpen = useSignal(startsOpen)
  const { id, title, before, after } = of
  return (
    <details
      class="chat-changed-case"
      open={isOpen.value}
      onToggle={({ currentTarget }) => (isOpen.value = currentTarget.open)}
    >
      <summary>
        <bdi>{id}</bdi> <bdi>{title}</bdi> <ChangeTag before={before} after={after} />
      </summary>
      {isOpen.value && <StepDifference before={before} after={after} />}
    </details>
  )
}
