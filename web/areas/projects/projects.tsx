import { organization } from '../../client/session.ts'
import { Empty } from '../../parts/states.tsx'
import { texts } from '../../texts/en/projects.ts'
import { ProjectList } from './projects/project-list.tsx'
import './projects/projects.css'

export function Page() {
  const its = organization.value
  if (its) return <ProjectList organization={its} />
  return (
    <>
      <h1>{texts.projects}</h1>
      <Empty>
        <h2>{texts.nobodys}</h2>
        <p>{texts.nobodysHint}</p>
        <p class="actions">
          <a class="button" href="/settings">
            {texts.toSettings}
          </a>
        </p>
      </Empty>
    </>
  )
}
