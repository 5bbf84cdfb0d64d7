import type { Signal } from '@preact/signals'
import { useId } from 'preact/hooks'
import { texts } from '../../../../texts/en/exchange.ts'
import type { Cases } from '../session.ts'
import { cases, ticked } from '../store.ts'

/** The cases that are meant: all, or those that are ticked. */
export function chosenCases(isTickedOnly: boolean): Cases {
  const all = cases.peek()
  const chosen = all.filter(({ id }) => ticked.peek().has(id))
  return isTickedOnly && chosen.length > 0 ? chosen : all
}

/** Asks which cases are meant, where some are ticked. */
export function WhichCases({ isTickedOnly }: { isTickedOnly: Signal<boolean> }) {
  const id = useId()
  const count = ticked.value.size
  if (count === 0) return <p class="hint">{texts.allCases(cases.value.length)}</p>
  return (
    <div class="choice ex-which">
      <input
        id={id}
        type="checkbox"
        checked={isTickedOnly.value}
        onChange={({ currentTarget }) => (isTickedOnly.value = currentTarget.checked)}
      />
      <label for={id}>{texts.onlyTicked(count)}</label>
    </div>
  )
}
