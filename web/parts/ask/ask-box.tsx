import { Refusal } from '../../client/refusal.ts'
import { texts } from '../../texts/en/ask.ts'
import { Field } from '../field.tsx'
import { Form, type Values } from '../form.tsx'
import { Button } from '../button.tsx'
import { type Search, isNarrow } from './filters.ts'

interface AskBoxProps {
  isGoingOn: boolean
  /** What an address asks for: its files are chosen at first. */
  linked: Search | null
  ask: (search: Search) => Promise<void>
  begin: () => void
}

const kinds = Object.entries(texts.kinds)

/** Where a question is written, and the files chosen that it is put to. */
export function AskBox({ isGoingOn, linked, ask, begin }: AskBoxProps) {
  async function send(values: Values, form: HTMLFormElement) {
    const { question = '', fileType = '', from = '', to = '' } = values
    if (from && to && to < from) throw backwards()
    const field = form.elements.namedItem('question') as HTMLTextAreaElement
    const asked = ask({ question, fileType, from, to })
    field.value = ''
    try {
      await asked
    } catch (error) {
      // What was typed is there again, unless somebody has typed on meanwhile.
      if (field.value === '') field.value = question
      throw error
    }
  }
  const anew = isGoingOn && (
    <Button kind="quiet" act={begin}>
      {texts.anew}
    </Button>
  )
  return (
    <section class="panel ask-box" onKeyDown={sendByEnter}>
      <Form action={texts.ask} busy={texts.asking} send={send} beside={anew}>
        <Field
          label={isGoingOn ? texts.followUp : texts.question}
          name="question"
          lines={2}
          placeholder={isGoingOn ? undefined : texts.placeholder}
          maxLength={2000}
          required
        />
        <details class="ask-filters" open={linked !== null && isNarrow(linked)}>
          <summary>{texts.filters}</summary>
          <div class="ask-filter-fields">
            <Field
              label={texts.among}
              name="fileType"
              options={[['', texts.all], ...kinds]}
              value={linked?.fileType ?? ''}
            />
            <Field label={texts.from} name="from" type="date" value={linked?.from ?? ''} />
            <Field label={texts.to} name="to" type="date" value={linked?.to ?? ''} />
          </div>
        </details>
      </Form>
      {isGoingOn && <p class="hint ask-follows">{texts.follows}</p>}
    </section>
  )
}

function backwards() {
  const details = [{ path: 'to', message: texts.backwards }]
  return new Refusal(400, { error: 'validation_failed', message: texts.backwards, details })
}

/** Enter sends, as in every conversation; with Shift it begins a line. */
function sendByEnter(event: KeyboardEvent) {
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
  if (!(event.target instanceof HTMLTextAreaElement)) return
  event.preventDefault()
  event.target.form?.requestSubmit()
}
