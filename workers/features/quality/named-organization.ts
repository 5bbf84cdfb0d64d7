import type { Belonging } from '../../../shared/kernel/roles.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { type ErrorDefinition, isServiceError } from '../../../shared/kernel/errors.ts'
import { roleIn } from '../../../shared/kernel/tenant.ts'
import { baseFor, knowledgeBaseNotFound, readerOfBase } from '../knowledge-bases/index.ts'
import { projectNotFound, projectOrganization } from '../projects/index.ts'

export interface Named {
  organizationId?: string | undefined
  projectId?: string | undefined
  knowledgeBaseId?: string | undefined
}

/**
 * The one organization that everything an input names belongs to; null when it names nothing. What is unknown, foreign or of another
 * organization than the rest is 404 with its path, all alike. The call works for the project from now on.
 */
export async function namedOrganization(context: Context, input: Named): Promise<Belonging | null> {
  const { organizationId, projectId, knowledgeBaseId } = input
  let owner: Belonging | null = organizationId ? await belonging(context, { organizationId }) : null
  // A stranger to it must not learn what belongs to it: the pipeline refuses.
  if (owner?.role === null) return owner
  if (projectId) {
    const find = () => projectOrganization(context, { projectId })
    owner = await ownerOf(context, { find, path: 'projectId', notFound: projectNotFound, expected: owner })
    context.projectId = projectId
  }
  if (knowledgeBaseId) {
    const find = () => readerOf(context, knowledgeBaseId, owner)
    const notFound = knowledgeBaseNotFound
    owner = await ownerOf(context, { find, path: 'knowledgeBaseId', notFound, expected: owner })
  }
  return owner
}

/** The organization that reads a base: its own, or one that it is shared with; where the rest of the input belongs to one, this has to read it. */
async function readerOf(
  context: Context,
  id: string,
  expected: Belonging | null,
): Promise<Pick<Belonging, 'organizationId'>> {
  const organizationId = expected?.organizationId ?? (await readerOfBase(context, id))
  if (organizationId === null || (expected && !(await baseFor(context, id, organizationId))))
    throw knowledgeBaseNotFound()
  return { organizationId }
}

interface Asked {
  find: () => Promise<Belonging>
  path: string
  notFound: ErrorDefinition
  /** The organization that the rest of the input belongs to. */
  expected: Belonging | null
}

async function ownerOf(context: Context, { find, path, notFound, expected }: Asked): Promise<Belonging> {
  const refused = notFound({ details: [{ path, message: notFound.sentence }] })
  const owner = await find().catch((error: unknown) => {
    throw isServiceError(error) ? refused : error
  })
  if (expected && expected.organizationId !== owner.organizationId) throw refused
  const known = expected ?? (await belonging(context, owner))
  if (known.role === null) throw refused
  return known
}

const belonging = async (context: Context, found: Belonging): Promise<Belonging> => ({
  ...found,
  role: await roleIn(context, found),
})
