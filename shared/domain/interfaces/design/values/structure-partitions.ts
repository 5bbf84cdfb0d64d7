import type { JsonValue } from '../../reading/tree.ts'
import type { ApiSchema } from '../../reading/types.ts'
import { pathKey } from '../flatten-inputs.ts'
import type { ApiInput } from '../model.ts'
import { boundary, checklist, partition, withValue, type ValuePartition } from './partition.ts'
import { elements, sample } from './sample.ts'

/** Partitions and two-value boundaries of a list: by its number of elements, and repeated ones where they are forbidden. */
export function listPartitions({ schema, forms, path }: ApiInput): ValuePartition[] {
  const { count, unique: distinct } = schema
  const of = (size: number, rule?: 'minItems' | 'maxItems'): ValuePartition =>
    withValue(
      {
        name: `${size} elements`,
        technique: boundary,
        test: { kind: 'countIs', value: size },
        ...(rule ? { rule } : {}),
      },
      elements(schema, size, { forms }, path),
      `no list of ${size} elements can be made`,
    )
  const sizes =
    count &&
    [count.min, count.max].filter((size, index, all) => size !== undefined && all.indexOf(size) === index)
  const first = elements({ ...schema, unique: undefined } as ApiSchema, 1, { forms }, path)
  const twice = Array.isArray(first) && first[0] !== undefined ? [first[0], first[0]] : undefined
  return [
    {
      name: 'allowed list',
      technique: partition,
      test: { kind: 'any' },
      ...valueOr(sample(schema, { forms }, path)),
    },
    ...(count && count.min > 0 ? [...new Set([0, count.min - 1])].map((size) => of(size, 'minItems')) : []),
    ...(sizes ?? []).flatMap((size) => (size === undefined ? [] : [of(size)])),
    ...(count?.max === undefined ? [] : [of(count.max + 1, 'maxItems')]),
    ...(distinct && (count?.max ?? 2) >= 2 && (count?.min ?? 0) <= 2
      ? [
          withValue(
            { name: 'repeated elements', technique: partition, test: { kind: 'any' }, rule: 'uniqueItems' },
            twice,
            'no element can be made',
          ),
        ]
      : []),
  ]
}

/** Partitions of an object: its forms, what has to come together, and properties that nobody declared. */
export function objectPartitions({ schema, forms, path }: ApiInput): ValuePartition[] {
  const value = sample(schema, { forms }, path)
  const known = new Set(schema.properties.map(({ name }) => name))
  const extra = ['unexpected', 'undeclared', 'extra'].find((name) => !known.has(name)) ?? 'zzz'
  const object = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  const variants = schema.variants?.of ?? []
  return [
    ...variants.map((form, index): ValuePartition => {
      const name = `form ${index + 1}${form.title === undefined ? '' : ` (${form.title})`}`
      const made = sample(schema, { forms: { ...forms, [pathKey(path)]: index } }, path)
      return withValue(
        { name, technique: partition, test: { kind: 'form', index } },
        made,
        'no value can be made',
      )
    }),
    ...dependencies(schema, object),
    ...ignoredExtra(schema, object, extra),
    ...(schema.closed
      ? [
          withValue(
            {
              name: `an additional property "${extra}"`,
              technique: checklist,
              test: { kind: 'any' },
              rule: 'additionalProperties',
            },
            object && { ...object, [extra]: 'x' },
            'no value can be made',
          ),
        ]
      : []),
  ]
}

/** Where a sentence says that other properties are ignored, a request with one is allowed. */
function ignoredExtra(
  { extrasIgnoredAt: statedAt }: ApiSchema,
  object: Record<string, JsonValue> | undefined,
  extra: string,
): ValuePartition[] {
  if (statedAt === undefined || !object) return []
  const name = `an additional property "${extra}", which is ignored`
  return [
    { name, technique: checklist, test: { kind: 'extra' }, value: { ...object, [extra]: 'x' }, statedAt },
  ]
}

/** One property there, and one missing that has to come with it. */
function dependencies(
  { dependent = {} }: ApiSchema,
  object: Record<string, JsonValue> | undefined,
): ValuePartition[] {
  return Object.entries(dependent).flatMap(([name, others]) =>
    others.map((other) => {
      const { [other]: _left, ...value } = object ?? {}
      const one = {
        name: `${name} without ${other}`,
        technique: partition,
        test: { kind: 'any' },
        rule: 'dependentRequired',
      } as const
      return withValue(one, object && name in object ? value : undefined, 'no value can be made')
    }),
  )
}

function valueOr(value: JsonValue | undefined): Pick<ValuePartition, 'value' | 'impossible'> {
  return value === undefined ? { impossible: 'no value can be made' } : { value }
}
