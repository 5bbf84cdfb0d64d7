import type { z } from 'zod'
import type { Operation, Shape, TypedOperation } from './operation.ts'

/** One record of a list of resources: what stands in the address, and how people call it. */
export interface ResourceEntry {
  parameters: Record<string, string>
  title: string
  description?: string
}

interface Told {
  /** `project`; together with the parameters it names a record. */
  name: string
  title: string
  description: string
  /** `tracewright://projects/{projectId}`; its parameters are fields of the operation that reads. */
  uri: `tracewright://${string}`
}

export interface ResourceSpec<
  S extends Shape,
  O extends z.ZodType,
  LS extends Shape,
  LO extends z.ZodType,
> extends Told {
  read: TypedOperation<S, O>
  /** Absent where nobody may see which records there are. The operation takes `organizationId`, `limit` and `cursor`, as lists do. */
  list?: { operation: TypedOperation<LS, LO>; entries: (answer: z.output<LO>) => ResourceEntry[] }
}

/** A resource of any operations, as the registry holds it. */
export interface Resource extends Told {
  mimeType: 'application/json'
  read: Operation
  list: { operation: Operation; entries: (answer: never) => ResourceEntry[] } | undefined
}

/**
 * Declares records that AI assistants may read at an address. What stands there is the answer of an operation, so access, tenant and limits are those of the operation.
 * @example
 * export const websiteResource = defineResource({
 *   name: 'website',
 *   title: 'Website',
 *   description: 'A tracked website',
 *   uri: 'tracewright://websites/{websiteId}',
 *   read: getWebsite,
 * })
 */
export function defineResource<S extends Shape, O extends z.ZodType, LS extends Shape, LO extends z.ZodType>({
  read,
  list,
  ...told
}: ResourceSpec<S, O, LS, LO>): Resource {
  return { ...told, mimeType: 'application/json', read, list: list as Resource['list'] }
}

const parameter = /\{(\w+)\}/g

/** The address of one record. */
export const resourceUri = ({ uri }: Resource, parameters: Record<string, string>): string =>
  uri.replace(parameter, (_, name: string) => encodeURIComponent(parameters[name] ?? ''))

/** What stands in an address in place of the parameters, or null when it is not one of this resource. */
export function resourceParameters({ uri }: Resource, address: string): Record<string, string> | null {
  const names = [...uri.matchAll(parameter)].map(([, name = '']) => name)
  const found = new RegExp(`^${uri.replace(parameter, '([^/?#]+)')}$`).exec(address)
  if (!found) return null
  const [, ...values] = found
  try {
    return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]))
  } catch {
    return null
  }
}
