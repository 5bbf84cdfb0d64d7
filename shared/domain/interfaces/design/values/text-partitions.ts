import type { ApiSchema } from '../../reading/types.ts'
import { isSyntax, wrongValue } from './formats.ts'
import { boundary, partition, withValue, type ValuePartition } from './partition.ts'
import { againstPattern, textValue } from './texts.ts'
import { readPattern } from './patterns.ts'

/** Partitions of a text: allowed, too short, too long, against its pattern or format, and the boundaries of its length. */
export function textPartitions(label: string, schema: ApiSchema, shortest: number): ValuePartition[] {
  const { length, pattern, format } = schema
  const typical = withValue(
    { name: 'allowed text', technique: partition, test: { kind: 'any' } },
    textValue(label, schema),
    pattern !== undefined && !readPattern(pattern)
      ? `the pattern "${pattern}" is not read, and no example is given`
      : 'no text satisfies all that is stated',
  )
  return [
    typical,
    ...(length ? lengthPartitions(label, schema, length, shortest) : []),
    ...(pattern !== undefined && readPattern(pattern)
      ? [
          withValue(
            { name: 'against the pattern', technique: partition, test: { kind: 'any' }, rule: 'pattern' },
            againstPattern(label, schema),
            'no text of that length breaks only the pattern',
          ),
        ]
      : []),
    ...(format !== undefined && isSyntax(format) ? [formatPartition(format)] : []),
  ]
}

function formatPartition(format: string): ValuePartition {
  const wrong = wrongValue(format)
  const name = `no ${format}${wrong ? `: ${wrong.what}` : ''}`
  return withValue(
    { name, technique: partition, test: { kind: 'any' }, rule: 'format' },
    wrong?.value,
    'no value is known',
  )
}

function lengthPartitions(
  label: string,
  schema: ApiSchema,
  { min, max }: NonNullable<ApiSchema['length']>,
  shortest: number,
): ValuePartition[] {
  const below = [0, min - 1].filter(
    (size, index, all) => size >= shortest && size < min && all.indexOf(size) === index,
  )
  const inside = [min, max].filter(
    (size, index, all): size is number =>
      size !== undefined && size >= shortest && all.indexOf(size) === index,
  )
  const of = (size: number, rule?: 'minLength' | 'maxLength'): ValuePartition =>
    withValue(
      {
        name: `${size} characters`,
        technique: boundary,
        test: { kind: 'lengthIs', value: size },
        ...(rule ? { rule } : {}),
      },
      ofLength(label, schema, size, rule !== undefined),
      `no text of ${size} characters that fits into a step satisfies all else`,
    )
  const classes: [boolean, string, 'minLength' | 'maxLength', number][] = [
    [min > shortest, `shorter than ${min} characters`, 'minLength', min - 1],
    [max !== undefined, `longer than ${max ?? 0} characters`, 'maxLength', (max ?? 0) + 1],
  ]
  return [
    ...below.map((size) => of(size, 'minLength')),
    ...inside.map((size) => of(size)),
    ...(max === undefined ? [] : [of(max + 1, 'maxLength')]),
    ...classes.flatMap(([stated, name, rule, size]) =>
      stated
        ? [
            withValue(
              { name, technique: partition, test: { kind: 'any' }, rule },
              ofLength(label, schema, size, true),
              `no text of ${size} characters that fits into a step satisfies all else`,
            ),
          ]
        : [],
    ),
  ]
}

/** Outside the limits the pattern need not match where it leaves no room; inside it must. */
function ofLength(label: string, schema: ApiSchema, length: number, outside: boolean): string | undefined {
  const { pattern: _pattern, format: _format, ...free } = schema
  const kept = textValue(label, { ...schema, length: { min: 0 } }, { length })
  return kept ?? (outside ? textValue(label, { ...free, length: { min: 0 } }, { length }) : undefined)
}
