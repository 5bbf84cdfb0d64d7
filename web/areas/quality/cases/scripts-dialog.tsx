import { ScriptsForm } from '../../../parts/exchange/scripts-form.tsx'
import { Modal } from '../../../parts/modal.tsx'
import { demoOf, lastTarget } from '../../../parts/run/settings.ts'
import { texts } from '../../../texts/en/exchange.ts'
import { exports as say } from '../../../texts/en/quality-cases.ts'
import type { DialogProps } from './dialogs.tsx'
import '../../../parts/exchange/exchange.css'

/** Cases of the project as a project of browser tests. */
export const Dialog = ({ isOpen, close, project, cases, isChosen }: DialogProps) => (
  <Modal title={texts.scriptsTitle} isOpen={isOpen} close={close}>
    <ScriptsForm
      target={lastTarget() || (demoOf(location) ?? '')}
      body={() => ({ testCases: cases, projectId: project.projectId, projectName: project.name })}
      close={close}
    >
      <p class="hint">{isChosen ? say.chosen(cases.length) : say.all(cases.length)}</p>
    </ScriptsForm>
  </Modal>
)
