import { signal } from '@preact/signals'
import { goTo } from '../case-actions.ts'
import type { TestCase } from '../session.ts'
import { session } from '../store.ts'
import { Rehearsal } from './rehearsal.tsx'
import { rehearsalOf } from './rehearsed-case.ts'

/** Cases of which the user said that the page is wrong. */
const pagesAtFault = signal<ReadonlySet<string>>(new Set())

/** The rehearsal of a case of the open session. Who says that the case is wrong goes on in what it expects. */
export function RehearsalOfCase({ testCase: { id, steps = [] } }: { testCase: TestCase }) {
  const rehearsed = rehearsalOf(session.value, id)
  if (!rehearsed) return null
  const at = steps.findIndex(({ stepNumber }) => stepNumber === rehearsed.stepNumber)
  function say(wrong: 'page' | 'case') {
    if (wrong === 'page') pagesAtFault.value = new Set([...pagesAtFault.peek(), id])
    else goTo(id, `[data-step="${Math.max(0, at)}"] .gen-seen`)
  }
  return <Rehearsal of={rehearsed} answer={pagesAtFault.value.has(id) ? 'page' : undefined} say={say} />
}
