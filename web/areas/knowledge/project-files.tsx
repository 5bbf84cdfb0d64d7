import { may } from '../../client/may.ts'
import { FileList } from '../../parts/files/files.tsx'
import { placeOfProject } from '../../parts/files/places.ts'
import { ProjectPage } from '../../parts/project-page.tsx'
import { project as texts } from '../../texts/en/knowledge.ts'

export const Page = () => (
  <ProjectPage title={texts.files}>
    {({ project, role }) => (
      <>
        <div class="head">
          <div class="title">
            <h1>{texts.files}</h1>
            <p class="muted">{texts.filesLead}</p>
          </div>
        </div>
        <FileList
          place={placeOfProject(project.projectId)}
          mayAdd={may(role, 'member')}
          mayDelete={may(role, 'member')}
        />
      </>
    )}
  </ProjectPage>
)
