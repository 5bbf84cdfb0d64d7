import { call } from '../../../client/call.ts'
import { announce } from '../../../parts/announce.tsx'
import { Field } from '../../../parts/field.tsx'
import { Form, type Values } from '../../../parts/form.tsx'
import { texts } from '../../../texts/en/exams.ts'

interface StartFormProps {
  kbId: string
  /** Whether the base has questions already. */
  hasQuestions: boolean
  started: () => Promise<void>
}

/** Starts an exam; of a base without questions some are made first. */
export function StartForm({ kbId: id, hasQuestions, started }: StartFormProps) {
  async function send({ generate = '0', denseWeight, rerank }: Values) {
    const settings = { denseWeight: Number(denseWeight), rerank: rerank === 'yes' }
    await call('POST /api/knowledge-bases/{id}/exam', { id, generate: Number(generate), settings })
    announce(texts.started)
    await started()
  }
  return (
    <section class="panel" aria-labelledby="exam-start">
      <h2 id="exam-start">{texts.startTitle}</h2>
      <Form
        action={texts.start}
        busy={texts.starting}
        send={send}
        faults={{ 'exams.nothing_to_ask': 'generate' }}
      >
        <Field
          label={texts.generate}
          name="generate"
          hint={texts.generateHint}
          type="number"
          min={0}
          max={200}
          inputMode="numeric"
          value={hasQuestions ? '0' : '20'}
        />
        <details>
          <summary>{texts.otherSettings}</summary>
          <Field
            label={texts.denseWeight}
            name="denseWeight"
            hint={texts.denseWeightHint}
            type="number"
            min={0}
            max={1}
            step={0.05}
            inputMode="decimal"
            value="0.5"
          />
          <Field label={texts.rerank} name="rerank" options={texts.rerankChoices} value="yes" />
        </details>
      </Form>
    </section>
  )
}
