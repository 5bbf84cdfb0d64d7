import { isApi, type WithFacts } from '../../interfaces/reading/sentence.ts'
import type { ApiDocument, ApiSchema } from '../../interfaces/reading/types.ts'
import type { Gap } from '../schema.ts'
import { mostInputs } from '../../interfaces/design/flatten-inputs.ts'
import type { ApiTarget } from '../../interfaces/design/model.ts'
import { isUnknown } from '../../interfaces/design/values/formats.ts'

type Unnumbered = Omit<Gap, 'gapId'>

const mostGaps = 200

/** What a description says and nobody reads, and descriptions that could not be read at all: each named once. */
export function apiGaps(sentences: readonly Pick<WithFacts, 'facts'>[], targets: ApiTarget[]): Unnumbered[] {
  const documents = new Set<ApiDocument>()
  for (const { facts } of sentences) for (const fact of facts) if (isApi(fact)) documents.add(fact.document)
  const problems = [...documents].flatMap(({ title, problems: found }) =>
    found.map(({ message }) => gap('', `${title}: ${message}`)),
  )
  const unread = targets.flatMap((target) => [
    ...target.operation.unread.map(({ message }) => gap(target.requirementId, `${target.id}: ${message}`)),
    ...(target.inputs.length < mostInputs
      ? []
      : [gap(target.requirementId, `${target.id}: inputs after the first ${mostInputs} are not designed`)]),
    ...schemasOf(target).flatMap(([what, schema]) =>
      unreadIn(schema, what).map((message) => gap(target.requirementId, `${target.id}: ${message}`)),
    ),
    ...target.inputs.flatMap(({ label, schema, requirementId }) =>
      unreadIn(schema, label).map((message) => gap(requirementId, `${target.id}: ${message}`)),
    ),
  ])
  return [...problems, ...unread].slice(0, mostGaps)
}

/** Schemas that are no input: a body of which nothing is known, and the bodies of responses. */
function schemasOf({ operation: { body, responses } }: ApiTarget): [string, ApiSchema][] {
  const answers = responses.flatMap(({ status, schema }): [string, ApiSchema][] =>
    schema ? [[`the body of ${status}`, schema]] : [],
  )
  return [...(body?.schema.cut ? [['body', body.schema] as [string, ApiSchema]] : []), ...answers]
}

/** A property that is not followed into is named where it is written, by the object that holds it. */
function unreadIn(schema: ApiSchema, label: string): string[] {
  const inside = schema.properties.filter((one) => one.schema.cut)
  return [
    ...schema.unread.map((what) => `${label}: ${what}`),
    ...(isUnknown(schema.format)
      ? [`${label}: the format "${schema.format}" is not known, so no value breaks it`]
      : []),
    ...inside.flatMap(({ name, schema: { unread } }) => unread.map((what) => `${name}: ${what}`)),
    ...(schema.items?.cut ? schema.items.unread.map((what) => `elements of ${label}: ${what}`) : []),
  ]
}

function gap(requirementRef: string, description: string): Unnumbered {
  return {
    requirementRef,
    technique: 'Requirement',
    coverageItem: `${requirementRef}/not read/${description}`.slice(0, 390),
    description: description.slice(0, 600),
    priority: 'medium',
  }
}
