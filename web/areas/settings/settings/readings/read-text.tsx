import { type ReadonlySignal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { type Output, call } from '../../../../client/call.ts'
import { Button } from '../../../../parts/button.tsx'
import { Field } from '../../../../parts/field.tsx'
import { Form } from '../../../../parts/form.tsx'
import { MarkedLine } from '../../../../parts/reading/marked-line.tsx'
import { readMarked } from '../../../../parts/reading/marks.ts'
import { Names } from '../../../../parts/reading/names.tsx'
import { kindNames } from '../../../../parts/reading/kind-names.ts'
import { useFirst } from '../../../../parts/use-first.tsx'
import { texts as all } from '../../../../texts/en/settings.ts'
import type { LookedInto } from './looked-into.ts'

const texts = all.readings
type Reading = Output<'POST /api/qa/readings'>
type Sentence = Reading['sentences'][number]

interface ReadTextProps {
  organizationId: string
  mayWrite: boolean
  lookInto: (at: LookedInto) => void
  /** Counts up whenever something is corrected. */
  changes: ReadonlySignal<number>
}

/** A text, sentence by sentence as it is read, each with the way to correct it. */
export function ReadText({ organizationId, mayWrite, lookInto, changes }: ReadTextProps) {
  const found = useSignal<{ text: string; reading: Reading } | null>(null)
  async function read(text: string) {
    found.value = {
      text,
      reading: await call('POST /api/qa/readings', { organizationId, requirements: text }),
    }
  }
  useEffect(() => {
    const now = found.peek()
    // What was read before stays where it cannot be read anew.
    if (now && changes.value > 0) void read(now.text).catch(() => undefined)
  }, [changes.value])
  const now = found.value
  return (
    <>
      <Form action={texts.read} busy={texts.reading} send={({ text = '' }) => read(text)}>
        <Field label={texts.text} name="text" lines={4} maxLength={20_000} hint={texts.textHint} required />
      </Form>
      <p role="status" class="hint">
        {now && texts.found(now.reading.sentences.length)}
      </p>
      {now && <Sentences of={now.reading} text={now.text} mayWrite={mayWrite} lookInto={lookInto} />}
      {now && <Names names={now.reading.names} />}
    </>
  )
}

interface SentencesProps extends Pick<ReadTextProps, 'mayWrite' | 'lookInto'> {
  of: Reading
  text: string
}

function Sentences({ of: { sentences }, text, mayWrite, lookInto }: SentencesProps) {
  const { shown, more } = useFirst(sentences, { first: 20, words: texts.more })
  return (
    <>
      <ul class="rows">
        {shown.map((sentence) => (
          <Row
            key={sentence.id}
            of={sentence}
            mayWrite={mayWrite}
            look={() => lookInto({ text, place: sentence })}
          />
        ))}
      </ul>
      {more}
    </>
  )
}

interface RowProps {
  of: Sentence
  mayWrite: boolean
  look: () => void
}

const Row = ({ of: { marked, kinds, confidence }, mayWrite, look }: RowProps) => {
  const words = readMarked(marked).text
  return (
    <li>
      <div class="what">
        <MarkedLine marked={marked} />
        <span class="more">{[howSure(confidence), ...kindNames(kinds)].join(' · ')}</span>
      </div>
      {mayWrite && (
        <div class="acts">
          <Button small label={texts.correctOf(words)} act={look}>
            {texts.correct}
          </Button>
        </div>
      )}
    </li>
  )
}

function howSure(confidence: number): string {
  if (confidence === 1) return texts.byPerson
  return confidence === 0 ? texts.unmarked : texts.sure(Math.floor(confidence * 100))
}
