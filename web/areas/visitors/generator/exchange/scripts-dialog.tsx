import { useSignal } from '@preact/signals'
import { person, signInAddress } from '../../../../client/session.ts'
import { Button } from '../../../../parts/button.tsx'
import { Choices, Field } from '../../../../parts/field.tsx'
import { Form, type Values } from '../../../../parts/form.tsx'
import { Modal } from '../../../../parts/modal.tsx'
import { toast } from '../../../../parts/toasts.tsx'
import { texts } from '../../../../texts/en/generator-exchange.ts'
import { demoOf } from '../../run/settings.ts'
import { keptTarget } from '../drafts.ts'
import { flush } from '../open-session.ts'
import { session } from '../store.ts'
import type { DialogProps } from './dialogs.ts'
import { download } from './download.ts'
import { frameworks } from './formats.ts'
import { WhichCases, chosenCases } from './which-cases.tsx'

/** The cases as a project of browser tests. The service writes it for whoever is signed in. */
export function Dialog({ isOpen, close }: DialogProps) {
  return (
    <Modal title={texts.scriptsTitle} isOpen={isOpen} close={close}>
      {person.value ? <Settings close={close} /> : <SignIn close={close} />}
    </Modal>
  )
}

function Settings({ close }: { close: () => void }) {
  const { sessionId = '' } = session.value ?? {}
  const framework = useSignal<string>(frameworks[0].id)
  const isTickedOnly = useSignal(true)
  const entry = frameworks.find(({ id }) => id === framework.value) ?? frameworks[0]
  async function send(values: Values, form: HTMLFormElement) {
    await save({ framework: framework.peek(), isTickedOnly: isTickedOnly.peek() }, values, form)
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
          options={frameworks.map(({ id }) => [id, texts.frameworks[id]])}
          value={framework.value}
          onChange={({ currentTarget }) => (framework.value = currentTarget.value)}
        />
        <Field
          key={entry.id}
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
        value={keptTarget(sessionId) || (demoOf(location) ?? '')}
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
      <WhichCases isTickedOnly={isTickedOnly} />
    </Form>
  )
}

interface Chosen {
  framework: string
  isTickedOnly: boolean
}

async function save(
  { framework, isTickedOnly }: Chosen,
  { language, baseUrl }: Values,
  form: HTMLFormElement,
) {
  const parts = new FormData(form).getAll('with')
  const { sessionId = '', title = '' } = session.peek() ?? {}
  // What elements were known by is kept by the service for the cases that it has.
  await flush()
  const body = {
    testCases: chosenCases(isTickedOnly),
    framework,
    language,
    baseUrl,
    projectName: title.slice(0, 200),
    includePageObjects: parts.includes('pageObjects'),
    includeHelpers: parts.includes('helpers'),
    sessionId,
  }
  const options = { accept: 'application/zip', fallback: 'tests.zip' }
  toast(texts.saved(await download('/api/qa/test-cases/export-scripts', body, options)))
}

function SignIn({ close }: { close: () => void }) {
  return (
    <>
      <p>{texts.scriptsSignIn}</p>
      <div class="actions">
        <a class="button primary" href={signInAddress()}>
          {texts.signIn}
        </a>
        <a class="button plain" href="/register">
          {texts.register}
        </a>
        <Button kind="quiet" act={close}>
          {texts.close}
        </Button>
      </div>
    </>
  )
}
