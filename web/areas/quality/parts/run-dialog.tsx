import { useLocation } from 'preact-iso'
import { useId } from 'preact/hooks'
import { Button } from '../../../parts/button.tsx'
import { Field } from '../../../parts/field.tsx'
import type { Values } from '../../../parts/form.tsx'
import { Modal } from '../../../parts/modal.tsx'
import type { Project } from '../../../parts/project-page.tsx'
import type { RunConfig } from '../../../parts/run/settings.ts'
import { SetupForm } from '../../../parts/run/setup/setup-form.tsx'
import { running as texts } from '../../../texts/en/quality-cases.ts'
import { words } from '../../../texts/en/quality.ts'
import { namedOptions } from './choice.tsx'
import { runHref } from './links.tsx'
import { startRun } from './start-run.ts'
import { type StoredCase, environments, oneOf } from './types.ts'
import '../../../parts/run/run.css'
import './run-dialog.css'

interface RunDialogProps {
  isOpen: boolean
  close: () => void
  project: Pick<Project, 'projectId' | 'organizationId'>
  cases: readonly Pick<StoredCase, 'id' | 'steps' | 'expectedResult' | 'automation' | 'storyId'>[]
}

const several = ['1', '2', '3', '4'] as const

/** Sets up a run of stored cases and begins it; its page shows it. */
export function RunDialog({ isOpen, close, project: { projectId, organizationId }, cases }: RunDialogProps) {
  const { route } = useLocation()
  const notReady = cases.filter(({ automation }) => automation?.ready === false).length
  async function send(config: RunConfig, { name = '', environment, parallel, defects }: Values) {
    const [first, ...others] = new Set(cases.map(({ storyId }) => storyId))
    const run = {
      projectId,
      organizationId,
      testCases: cases.map(({ id }) => id),
      name,
      environment: oneOf(environments, environment) ?? null,
      storyId: others.length === 0 ? (first ?? null) : null,
      parallel: Number(parallel ?? 1),
      autoCreateDefects: defects !== undefined,
    }
    const executionId = await startRun(run, config)
    close()
    route(runHref(projectId, executionId))
  }
  return (
    <Modal title={texts.title(cases.length)} isOpen={isOpen} close={close} isWide>
      <SetupForm cases={() => cases} send={send} beside={<Button act={close}>{words.cancel}</Button>}>
        <p>
          {texts.which(cases.length)}{' '}
          {notReady > 0 && <span class="qa-warn">{texts.notReady(notReady)}</span>}
        </p>
        <div class="pair">
          <Field
            label={texts.name}
            name="name"
            hint={texts.nameHint}
            maxLength={200}
            autocomplete="off"
            dir="auto"
          />
          <Field
            label={texts.environment}
            name="environment"
            options={[['', texts.noEnvironment], ...namedOptions(environments, words.environments)]}
          />
          <Field
            label={texts.parallel}
            name="parallel"
            options={several.map((count) => [count, count] as const)}
            hint={texts.parallelHint}
          />
        </div>
        <Defects />
      </SetupForm>
    </Modal>
  )
}

function Defects() {
  const id = useId()
  return (
    <div class="choice">
      <input id={id} type="checkbox" name="defects" defaultChecked />
      <label for={id}>{texts.defects}</label>
    </div>
  )
}
