import { useSignal } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { type Input, call } from '../../../client/call.ts'
import { repeatKeys } from '../../../client/repeat-key.ts'
import { Button } from '../../../parts/button.tsx'
import { Field } from '../../../parts/field.tsx'
import { Form, type Values } from '../../../parts/form.tsx'
import { LongWork, type LongWorkProps } from '../../../parts/long-work.tsx'
import { Modal } from '../../../parts/modal.tsx'
import { texts } from '../../../texts/en/story-generate.ts'
import type { Story } from '../parts/story.ts'
import type { Generated } from './by-criterion.ts'
import { GeneratedCases } from './generated-cases.tsx'
import { useAnswers } from './use-answers.ts'
import type { Opened } from './use-story.ts'

type Asked = Input<'POST /api/pm/stories/{storyId}/generate-tests'>

const scopes = ['full', 'user-stories', 'api', 'security', 'performance'] as const
const formats = ['standard', 'gherkin', 'bdd'] as const

interface GenerateDialogProps {
  opened: Opened
  story: Story
  isOpen: boolean
  close: () => void
  /** Cases were stored. */
  stored: () => unknown
}

/** Has test cases made from the criteria of a story, and says what was stored and what the story leaves open. */
export function GenerateDialog({ opened, story, isOpen, close, stored }: GenerateDialogProps) {
  const work = useSignal<LongWorkProps['status'] | null>(null)
  const made = useSignal<{ answer: Generated; of: Story } | null>(null)
  const keys = useRef(repeatKeys())
  const { save, ...answered } = useAnswers(story, opened)
  async function send(values: Values) {
    work.value = 'working'
    try {
      const answers = await save(made.peek())
      const now = opened.record.peek() ?? story
      const asked = { ...askedOf(now, values), answers }
      made.value = null
      // Criteria that have changed since are another wish, although nothing of it is sent.
      const idempotencyKey = keys.current.keyFor([asked, now.updatedAt])
      const answer = await call('POST /api/pm/stories/{storyId}/generate-tests', asked, { idempotencyKey })
      keys.current.renew()
      made.value = { answer, of: now }
      work.value = 'completed'
    } catch (error) {
      work.value = 'failed'
      throw error
    }
    await stored()
  }
  const count = made.value?.answer.testCases.length ?? 0
  return (
    <Modal title={texts.title} isOpen={isOpen} close={close} isWide>
      <p class="hint">{texts.lead}</p>
      <Form
        action={made.value ? texts.again : texts.go}
        busy={texts.working}
        label={texts.title}
        send={send}
        beside={<Button act={close}>{texts.close}</Button>}
      >
        <Settings />
        {work.value && (
          <LongWork
            name={texts.working}
            stage={texts.stage}
            status={work.value}
            end={work.value === 'failed' ? texts.failed : texts.found(count)}
          />
        )}
      </Form>
      {made.value && (
        <GeneratedCases story={made.value.of} generated={made.value.answer} answered={answered} />
      )}
    </Modal>
  )
}

const askedOf = ({ storyId }: Story, { scope, format, most }: Values): Asked => ({
  storyId,
  scope: scopes.find((one) => one === scope) ?? 'full',
  format: formats.find((one) => one === format) ?? 'standard',
  ...(most !== undefined && { maxTestCases: Number(most) }),
})

const Settings = () => (
  <div class="generate-settings">
    <Field label={texts.scope} name="scope" options={scopes.map((one) => [one, texts.scopes[one]])} />
    <Field label={texts.format} name="format" options={formats.map((one) => [one, texts.formats[one]])} />
    <Field
      label={texts.most}
      name="most"
      type="number"
      inputMode="numeric"
      min={1}
      max={200}
      value="50"
      required
    />
  </div>
)
