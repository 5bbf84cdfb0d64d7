import { describeSchema } from './describe-schema.ts'
import type { ApiDocument, ApiOperation, ApiProperty, ApiSchema } from './types.ts'

/** A part of a description that states a requirement: where it begins and what it says in a sentence. */
export interface ApiPart {
  at: number
  kind: 'operation' | 'parameter' | 'body' | 'property' | 'response' | 'credential' | 'sentence'
  statement: string
  criteria: string[]
}

/** The parts of a description that its operations use, each once, in no order. */
export function partsOf({ operations }: ApiDocument): ApiPart[] {
  const parts = new Map<number, ApiPart>()
  const add = (part: ApiPart) => {
    if (part.at >= 0 && !parts.has(part.at)) parts.set(part.at, part)
  }
  const seen = new Set<ApiSchema>()
  for (const operation of operations) {
    ownParts(operation).forEach(add)
    const schemas = [
      operation.body?.schema,
      ...operation.responses.map(({ schema }) => schema),
      ...operation.parameters.map(({ schema }) => schema),
    ]
    for (const schema of schemas)
      if (schema) for (const one of propertiesIn(schema, seen)) add(propertyPart(one))
  }
  return [...parts.values()]
}

function ownParts(operation: ApiOperation): ApiPart[] {
  const { kind, method, path, summary, parameters, body, responses, credentials } = operation
  if (kind === 'document')
    return [
      {
        at: operation.at,
        kind: 'operation',
        statement: `${summary}: ${describeSchema(body?.schema ?? none)}`,
        criteria: [],
      },
    ]
  const name = `${method} ${path}`
  const success = responses.find(({ status }) => status.startsWith('2'))
  const criterion = success
    ? [
        `Given a request that the description allows, When ${name} is sent, Then the status is ${success.status}`,
      ]
    : []
  return [
    {
      at: operation.at,
      kind: 'operation',
      statement: `${name} must be answered${summary === '' ? '' : `: ${summary}`}`,
      criteria: criterion,
    },
    ...parameters.map(({ at, in: place, name: label, required, schema }) => ({
      at,
      kind: 'parameter' as const,
      statement: `The ${place} parameter ${label} is ${required ? 'required' : 'optional'}: ${describeSchema(schema)}`,
      criteria: [],
    })),
    ...(body
      ? [
          {
            at: body.at,
            kind: 'body' as const,
            statement: `${name} takes ${body.required ? 'a required' : 'an optional'} JSON body: ${describeSchema(body.schema)}`,
            criteria: [],
          },
        ]
      : []),
    ...responses.map(({ at, status, description }) => ({
      at,
      kind: 'response' as const,
      statement: `${name} answers ${status}${description === '' ? '' : `: ${description}`}`,
      criteria: [],
    })),
    ...credentials.map(({ at, scheme, in: place, name: carrier }) => ({
      at,
      kind: 'credential' as const,
      statement: `The security scheme ${scheme} requires credentials in the ${place} ${carrier}`,
      criteria: [],
    })),
  ]
}

const none: ApiSchema = { types: [], properties: [], unread: [] }

function propertyPart({ at, name, required, schema }: ApiProperty): ApiPart {
  const statement = `The property ${name} is ${required ? 'required' : 'optional'}: ${describeSchema(schema)}`
  return {
    at,
    kind: 'property',
    statement,
    criteria: [`Given the property "${name}", When it holds ${describeSchema(schema)}, Then it is accepted`],
  }
}

function propertiesIn(schema: ApiSchema, seen: Set<ApiSchema>): ApiProperty[] {
  if (seen.has(schema)) return []
  seen.add(schema)
  return [
    ...schema.properties.flatMap((one) => [one, ...propertiesIn(one.schema, seen)]),
    ...(schema.items ? propertiesIn(schema.items, seen) : []),
    ...(schema.variants?.of.flatMap((one) => propertiesIn(one, seen)) ?? []),
  ]
}
