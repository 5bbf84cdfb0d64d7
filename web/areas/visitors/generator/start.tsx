import { signal, useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { Refusal } from '../../../client/refusal.ts'
import { Failed } from '../../../parts/states.tsx'
import { texts } from '../../../texts/en/generator.ts'
import { keepText, leaveText, textToStart } from './drafts.ts'
import { demoOf } from '../../../parts/run/settings.ts'
import { generate } from './generation.ts'
import { More, noExtras } from './more.tsx'
import { PageToTest } from './page-to-test.tsx'
import { targetOf } from './sample-texts.ts'
import { Samples } from './samples.tsx'
import { slot } from './slots.tsx'
import { TextField, mostCharacters } from './text-field.tsx'
import { Writers } from './writers/writers.tsx'

const Sessions = slot('sessions')
const fieldId = 'requirements'
const toField = () => document.querySelector<HTMLElement>(`#${fieldId}`)?.focus()
/** On a phone they lie below the fold. */
const toSamples = () => document.querySelector<HTMLElement>('.gen-sample button')?.focus()

/** The first view: a field for the text, and samples for who has none at hand. */
export function Start() {
  const { text, missing, error, isBusy, extras, write, send } = useText()
  const fault = faultOf(error.value, 'pageUrl')
  // Whoever has a text will want the result: then it is there when the answer comes.
  const hasText = text.value !== ''
  useEffect(() => {
    if (hasText) void import('./result.tsx')
  }, [hasText])

  return (
    <div class="gen-start">
      <h1>{texts.title}</h1>
      <p class="lead">{texts.lead}</p>
      <p class="gen-to-samples">
        <button type="button" class="link" onClick={toSamples}>
          {texts.toSamples}
        </button>
      </p>
      <form
        class="gen-paper"
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <TextField
          id={fieldId}
          label={texts.requirements}
          text={text.value}
          fault={missing.value ? texts.nothingYet : ''}
          write={write}
          send={() => void send()}
        />
        <PageToTest extras={extras} fault={fault} />
        <More extras={extras} />
        {error.value !== null && fault === '' && <Failed error={error.value} />}
        <div class="gen-go">
          <button class="button primary big" aria-disabled={isBusy.value ? 'true' : undefined}>
            {isBusy.value ? texts.starting : texts.generate}
          </button>
          <p class="fine muted">{texts.privacy}</p>
        </div>
        <Writers />
      </form>
      <Samples
        choose={(sample) => {
          write(sample.text, '')
          const { target } = extras.peek()
          extras.value = { ...extras.peek(), target: targetOf(sample, target, demoOf(location)) }
          toField()
        }}
      />
      {Sessions && <Sessions />}
    </div>
  )
}

/** What the service refused about a field. */
const faultOf = (error: unknown, field: string): string =>
  error instanceof Refusal ? (error.details.find(({ path }) => path === field)?.message ?? '') : ''

function useText() {
  const text = useMemo(() => signal(textToStart()), [])
  const file = useSignal('')
  const extras = useSignal(noExtras)
  const error = useSignal<unknown>(null)
  const isBusy = useSignal(false)
  const missing = useSignal(false)

  function write(value: string, fileName = file.peek()) {
    text.value = value
    file.value = value.trim() === '' ? '' : fileName
    missing.value = false
    error.value = null
    if (value === '') leaveText('')
    else keepText(value)
  }

  async function send() {
    if (isBusy.peek()) return
    const requirements = text.peek()
    missing.value = requirements.trim() === ''
    if (missing.peek()) return toField()
    if (requirements.length > mostCharacters) return
    const { userEmail, target, rehearse } = extras.peek()
    isBusy.value = true
    error.value = null
    try {
      await generate(
        {
          requirements,
          ...(file.peek() && { uploadedFileName: file.peek() }),
          ...(userEmail && { userEmail }),
          ...(rehearse && target.trim() !== '' && { rehearse }),
        },
        target,
      )
    } catch (caught) {
      error.value = caught
    } finally {
      isBusy.value = false
    }
  }
  return { text, missing, error, isBusy, extras, write, send }
}
