import type { JsonScalar, JsonValue } from '../../reading/tree.ts'
import type { ApiSchema, JsonType } from '../../reading/types.ts'
import { documentLabel } from '../flatten-inputs.ts'
import type { ApiInput, ValueTest } from '../model.ts'
import { numberPartitions } from './number-partitions.ts'
import { partition, type ValuePartition } from './partition.ts'
import { listPartitions, objectPartitions } from './structure-partitions.ts'
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
      first === first.toUpperCase() ? ['OTHER', 'NONE', 'UNLISTED'] : ['other', 'none', 'unlisted']
    return candidates.find((one) => !texts.includes(one))
  }
  const numbers = choices.filter((one) => typeof one === 'number')
  return numbers.length > 0 ? Math.max(...numbers) + 1 : undefined
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
