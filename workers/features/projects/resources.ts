import { defineResource } from '../../../shared/kernel/resource.ts'
import { getProject } from './get-project.ts'
import { listProjects } from './list-projects.ts'

export const resources = [
  defineResource({
    name: 'project',
    title: 'Project',
    description: 'A project with its agents, its knowledge bases and what is in it.',
    uri: 'tracewright://projects/{projectId}',
    read: getProject,
    list: {
      operation: listProjects,
      entries: ({ projects }) =>
        projects.map(({ projectId, name, description }) => ({
          parameters: { projectId },
          title: name,
          ...(description && { description }),
        })),
    },
  }),
]
