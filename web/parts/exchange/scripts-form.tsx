import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { findEntry, scriptFrameworks } from '../../../shared/domain/test-scripts/catalog.ts'
import { texts } from '../../texts/en/exchange.ts'
import { Button } from '../button.tsx'
import { Choices, Field } from '../field.tsx'
import { Form, type Values } from '../form.tsx'
import { toast } from '../toasts.tsx'
import { download } from './download.ts'

interface ScriptsFormProps {
  /** The page to test that stands there at first. */
  target: string
  /** The cases, and what else is sent with what was chosen. */
  body: () => object | Promise<object>
  close: () => void
  children: ComponentChildren
}

/** Has the service write cases as a project of browser tests, and hands it to the browser. */
export function ScriptsForm({ target, body, close, children }: ScriptsFormProps) {
  const framework = useSignal<string>(scriptFrameworks[0].alias)
  const entry = findEntry(scriptFrameworks, framework.value) ?? scriptFrameworks[0]
  async function send(values: Values, form: HTMLFormElement) {
    await save({ ...(await body()), framework: framework.peek() }, values, form)
    close()
  }
  return (
    <Form
      action={texts.download}
      busy={texts.writing}
      send={send}
      beside={<Button act={close}>{texts.close}</Button>}
    >
      <p>{texts.scriptsHint}</p>
      <div class="pair">
        <Field
          label={texts.framework}
          name="framework"
          options={scriptFrameworks.map(({ alias, label }) => [alias, label])}
          value={framework.value}
          onChange={({ currentTarget }) => (framework.value = currentTarget.value)}
        />
        <Field
          key={entry.name}
          label={texts.language}
          name="language"
          options={entry.languages.map((id) => [id, texts.languages[id]])}
          value={entry.languages[0]}
        />
      </div>
      <Field
        label={texts.baseUrl}
        name="baseUrl"
        type="url"
        inputMode="url"
        placeholder="https://"
        hint={texts.baseUrlHint}
        value={target}
        required
      />
      <Choices
        legend={texts.with}
        name="with"
        type="checkbox"
        options={[
          ['pageObjects', texts.pageObjects],
          ['helpers', texts.helpers],
        ]}
        chosen={['pageObjects', 'helpers']}
      />
      {children}
    </Form>
  )
}

async function save(chosen: object, { language, baseUrl }: Values, form: HTMLFormElement) {
  const parts = new FormData(form).getAll('with')
  const body = {
    ...chosen,
    language,
    baseUrl,
    includePageObjects: parts.includes('pageObjects'),
    includeHelpers: parts.includes('helpers'),
  }
  const options = { accept: 'application/zip', fallback: 'tests.zip' }
  toast(texts.saved(await download('/api/qa/test-cases/export-scripts', body, options)))
}
