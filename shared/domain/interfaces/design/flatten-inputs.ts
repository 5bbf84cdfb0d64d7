import type { ApiBody, ApiOperation, ApiProperty, ApiSchema } from '../reading/types.ts'
import type { ApiInput } from './model.ts'

/** Inputs of one operation that are designed for; more is named. */
export const mostInputs = 100
/** The label of a whole document, which cannot be missing: there would be nothing to validate. */
export const documentLabel = 'document'

/** Key of a place in the body, for choosing among forms. */
export function pathKey(path: (string | number)[]): string {
  return path.join('/')
}

/**
 * The inputs of an operation: its parameters, then the body and everything in it with dotted names ("address.city", "items[0].sku").
 * A name that occurs in two places carries its place. At most 100.
 */
export function inputsOf(operation: ApiOperation, requirementAt: (at: number) => string): ApiInput[] {
  const parameters = operation.parameters.map(({ name, in: place, at, required, schema }): ApiInput => ({
    label: name,
    place,
    path: [],
    required,
    schema: schema.types.includes('array') && schema.items ? schema.items : schema,
    requirementId: requirementAt(at),
    forms: {},
  }))
  const { body } = operation
  const name = operation.kind === 'document' ? documentLabel : 'body'
  const inBody = body ? new BodyInputs(requirementAt).all(name, body) : []
  return withPlaces([...parameters, ...inBody].slice(0, mostInputs))
}

class BodyInputs {
  private readonly found: ApiInput[] = []
  private readonly seen = new Set<string>()
  private readonly requirementAt: (at: number) => string

  constructor(requirementAt: (at: number) => string) {
    this.requirementAt = requirementAt
  }

  all(label: string, { schema, at, required }: ApiBody): ApiInput[] {
    const root = { label, place: 'body' as const, path: [], required, schema, forms: {} }
    this.add({ ...root, requirementId: this.requirementAt(at) })
    return this.found
  }

  private add(input: ApiInput): void {
    if (this.found.length >= mostInputs || input.schema.cut) return
    this.found.push(input)
    this.inside(input, input.schema)
  }

  private inside(input: ApiInput, schema: ApiSchema): void {
    if (schema.variants) {
      const key = pathKey(input.path)
      schema.variants.of.forEach((form, index) =>
        this.inside({ ...input, forms: { ...input.forms, [key]: index } }, form),
      )
      return
    }
    for (const property of schema.properties) {
      // What several forms share is one input.
      const key = `${pathKey([...input.path, property.name])} ${property.at}`
      if (property.readOnly || this.seen.has(key)) continue
      this.seen.add(key)
      this.add(this.property(input, property))
    }
    const { items } = schema
    if (items && !items.cut && (schema.count?.max ?? 1) > 0)
      this.add({
        ...input,
        label: `${nameIn(input)}[0]`,
        path: [...input.path, 0],
        required: false,
        schema: items,
      })
  }

  private property(parent: ApiInput, { name, at, required, schema }: ApiProperty): ApiInput {
    const label = parent.path.length === 0 ? name : `${parent.label}.${name}`
    const requirementId = this.requirementAt(at) || parent.requirementId
    return { ...parent, label, path: [...parent.path, name], required, schema, requirementId }
  }
}

function nameIn({ label, path }: ApiInput): string {
  return path.length === 0 ? '' : label
}

function withPlaces(inputs: ApiInput[]): ApiInput[] {
  const places = new Map<string, Set<string>>()
  for (const { label, place } of inputs) places.set(label, (places.get(label) ?? new Set()).add(place))
  return inputs.map((input) =>
    (places.get(input.label)?.size ?? 0) > 1 ? { ...input, label: `${input.label} (${input.place})` } : input,
  )
}
