import { useRef } from 'preact/hooks'
import { Button } from '../button.tsx'
import { texts } from '../../texts/en/reading.ts'
import { Kinds } from './kinds.tsx'
import { Line } from './line.tsx'
import { Marking } from './marking.tsx'
import { writeMarked } from './marks.ts'
import { Outcome } from './outcome.tsx'
import type { ReadSentence, ReadingSource } from './source.ts'
import { useCorrection } from './use-correction.ts'

interface EditorProps {
  sentence: ReadSentence
  source: ReadingSource
  /** Reads the sentences anew. */
  again: () => Promise<void>
  close: () => void
}

/** A sentence as it was read, which is corrected word by word. */
export function Editor({ sentence, source, again, close }: EditorProps) {
  const { draft, selected, fault, outcome, ...acts } = useCorrection(sentence, source, again)
  const place = useRef<HTMLDivElement>(null)
  const { marked, kinds } = draft.value.value

  /** The button goes with what it clears: the keyboard goes on at the words. */
  function clear() {
    place.current?.querySelector<HTMLElement>('.read-word[tabindex="0"]')?.focus()
    acts.select(null)
  }

  return (
    <div class="read" ref={place}>
      <How sentence={sentence} takeBack={() => acts.send({ marked: null })} />
      <Line marked={marked} edges={draft.edges} selected={selected} press={acts.press} select={acts.select} />
      {selected.value ? (
        <Marking
          marked={marked}
          words={selected.value}
          change={(next) => acts.change({ marked: next })}
          clear={clear}
        />
      ) : (
        <p class="hint">{texts.hint}</p>
      )}
      <Kinds
        kinds={kinds}
        change={(next) => acts.change({ kinds: next })}
        isDemand={marked.segments.some(({ tag }) => tag !== 'ctx')}
      />
      {fault.value && (
        <p class="fault" role="alert" dir="auto">
          {fault.value}
        </p>
      )}
      <div role="status">
        {outcome.value && <Outcome changed={outcome.value} showCase={source.showCase} close={close} />}
      </div>
      <div class="actions read-acts">
        <Button
          kind="primary"
          busy={texts.saving}
          disabled={!draft.isChanged}
          act={() => acts.send({ marked: writeMarked(marked), kinds: [...kinds] })}
        >
          {texts.save}
        </Button>
        <Button disabled={!draft.isChanged} act={acts.reset}>
          {texts.reset}
        </Button>
        <Button kind="quiet" act={close}>
          {texts.close}
        </Button>
      </div>
    </div>
  )
}

/** How sure the reading is; what a person corrected can be read automatically again. */
const How = ({ sentence, takeBack }: { sentence: ReadSentence; takeBack: () => Promise<void> }) => (
  <div class="read-how">
    <p class="hint">{howOf(sentence)}</p>
    {sentence.confidence === 1 && (
      <Button small busy={texts.reading} act={takeBack}>
        {texts.automatic}
      </Button>
    )}
  </div>
)

function howOf({ confidence }: ReadSentence): string {
  if (confidence === 1) return texts.corrected
  return confidence === 0 ? texts.unmarked : texts.surePercent(Math.floor(confidence * 100))
}
