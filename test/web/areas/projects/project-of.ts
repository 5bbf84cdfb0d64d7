import type { Project } from '../../../../web/areas/projects/acts/project.ts'

let made = 0

/** A project as the service tells it. */
export function projectOf({
  lastActivityAt = '2026-01-01T00:00:00.000Z',
  agentRunCount = 0,
  ...fields
}: Partial<Project> & { lastActivityAt?: string; agentRunCount?: number } = {}): Project {
  const id = `00000000-0000-4000-8000-${String(++made).padStart(12, '0')}`
  return {
    projectId: id,
    organizationId: '00000000-0000-4000-8000-000000000000',
    name: `Project ${made}`,
    description: '',
    templateId: null,
    templateType: 'blank',
    knowledgeBaseIds: [],
    agentConfigs: [],
    status: 'active',
    stats: { fileCount: 0, agentRunCount, lastActivityAt },
    createdBy: 'somebody',
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    ...fields,
  }
}
