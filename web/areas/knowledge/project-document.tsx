import { useRoute } from 'preact-iso'
import { DocumentOf } from '../../parts/document/document.tsx'
import { placeOfProject } from '../../parts/files/places.ts'
import { ProjectPage } from '../../parts/project-page.tsx'
import { texts } from '../../texts/en/document.ts'

export function Page() {
  const { projectFileId: fileId = '' } = useRoute().params
  return (
    <ProjectPage title={texts.title}>
      {({ project: { projectId } }) => (
        <DocumentOf key={fileId} place={placeOfProject(projectId)} fileId={fileId} />
      )}
    </ProjectPage>
  )
}
