import { useSignal } from '@preact/signals'
import { useLocation } from 'preact-iso'
import { may } from '../../../client/may.ts'
import type { OrganizationChoice } from '../../../client/session.ts'
import { announce } from '../../../parts/announce.tsx'
import { Button } from '../../../parts/button.tsx'
import demo from '../../../parts/demo-names.json'
import { Given } from '../../../parts/given.tsx'
import { Failed, Loading } from '../../../parts/states.tsx'
import { newProject, texts } from '../../../texts/en/projects.ts'
import { DeleteDialog } from '../acts/delete-dialog.tsx'
import type { Project } from '../acts/project.ts'
import { Chooser } from './chooser.tsx'
import { chosen } from './chosen.ts'
import { NoneFound, NoProjects } from './empty.tsx'
import { type Listed, useProjects } from './load.ts'
import { NewProject } from './new-project.tsx'
import { ProjectRow } from './project-row.tsx'
import { useChoice } from './use-choice.ts'

/** The projects of an organization, and what may be done with them. */
export function ProjectList({ organization }: { organization: OrganizationChoice }) {
  const listed = useProjects(organization.organizationId)
  const isCreating = useSignal(false)
  const { route } = useLocation()
  const mayCreate = may(organization.role, 'member')
  const open = () => void (isCreating.value = true)
  return (
    <>
      <div class="head">
        <div class="title">
          <h1>{texts.projects}</h1>
          <p class="muted">
            <Given>{organization.name}</Given>
          </p>
        </div>
        {mayCreate && listed.projects.value.length > 0 && (
          <Button kind="primary" act={open}>
            {texts.newProject}
          </Button>
        )}
      </div>
      {listed.projects.value.some(({ name }) => name === demo.project) && <WayIntoDemo />}
      <List listed={listed} organization={organization} create={open} />
      {mayCreate && (
        <NewProject
          organizationId={organization.organizationId}
          listed={listed}
          isOpen={isCreating.value}
          close={() => void (isCreating.value = false)}
          created={({ projectId, name }) => {
            announce(newProject.created(name))
            route(`/projects/${projectId}`)
          }}
        />
      )}
    </>
  )
}

const WayIntoDemo = () => (
  <p class="note">
    {texts.demo} <a href="/start">{texts.startHere}</a>
  </p>
)

interface ListProps {
  listed: Listed
  organization: OrganizationChoice
  create: () => void
}

function List({ listed, organization: { role }, create }: ListProps) {
  const { choice, choose } = useChoice(listed)
  const going = useSignal<Project | null>(null)
  const { state, error, projects, hasMore, again } = listed
  if (state.value === 'loading') return <Loading />
  if (state.value === 'failed') return <Failed error={error.value} retry={again} />
  if (projects.value.length === 0) return <NoProjects {...(may(role, 'member') && { create })} />
  const shown = chosen(projects.value, choice)
  const ofStatus = chosen(projects.value, { ...choice, words: '' })
  return (
    <>
      <Chooser
        choice={choice}
        choose={choose}
        found={shown.length}
        all={ofStatus.length}
        hasMore={hasMore.value}
      />
      {shown.length === 0 ? (
        !hasMore.value && <NoneFound choice={choice} choose={choose} isNone={ofStatus.length === 0} />
      ) : (
        <Rows
          key={`${choice.status} ${choice.words} ${choice.sort}`}
          listed={listed}
          shown={shown}
          role={role}
          remove={(project) => void (going.value = project)}
        />
      )}
      <DeleteDialog
        project={going.value}
        close={() => void (going.value = null)}
        deleted={({ projectId }) => listed.drop(projectId)}
      />
    </>
  )
}

const atOnce = 50

interface RowsProps {
  listed: Listed
  shown: readonly Project[]
  role: OrganizationChoice['role']
  remove: (project: Project) => void
}

/** Some of them at a time: a thousand rows at once would make a phone wait. */
function Rows({ listed, shown, role, remove }: RowsProps) {
  const many = useSignal(atOnce)
  const { hasMore, more, put } = listed
  async function showMore() {
    if (shown.length < many.value + atOnce && hasMore.value) await more()
    many.value += atOnce
  }
  return (
    <>
      <ul class="projects framed">
        {shown.slice(0, many.value).map((project) => (
          <ProjectRow key={project.projectId} project={project} role={role} put={put} remove={remove} />
        ))}
      </ul>
      {(shown.length > many.value || hasMore.value) && (
        <p class="actions more-rows">
          <Button act={showMore} busy={texts.reading}>
            {texts.more}
          </Button>
        </p>
      )}
    </>
  )
}
