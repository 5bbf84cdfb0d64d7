import { useComputed } from '@preact/signals'
import { texts } from '../../../../texts/en/rewording.ts'
import { cases, ticked } from '../store.ts'
import { MakeRunnable } from './make-runnable.tsx'
import { canBeReworded } from '../../../../parts/rewording/to-reword.ts'

const idsOf = (ids: ReadonlySet<string>): string[] =>
  cases.value.filter((each) => ids.has(each.id) && canBeReworded(each)).map(({ id }) => id)

/** Makes those of the ticked cases runnable that are not. */
export function TickedToReword() {
  const count = useComputed(() => idsOf(ticked.value).length).value
  if (count === 0) return null
  const words = count === ticked.value.size ? texts.makeRunnable : texts.makeSome(count)
  return <MakeRunnable ids={() => idsOf(ticked.peek())} words={words} />
}
