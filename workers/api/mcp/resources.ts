import { z } from 'zod'
import type { Context } from '../../../shared/kernel/context.ts'
import {
  type Resource,
  type ResourceEntry,
  resourceParameters,
  resourceUri,
} from '../../../shared/kernel/resource.ts'
import { perform } from './perform.ts'
import { mayUse } from './rules.ts'

export interface ListedResource {
  uri: string
  name: string
  title: string
  description?: string
  mimeType: string
}

/** The resources of one caller. */
export const offeredResources = (all: readonly Resource[], { actor }: Context): Resource[] =>
  all.filter(({ read }) => mayUse(actor, read))

/** Reads what stands at an address, as JSON text. Undefined where no resource has such addresses; throws what the operation refuses. */
export async function readResource(
  resources: readonly Resource[],
  context: Context,
  uri: string,
): Promise<{ uri: string; mimeType: string; text: string } | undefined> {
  for (const resource of resources) {
    const parameters = resourceParameters(resource, uri)
    if (!parameters) continue
    const answer = await perform(context, resource.read, parameters)
    return { uri, mimeType: resource.mimeType, text: JSON.stringify(answer) }
  }
  return undefined
}

/** A list is read from every organization of the caller in turn; this many are looked into for one page. */
const mostSources = 10
const pageSize = 50

const Cursor = z.tuple([z.number().int().min(0), z.string().nullable()])

/** A resource without parameters is one text, which everybody finds at the head of the list. */
const isOne = ({ uri }: Resource) => !uri.includes('{')

const listedAs = ({ uri, name, title, description, mimeType }: Resource) => ({
  uri,
  name,
  title,
  description,
  mimeType,
})

/** The kinds of records that there are: what has parameters in its address. */
export const templatesOf = (resources: readonly Resource[]) =>
  resources
    .filter((resource) => !isOne(resource))
    .map((resource) => {
      const { uri, ...told } = listedAs(resource)
      return { uriTemplate: uri, ...told }
    })

/**
 * One page of the records that the caller may see. A page may have fewer than the next one. Null for a cursor that is none.
 */
export async function listResources(
  resources: readonly Resource[],
  context: Context,
  cursor: string | undefined,
): Promise<{ resources: ListedResource[]; nextCursor?: string } | null> {
  const start = cursor === undefined ? ([0, null] as const) : readCursor(cursor)
  if (!start) return null
  const sources = await sourcesOf(resources, context)
  let [index, inner] = start
  const first = cursor === undefined ? resources.filter(isOne).map(listedAs) : []
  for (let looked = 0; index < sources.length && looked < mostSources; looked++) {
    const source = sources[index]
    if (!source) break
    const page = await pageOf(source, context, inner)
    if (page.nextCursor === null) index++
    inner = page.nextCursor
    if (page.listed.length === 0) continue
    return { resources: [...first, ...page.listed], ...next(index, inner, sources.length) }
  }
  return { resources: first, ...next(index, inner, sources.length) }
}

interface Source {
  resource: Resource
  list: NonNullable<Resource['list']>
  organizationId: string
}

async function sourcesOf(resources: readonly Resource[], context: Context): Promise<Source[]> {
  const organizationIds = await organizationsOf(context)
  return resources.flatMap((resource) => {
    const { list } = resource
    return list ? organizationIds.map((organizationId) => ({ resource, list, organizationId })) : []
  })
}

async function organizationsOf({ actor, namedOrganizationId, services }: Context): Promise<string[]> {
  if (actor.kind === 'key') return [actor.organizationId]
  if (actor.kind !== 'user') return []
  if (namedOrganizationId) return [namedOrganizationId]
  const memberships = await services.memberships.ofUser(actor.userId)
  return memberships.map(({ organizationId }) => organizationId)
}

async function pageOf({ resource, list, organizationId }: Source, context: Context, cursor: string | null) {
  const input = { organizationId, limit: pageSize, ...(cursor !== null && { cursor }) }
  const answer = (await perform(context, list.operation, input)) as { nextCursor: string | null }
  const entries: ResourceEntry[] = list.entries(answer as never)
  const listed = entries.map(({ parameters, title, description }) => ({
    uri: resourceUri(resource, parameters),
    name: [resource.name, ...Object.values(parameters)].join(' '),
    title,
    ...(description && { description }),
    mimeType: resource.mimeType,
  }))
  return { listed, nextCursor: answer.nextCursor }
}

const next = (index: number, inner: string | null, sources: number) =>
  index < sources ? { nextCursor: btoa(JSON.stringify([index, inner])) } : {}

function readCursor(cursor: string): z.output<typeof Cursor> | null {
  try {
    return Cursor.parse(JSON.parse(atob(cursor)))
  } catch {
    return null
  }
}
