import { useComputed } from '@preact/signals'
import { texts } from '../../../../texts/en/rewording.ts'
import { cases, ticked } from '../store.ts'
import { authors } from '../writers/authors.ts'
import { MakeRunnable } from './make-runnable.tsx'
import { mayBeReworded } from '../../../../parts/rewording/to-reword.ts'

const idsOf = (ids: ReadonlySet<string>): string[] =>
  cases.value.filter((each) => ids.has(each.id) && mayBeReworded(each)).map(({ id }) => id)

interface TickedToRewordProps {
  /** Among the buttons of the bar, or below them, which is the place of the ways without a model. */
  at: 'button' | 'below'
}

/** Rewords ticked cases, as far as they test a page. */
export function TickedToReword({ at }: TickedToRewordProps) {
  const count = useComputed(() => idsOf(ticked.value).length).value
  const place = authors.value?.model.configured === false ? 'below' : 'button'
  if (count === 0 || at !== place) return null
  const words = count === ticked.value.size ? texts.makeRunnable : texts.makeSome(count)
  return <MakeRunnable ids={() => idsOf(ticked.peek())} words={words} />
}
