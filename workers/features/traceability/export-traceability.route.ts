import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { projects } from '../../../shared/db/tables/projects.ts'
import { contentDisposition, textStreamOf } from '../../../shared/domain/test-exports/index.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { defineRoute } from '../../../shared/kernel/operation.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { iso } from '../../../shared/schemas/time.ts'
import { projectNotFound, projectOrganization } from '../projects/index.ts'
import { figuresOf } from './figures.ts'
import { csvMatrix, htmlMatrix } from './matrix.ts'
import { momentFields, momentOf } from './moment.ts'
import type { TracedStory } from './schemas.ts'
import type { Moment } from './states.ts'
import { tracedStories } from './traced-stories.ts'

const mediaTypes = { csv: 'text/csv; charset=utf-8', html: 'text/html; charset=utf-8' }

export const exportTraceability = defineRoute({
  id: 'traceability.export',
  route: 'GET /api/qa/traceability/export',
  summary: 'Export the traceability matrix of a project as a file',
  description:
    'A line for each test case of each story, and one for a story without any. `csv` is for spreadsheets, `html` a page of its own with the figures above.',
  access: { role: 'viewer', organization: projectOrganization, hidden: projectNotFound },
  effect: 'read',
  input: () => ({ ...momentFields(), format: z.enum(['csv', 'html']) }),
  produces: [
    { status: 200, mediaType: 'text/csv', description: 'The matrix' },
    { status: 200, mediaType: 'text/html', description: 'The matrix with its figures' },
  ],
  errors: [projectNotFound],
  mcp: 'listed',
  async run(context, { format, ...asked }) {
    const moment = momentOf(context, asked)
    const project = await nameOf(context, moment)
    const pages = pagesOf(context, moment)
    const figures = await figuresOf(context, moment)
    const asOf = iso(Math.min(moment.at, context.now()))
    const pieces = format === 'csv' ? csvMatrix(pages) : htmlMatrix({ project, asOf, figures }, pages)
    return new Response(textStreamOf(pieces), {
      headers: {
        'Content-Type': mediaTypes[format],
        'Content-Disposition': contentDisposition(`${project}-traceability.${format}`),
        // A page that stands on our origin must not run anything.
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      },
    })
  },
})

async function nameOf(context: Context, { projectId }: Moment): Promise<string> {
  const { organizationId } = tenantOf(context)
  const which = and(eq(projects.projectId, projectId), eq(projects.organizationId, organizationId))
  const [found] = await context.services.db.select({ name: projects.name }).from(projects).where(which)
  if (!found) throw projectNotFound()
  return found.name
}

const storiesAtOnce = 100

/** Read while they are sent, so that no more than one page is in memory. */
async function* pagesOf(context: Context, moment: Moment): AsyncGenerator<TracedStory[]> {
  for (let cursor: string | undefined; ;) {
    const page = await tracedStories(context, { ...moment, limit: storiesAtOnce, cursor })
    yield page.stories
    if (page.nextCursor === null) return
    cursor = page.nextCursor
  }
}
