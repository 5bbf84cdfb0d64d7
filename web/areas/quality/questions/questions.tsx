import { useSignal } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { call } from '../../../client/call.ts'
import { announce } from '../../../parts/announce.tsx'
import { spokenOf } from '../../../parts/ask/blocks.ts'
import { Button } from '../../../parts/button.tsx'
import { Field } from '../../../parts/field.tsx'
import { Form, type Values } from '../../../parts/form.tsx'
import { piecesOf } from '../../../parts/marked/cited.ts'
import { texts } from '../../../texts/en/quality-questions.ts'
import { namedOptions } from '../parts/choice.tsx'
import { oneOf } from '../parts/types.ts'
import { AnswerTo } from './answer.tsx'
import type { Asked } from './asked.ts'

const categories = ['definition', 'best-practice', 'standard', 'methodology', 'tool', 'general'] as const

/** Asks the body of testing knowledge, and keeps the answers on the page, the newest first. */
export function Questions({ organizationId }: { organizationId: string }) {
  const asked = useSignal<readonly Asked[]>([])
  const place = useRef<HTMLDivElement>(null)
  async function send({ question = '', category: named }: Values) {
    const category = oneOf(categories, named)
    const answer = await call('POST /api/qa/knowledge/query', {
      question,
      organizationId,
      ...(category && { category }),
    })
    asked.value = [{ at: asked.peek().length, question, answer }, ...asked.peek()]
    announce(spokenOf(piecesOf(answer.answer, answer.sources.length)))
  }
  function take(sample: string) {
    const field = place.current?.querySelector('textarea')
    if (!field) return
    field.value = sample
    field.form?.requestSubmit()
  }
  return (
    <div class="qa qa-questions" ref={place}>
      <h1>{texts.title}</h1>
      <p class="lead">{texts.lead}</p>
      <section class="panel">
        <Form action={texts.ask} busy={texts.asking} send={send}>
          <Field
            label={texts.question}
            name="question"
            lines={2}
            placeholder={texts.placeholder}
            maxLength={2000}
            required
          />
          <Field
            label={texts.category}
            name="category"
            options={[['', texts.all], ...namedOptions(categories, texts.categories)]}
          />
        </Form>
        {asked.value.length === 0 && <Samples take={take} />}
      </section>
      {asked.value.length > 0 && (
        <section aria-label={texts.answers}>
          {asked.value.map((one) => (
            <AnswerTo key={one.at} asked={one} />
          ))}
        </section>
      )}
    </div>
  )
}

const Samples = ({ take }: { take: (sample: string) => void }) => (
  <div class="qa-samples">
    <p class="hint">{texts.samples}</p>
    <ul>
      {texts.sample.map((sample) => (
        <li key={sample}>
          <Button kind="link" act={() => take(sample)}>
            {sample}
          </Button>
        </li>
      ))}
    </ul>
  </div>
)
