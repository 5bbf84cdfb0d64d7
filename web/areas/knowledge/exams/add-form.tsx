import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { call } from '../../../client/call.ts'
import { Field } from '../../../parts/field.tsx'
import { Form, type Values } from '../../../parts/form.tsx'
import { readAll } from '../../../parts/read-all.ts'
import { toast } from '../../../parts/toasts.tsx'
import { texts } from '../../../texts/en/exams.ts'

interface AddFormProps {
  kbId: string
  added: () => Promise<void>
}

/** Adds a question by hand: with a file and the words of it that answer it, or with none. */
export function AddForm({ kbId: id, added }: AddFormProps) {
  const files = useSignal<(readonly [string, string])[]>([])
  useEffect(() => {
    const all = readAll(async (from) => {
      const page = await call('GET /api/knowledge-bases/{id}/files', { id, ...from })
      return { items: page.files, nextCursor: page.nextCursor }
    })
    void all.then(
      (some) => (files.value = some.map(({ fileId, fileName }) => [fileId, fileName] as const)),
      // Without the list a question without an answer can be added still.
      () => undefined,
    )
  }, [id])
  async function send({ question = '', fileId, quote }: Values, form: HTMLFormElement) {
    const given = { question, ...(fileId && { fileId }), ...(quote && { quote }) }
    await call('POST /api/knowledge-bases/{id}/exam-questions', { id, questions: [given] })
    form.reset()
    toast(texts.added)
    await added()
  }
  return (
    <section class="panel" aria-labelledby="exam-add">
      <h2 id="exam-add">{texts.addTitle}</h2>
      <Form action={texts.add} busy={texts.adding} send={send}>
        <Field label={texts.question} name="question" maxLength={500} dir="auto" required />
        <Field label={texts.file} name="fileId" options={[['', texts.nothing], ...files.value]} value="" />
        <Field label={texts.words} name="quote" hint={texts.wordsHint} lines={3} maxLength={2000} />
      </Form>
    </section>
  )
}
