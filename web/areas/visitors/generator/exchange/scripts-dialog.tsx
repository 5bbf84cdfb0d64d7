import { useSignal } from '@preact/signals'
import { person, signInAddress } from '../../../../client/session.ts'
import { Button } from '../../../../parts/button.tsx'
import { ScriptsForm } from '../../../../parts/exchange/scripts-form.tsx'
import { Modal } from '../../../../parts/modal.tsx'
import { demoOf } from '../../../../parts/run/settings.ts'
import { texts } from '../../../../texts/en/exchange.ts'
import { keptTarget } from '../drafts.ts'
import { flush } from '../open-session.ts'
import { session } from '../store.ts'
import type { DialogProps } from './dialogs.ts'
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
  const { sessionId = '', title = '' } = session.value ?? {}
  const isTickedOnly = useSignal(true)
  async function body() {
    // What elements were known by is kept by the service for the cases that it has.
    await flush()
    return { testCases: chosenCases(isTickedOnly.peek()), projectName: title.slice(0, 200), sessionId }
  }
  return (
    <ScriptsForm target={keptTarget(sessionId) || (demoOf(location) ?? '')} body={body} close={close}>
      <WhichCases isTickedOnly={isTickedOnly} />
    </ScriptsForm>
  )
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
