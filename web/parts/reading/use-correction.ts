import { useSignal } from '@preact/signals'
import { type Stretch, selectedBy } from './marks.ts'
import { type Changed, type CorrectedTo, type ReadSentence, type ReadingSource, faultOf } from './source.ts'
import { type Draft, useDraft } from './use-draft.ts'

/** What is done with a sentence that is corrected: words are selected and marked, kinds changed, and all is sent or taken back. `again` reads the sentences anew. */
export function useCorrection(sentence: ReadSentence, source: ReadingSource, again: () => Promise<void>) {
  const draft = useDraft(sentence, source)
  const selected = useSignal<Stretch | null>(null)
  const isBegun = useSignal(false)
  const fault = useSignal('')
  const outcome = useSignal<Changed | null>(null)

  function select(words: Stretch | null, isOpen = false) {
    selected.value = words
    isBegun.value = isOpen
  }
  function tellNothing() {
    fault.value = ''
    outcome.value = null
  }
  function press(word: Stretch, isMore: boolean) {
    const before = { selected: selected.peek(), isBegun: isBegun.peek() }
    const next = selectedBy(draft.value.peek().marked, before, word, isMore)
    select(next.selected, next.isBegun)
  }
  function change(next: Partial<Draft>) {
    tellNothing()
    // What was marked is done with: the next word that is pressed begins anew.
    isBegun.value = false
    draft.value.value = { ...draft.value.peek(), ...next }
  }
  function reset() {
    tellNothing()
    select(null)
    draft.reset()
  }
  async function send(to: CorrectedTo) {
    tellNothing()
    try {
      outcome.value = await source.correct(sentence, to)
    } catch (error) {
      fault.value = faultOf(error, sentence)
      return
    }
    select(null)
    await again()
    draft.reset()
  }
  return { draft, selected, fault, outcome, select, press, change, reset, send }
}
