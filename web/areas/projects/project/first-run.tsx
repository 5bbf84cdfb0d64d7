import { type Signal, useSignal } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { type Output, call } from '../../../client/call.ts'
import { Button } from '../../../parts/button.tsx'
import { Field } from '../../../parts/field.tsx'
import { Form, type Values } from '../../../parts/form.tsx'
import { Modal } from '../../../parts/modal.tsx'
import { OpenQuestions, selectIn } from '../../../parts/questions/open-questions.tsx'
import { type AnsweredText, useWritten } from '../../../parts/questions/use-written.ts'
import { firstRun as texts } from '../../../texts/en/project.ts'

interface FirstRunProps {
  projectId: string
  isOpen: Signal<boolean>
  /** Something has worked in the project. */
  done: () => void
}

type Designed = Output<'POST /api/qa/test-cases/generate'>
const shown = 8

/** Has the project design tests for a text, so that one sees what comes of it. */
export function FirstRun({ projectId, isOpen, done }: FirstRunProps) {
  const designed = useSignal<Designed | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const text = useSignal('')
  const { type, answers, ...answered } = useWritten(text)
  const field = () => place.current?.querySelector('textarea')
  const select = (start: number, end: number) => selectIn(field(), start, end)
  const close = () => void (isOpen.value = false)
  async function send({ requirements = '' }: Values) {
    try {
      const asked = { projectId, requirements, answers: answers() }
      designed.value = await call('POST /api/qa/test-cases/generate', asked)
    } finally {
      // A run that failed stands in the activity, too.
      done()
    }
  }
  function useSample() {
    answered.write(texts.sampleText)
    field()?.focus()
  }
  return (
    <Modal title={texts.title} isOpen={isOpen.value} close={close} isWide>
      <div ref={place}>
        <p class="hint">{texts.lead}</p>
        <Form
          action={designed.value ? texts.again : texts.run}
          busy={texts.running}
          send={send}
          beside={
            <>
              <Button act={useSample}>{texts.sample}</Button>
              <Button kind="quiet" act={close}>
                {texts.close}
              </Button>
            </>
          }
        >
          <Field
            label={texts.text}
            name="requirements"
            lines={6}
            maxLength={50_000}
            value={text.value}
            write={type}
            required
          />
        </Form>
        <p role="status" class="visually-hidden">
          {designed.value && texts.found(designed.value.testCases.length, designed.value.gaps.length)}
        </p>
        {designed.value && <Found designed={designed.value} {...{ text, select }} {...answered} />}
      </div>
    </Modal>
  )
}

interface FoundProps extends AnsweredText {
  designed: Designed
}

function Found({ designed: { testCases, gaps, traceability = [] }, ...props }: FoundProps) {
  const left = testCases.length - shown
  const open = gaps.slice(0, shown)
  return (
    <div class={`note ${testCases.length > 0 ? 'found' : ''}`}>
      <p>
        <b>{texts.found(testCases.length, gaps.length)}</b>
      </p>
      <ol aria-label={texts.results}>
        {testCases.slice(0, shown).map(({ title }, at) => (
          <li key={at} dir="auto">
            {title}
          </li>
        ))}
      </ol>
      {left > 0 && <p>{texts.andMore(left)}</p>}
      {open.length > 0 && (
        <>
          <p>
            <b>{texts.questions}</b>
          </p>
          <OpenQuestions gaps={open} statements={traceability} label={texts.questions} {...props} />
          {gaps.length > shown && <p>{texts.andMore(gaps.length - shown)}</p>}
        </>
      )}
    </div>
  )
}
