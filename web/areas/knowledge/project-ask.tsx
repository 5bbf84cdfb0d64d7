import { may } from '../../client/may.ts'
import { Ask } from '../../parts/ask/ask.tsx'
import { inDocuments } from '../../parts/ask/href.ts'
import { ProjectPage } from '../../parts/project-page.tsx'
import { project as texts } from '../../texts/en/knowledge.ts'

export const Page = () => (
  <ProjectPage title={texts.chat}>
    {({ project: { projectId, stats, knowledgeBaseIds }, role }) => (
      <>
        <h1>{texts.chat}</h1>
        <p class="lead">{texts.chatLead(stats.fileCount, knowledgeBaseIds.length)}</p>
        <Ask
          to={{ address: `/api/projects/${projectId}/chat`, field: 'query' }}
          hrefOf={inDocuments(projectId)}
          filesHref={may(role, 'member') ? `/projects/${projectId}/files` : undefined}
        />
      </>
    )}
  </ProjectPage>
)
