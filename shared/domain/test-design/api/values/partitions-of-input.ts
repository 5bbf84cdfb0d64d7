import type { JsonScalar, JsonValue } from '../../../requirements/api/tree.ts'
import type { ApiSchema, JsonType } from '../../../requirements/api/types.ts'
import { documentLabel, pathKey } from '../flatten-inputs.ts'
import type { ApiInput, ValueTest } from '../model.ts'
import { numberPartitions } from './number-partitions.ts'
import { boundary, checklist, partition, withValue, type ValuePartition } from './partition.ts'
import { elements, sample } from './sample.ts'
import { textPartitions } from './text-partitions.ts'

type Class = Extract<ValueTest, { kind: 'type' }>['type']

const wrongValues: [Class, JsonValue][] = [
  ['string', 'abc'],
  ['number', 12345],
  ['boolean', true],
  ['array', []],
  ['object', {}],
]
const words: Record<Class, string> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true',
  array: 'a list',
  object: 'an object',
}

/** Every partition and boundary value of an input that its schema states, with the value that stands for each. */
export function partitionsOfInput(input: ApiInput): ValuePartition[] {
  const { schema, place, path, required } = input
  const types = typesOf(schema)
  const kinds = types.filter((type) => type !== 'null')
  const own = schema.choices ? choicePartitions(schema.choices) : kinds.flatMap((type) => byType(type, input))
  // Sentences state no types, and not of every input whether it may be missing.
  if (schema.loose)
    return [
      ...(required && path.length > 0 ? presence(input) : []),
      ...unique(own.filter(({ rule }) => rule !== 'type')),
    ]
  return [
    ...presence(input),
    ...unique(own),
    ...(place === 'body' ? wrongTypes(types) : wrongWords(types, schema)),
  ]
}

function unique(all: ValuePartition[]): ValuePartition[] {
  const seen = new Set<string>()
  return all.filter(({ name, technique }) => {
    const key = `${technique} ${name}`
    return seen.has(key) ? false : Boolean(seen.add(key))
  })
}

export function typesOf({ types, variants }: ApiSchema): JsonType[] {
  return types.length > 0 || !variants ? types : [...new Set(variants.of.flatMap(typesOf))]
}

/** An element of a list is not missing: a list without it is a shorter one. A path has no empty place. */
function presence({ label, required, place, path }: ApiInput): ValuePartition[] {
  if (path.length === 0 && place === 'body' && label === documentLabel) return []
  if (place === 'path' || typeof path.at(-1) === 'number') return []
  const absent = { technique: partition, test: { kind: 'absent' } } as const
  return [required ? { ...absent, name: 'missing', rule: 'required' } : { ...absent, name: 'left out' }]
}

function byType(type: JsonType, input: ApiInput): ValuePartition[] {
  const { schema, path, place } = input
  if (type === 'boolean')
    return [true, false].map((value) => ({
      name: String(value),
      technique: partition,
      test: { kind: 'is', value },
      value,
    }))
  if (type === 'integer' || type === 'number') return numberPartitions(schema)
  if (type === 'string') {
    const label = path.findLast((part) => typeof part === 'string') ?? input.label
    return textPartitions(label, schema, place === 'path' ? 1 : 0)
  }
  if (place !== 'body') return []
  return type === 'array' ? listPartitions(input) : objectPartitions(input)
}

function choicePartitions(choices: JsonScalar[]): ValuePartition[] {
  const allowed = choices.map((value): ValuePartition => ({
    name: value === null ? 'null' : String(value),
    technique: partition,
    test: { kind: 'is', value },
    value,
  }))
  const outside = outsideOf(choices)
  return outside === undefined
    ? allowed
    : [
        ...allowed,
        {
          name: 'not in the list',
          technique: partition,
          test: { kind: 'any' },
          rule: 'enum',
          value: outside,
        },
      ]
}

function outsideOf(choices: JsonScalar[]): JsonScalar | undefined {
  const texts = choices.filter((one) => typeof one === 'string')
  const first = texts[0]
  if (first !== undefined) {
    const candidates =
      first === first.toUpperCase() ? ['OTHER', 'NONE', 'XXX'] : ['other', 'none', 'unlisted']
    return candidates.find((one) => !texts.includes(one))
  }
  const numbers = choices.filter((one) => typeof one === 'number')
  return numbers.length > 0 ? Math.max(...numbers) + 1 : undefined
}

function listPartitions({ schema, forms, path }: ApiInput): ValuePartition[] {
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

function objectPartitions({ schema, forms, path }: ApiInput): ValuePartition[] {
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

/** In JSON a value may be of any type; the first wrong one counts most. */
function wrongTypes(types: JsonType[]): ValuePartition[] {
  if (types.length === 0) return []
  const has = (type: Class) => types.includes(type) || (type === 'number' && types.includes('integer'))
  const wrong = wrongValues.filter(([type]) => !has(type))
  const found = wrong.map(([type, value], index): ValuePartition => ({
    name: `${words[type]} instead`,
    technique: partition,
    test: { kind: 'type', type },
    rule: 'type',
    value,
    ...(index > 0 ? { minor: true as const } : {}),
  }))
  const nothing = { name: 'null', technique: partition, test: { kind: 'null' }, value: null } as const
  return [types.includes('null') ? nothing : { ...nothing, rule: 'type' }, ...found]
}

/** Outside the body everything is text, so only what a text cannot be read as is wrong. */
function wrongWords(types: JsonType[], { choices }: ApiSchema): ValuePartition[] {
  if (choices || types.length === 0 || types.includes('string')) return []
  const wrong = { name: 'a text instead', technique: partition, rule: 'type', value: 'abc' } as const
  return types.some((type) => type === 'integer' || type === 'number' || type === 'boolean')
    ? [{ ...wrong, test: { kind: 'type', type: 'string' } }]
    : []
}
