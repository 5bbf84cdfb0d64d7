import { useId } from 'preact/hooks'
import { call } from '../../../client/call.ts'
import { Copyable } from '../../../parts/copyable.tsx'
import { Field } from '../../../parts/field.tsx'
import { Form, type Values, changedOf } from '../../../parts/form.tsx'
import { toast } from '../../../parts/toasts.tsx'
import { recording as texts } from '../../../texts/en/analytics-settings.ts'
import { recorderSnippetOf } from '../parts/snippet-of.ts'
import type { Website } from '../parts/types.ts'
import type { OfWebsite } from '../parts/website-page.tsx'
import { minuteMs, recordingIn } from './change.ts'

/** Whether and how visits are recorded, and the line that pages need for it. */
export function Recording({ website: { id, replay }, opened, rights }: OfWebsite) {
  async function send(values: Values, form: HTMLFormElement) {
    const changed = recordingIn(changedOf(form, values))
    opened.put(await call('PATCH /api/websites/{websiteId}', { websiteId: id, replay: changed }))
    toast(texts.saved)
  }
  return (
    <section class="panel" aria-labelledby="website-recording">
      <h2 id="website-recording">{texts.title}</h2>
      <p class="muted">{texts.lead}</p>
      {replay.enabled && (
        <>
          <p>{texts.what}</p>
          <Copyable name={texts.name} text={recorderSnippetOf(id, location.origin)} />
        </>
      )}
      {rights.change ? (
        <Form key={JSON.stringify(replay)} action={texts.save} busy={texts.saving} send={send}>
          <RecordingFields replay={replay} />
        </Form>
      ) : (
        <p>{replay.enabled ? texts.on : texts.off}</p>
      )}
    </section>
  )
}

function RecordingFields({ replay }: Pick<Website, 'replay'>) {
  const id = useId()
  return (
    <>
      <div class="choice">
        <input id={id} name="enabled" type="checkbox" defaultChecked={replay.enabled} />
        <label for={id}>{texts.enabled}</label>
      </div>
      <div class="pair">
        <Field
          label={texts.sampleRate}
          name="sampleRate"
          value={String(Number((replay.sampleRate * 100).toFixed(2)))}
          type="number"
          min={0}
          max={100}
          step="any"
          required
          autocomplete="off"
        />
        <Field
          label={texts.maxDuration}
          name="maxDurationMs"
          value={String(Number((replay.maxDurationMs / minuteMs).toFixed(2)))}
          type="number"
          min={0.05}
          max={60}
          step="any"
          required
          autocomplete="off"
        />
      </div>
      <Field
        label={texts.blockSelector}
        name="blockSelector"
        hint={texts.blockHint}
        value={replay.blockSelector ?? ''}
        autocomplete="off"
        spellcheck={false}
        maxLength={500}
      />
    </>
  )
}
