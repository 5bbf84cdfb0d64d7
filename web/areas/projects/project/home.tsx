import { useSignal } from '@preact/signals'
import { may } from '../../../client/may.ts'
import { organizations } from '../../../client/session.ts'
import { Button } from '../../../parts/button.tsx'
import { isEdited } from '../../../parts/editing/use-editing.ts'
import { texts as listTexts } from '../../../texts/en/projects.ts'
import { texts } from '../../../texts/en/project.ts'
import { changeStatus } from '../acts/change-status.ts'
import type { Project } from '../acts/project.ts'
import { Activity } from './activity.tsx'
import { Agents } from './agents.tsx'
import { draftPlace } from './edit-details.tsx'
import { Figures } from './figures.tsx'
import { FirstRun } from './first-run.tsx'
import { Heading } from './heading.tsx'
import { Knowledge } from './knowledge.tsx'
import type { StepId } from './setup.ts'
import { Setup } from './setup-steps.tsx'
import { Usage } from './usage.tsx'
import type { Opened } from './use-project.ts'

interface HomeProps {
  opened: Opened
  project: Project
}

/** Everything about one project. */
export function Home({ opened, project }: HomeProps) {
  const { organizationId, projectId, status } = project
  const role = organizations.value.find((one) => one.organizationId === organizationId)?.role
  const mayWrite = may(role, 'member') && !opened.isGone.value
  const hasRun = project.stats.agentRunCount > 0
  const isEditing = useSignal(isEdited(draftPlace(projectId)))
  const isLinking = useSignal(false)
  const isTrying = useSignal(false)
  const ran = useSignal(0)
  const open: Record<StepId, () => void> = {
    description: () => (isEditing.value = true),
    agents: () => document.querySelector<HTMLElement>('#agents-of-project')?.focus(),
    knowledge: () => (isLinking.value = true),
    firstRun: () => (isTrying.value = true),
  }
  return (
    <article class="project">
      {opened.isGone.value && <Gone />}
      <Heading opened={opened} project={project} role={role} isEditing={isEditing} />
      {status === 'archived' && <Archived opened={opened} project={project} mayWrite={mayWrite} />}
      {mayWrite && <Setup project={project} open={open} />}
      <Figures project={project} />
      <div class="columns aside-end">
        <div>
          <Activity
            projectId={projectId}
            ran={ran.value}
            {...(mayWrite && hasRun && { tryIt: open.firstRun })}
          />
          <Usage organizationId={organizationId} />
        </div>
        <div>
          <Agents opened={opened} project={project} mayWrite={mayWrite} />
          <Knowledge opened={opened} project={project} mayWrite={mayWrite} isLinking={isLinking} />
        </div>
      </div>
      {mayWrite && (
        <FirstRun
          projectId={projectId}
          isOpen={isTrying}
          done={() => {
            ran.value++
            void opened.again()
          }}
        />
      )}
    </article>
  )
}

const Gone = () => (
  <p class="warning" role="alert">
    {texts.deletedMeanwhile} <a href="/projects">{texts.toAll}</a>
  </p>
)

function Archived({ opened, project, mayWrite }: HomeProps & { mayWrite: boolean }) {
  return (
    <div class="note archived">
      <p>{listTexts.archivedNote}</p>
      {mayWrite && (
        <Button small act={() => changeStatus(project, opened.put)}>
          {listTexts.takeBack}
        </Button>
      )}
    </div>
  )
}
