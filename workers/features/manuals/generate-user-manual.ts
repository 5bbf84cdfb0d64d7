import { z } from 'zod'
import { eq } from 'drizzle-orm'
import { projects } from '../../../shared/db/tables/projects.ts'
import { Manual } from '../../../shared/domain/user-documentation/schema.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { askedFields, designLimits, generationInterrupted, handedIn, orQuestions } from '../engine/index.ts'
import { designAccess, maxSourceCharacters, requireField, workErrors } from '../quality/index.ts'
import { storyNotFound } from '../stories/index.ts'
import { documentFields } from './fields.ts'
import { GivenStory } from './given-story.ts'
import { mostStories } from './store.ts'
import { namedStories, projectStories } from './told-stories.ts'
import { written } from './written.ts'

interface Given {
  projectId?: string | undefined
  content?: string | undefined
  stories?: readonly unknown[] | undefined
}

function checkSources({ projectId, content, stories = [] }: Given): void {
  const given = [projectId, content?.trim() || undefined, stories.length > 0 ? 'stories' : undefined]
  requireField('stories', given, 'Send stories, content or a projectId')
  if (stories.some((one) => typeof one === 'string'))
    requireField('projectId', [projectId], 'Required with ids of stories: the project that they are in')
}

export const generateUserManual = defineOperation({
  id: 'manuals.generateUserManual',
  route: 'POST /api/pm/docs/generate/user-manual',
  summary: 'Write a user manual from stories, a text, or a project',
  description:
    'Every statement rests on a story, a criterion or the given text, and says so in `sources`; a section of which nothing is known says that. Without `stories`, a project is told by its features that are done. What failed when it was last tested is left out and named in `warnings`, and so is what could not be said to a reader without guessing. Nothing is stored.',
  access: designAccess<Given>('viewer', checkSources),
  effect: 'read',
  input: () => ({
    projectId: z.uuid().optional().describe('The project whose stories are told, or that the ids are of'),
    organizationId: z.uuid().optional(),
    ...documentFields(),
    ...askedFields(),
    content: text()
      .optional()
      .describe('What you wrote yourself: it stands in the section that its headings are for, as it is'),
    stories: z
      .array(z.union([z.uuid(), GivenStory()], 'Must be the id of a story, or a story'))
      .max(mostStories)
      .optional()
      .describe('Ids of stories of the project, or stories as they are'),
    testResults: text()
      .optional()
      .describe(
        'Results in words, a line for each: a story whose title or number is on a line that failed is left out',
      ),
  }),
  output: () => orQuestions(Manual()),
  errors: [...workErrors, storyNotFound, generationInterrupted],
  limits: designLimits,
  mcp: 'listed',
  async run(context, input) {
    const { projectId, content = '', stories = [], testResults = '', format } = input
    const { told, warnings } =
      stories.length > 0 || projectId === undefined
        ? await namedStories(context, projectId, stories)
        : await projectStories(context, projectId)
    requireField(
      'stories',
      [content.trim() || undefined, told.length > 0 ? 'stories' : undefined],
      'There is nothing to write from yet: the project holds no features',
    )
    const title = input.title ?? (await titleOf(context, projectId))
    const request = {
      title,
      content,
      stories: told,
      testResults,
      format,
      cites: input.includeSourceCitations,
    }
    const work = { agentType: 'user-manual', stories: told.length, warnings, handed: handedIn(input) }
    return written(context, work, (designer, ask) => designer.manual(request, ask))
  },
})

const text = () => z.string().max(maxSourceCharacters)

async function titleOf({ services: { db } }: Context, projectId: string | undefined): Promise<string> {
  if (projectId === undefined) return 'User manual'
  const [row] = await db
    .select({ name: projects.name })
    .from(projects)
    .where(eq(projects.projectId, projectId))
  return row ? `${row.name}: user manual` : 'User manual'
}
