import { useLocation } from 'preact-iso'
import { useId } from 'preact/hooks'
import { texts } from '../../../texts/en/run-start.ts'
import { words } from '../../../texts/en/quality.ts'
import { isForPerson } from '../../for-person.ts'
import { Button } from '../../button.tsx'
import { Field } from '../../field.tsx'
import type { Values } from '../../form.tsx'
import { Modal } from '../../modal.tsx'
import type { Project } from '../../project-page.tsx'
import type { RunConfig } from '../settings.ts'
import { SetupForm } from '../setup/setup-form.tsx'
import { environments } from './environments.ts'
import type { StoredCase } from './stored-case.ts'
import { startRun } from './start-run.ts'
import '../run.css'
import './run-dialog.css'

interface RunDialogProps {
  isOpen: boolean
  close: () => void
  project: Pick<Project, 'projectId' | 'organizationId'>
  cases: readonly Pick<StoredCase, 'id' | 'steps' | 'expectedResult' | 'automation' | 'basis' | 'storyId'>[]
  /** The sprint that the run is for. */
  sprintId?: string | undefined
}

const several = ['1', '2', '3', '4'] as const

/** Sets up a run of stored cases and begins it; its page shows it. */
export function RunDialog({ isOpen, close, project, cases: all, sprintId }: RunDialogProps) {
  const { projectId, organizationId } = project
  const { route } = useLocation()
  const cases = all.filter((each) => !isForPerson(each))
  const notReady = cases.filter(({ automation }) => automation?.ready === false).length
  async function send(config: RunConfig, { name = '', environment, parallel, defects }: Values) {
    const [first, ...others] = new Set(cases.map(({ storyId }) => storyId))
    const run = {
      projectId,
      organizationId,
      testCases: cases.map(({ id }) => id),
      name,
      environment: environments.find((one) => one === environment) ?? null,
      storyId: others.length === 0 ? (first ?? null) : null,
      sprintId: sprintId ?? null,
      parallel: Number(parallel ?? 1),
      autoCreateDefects: defects !== undefined,
    }
    const executionId = await startRun(run, config)
    close()
    route(`/projects/${projectId}/runs/${executionId}`)
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
            options={[
              ['', texts.noEnvironment],
              ...environments.map((one) => [one, words.environments[one]] as const),
            ]}
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
