import { z } from 'zod'
import { defineList } from '../organizations/index.ts'
import { Project } from './schemas.ts'
import { projectsOf } from './store.ts'

export const listProjects = defineList({
  id: 'projects.list',
  route: 'GET /api/projects',
  things: 'projects',
  output: () => z.object({ projects: z.array(Project()), nextCursor: z.string().nullable() }),
  mcp: 'direct',
  read: projectsOf,
})
