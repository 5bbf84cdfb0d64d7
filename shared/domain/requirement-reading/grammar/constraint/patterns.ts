import { alternative, first, listOf, map, optional, sequence, token, words, type Parser } from '../parser.ts'
import { denied, type Predicate, type Said } from './said.ts'

const escaped = (said: string): string => said.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')
const quoted = token((found) => (found.kind === 'quoted' && found.value !== '' ? found.value : undefined))
const kinds: Record<string, string> = {
  letter: '[A-Za-z]',
  'capital letter': '[A-Z]',
  'uppercase letter': '[A-Z]',
  'upper-case letter': '[A-Z]',
  'lowercase letter': '[a-z]',
  'lower-case letter': '[a-z]',
  'small letter': '[a-z]',
  digit: '[0-9]',
  number: '[0-9]',
}
const part: Parser<{ source: string; said: string }> = first(
  map(quoted, (said) => ({ source: escaped(said), said })),
  map(
    sequence(
      words('the letter', 'the letters', 'the prefix', 'the character', 'the digit', 'the digits'),
      token((found) => (/^[A-Z0-9]{1,6}$/.test(found.text) ? found.text : undefined)),
    ),
    ([, said]) => ({ source: escaped(said), said }),
  ),
  map(sequence(optional(words('a', 'an', 'the')), words(...Object.keys(kinds))), ([, said]) => ({
    source: kinds[said] ?? '',
    said,
  })),
  map(
    token((found) => (found.kind === 'number' && found.unit === 'digit' ? found.value : undefined)),
    (count) => ({ source: `[0-9]{${count}}`, said: `${count} digits` }),
  ),
)
const shapes: [string, Parser<unknown>, (source: string) => string][] = [
  [
    'pattern: starts with',
    words('start with', 'begin with', 'starting with', 'beginning with'),
    (source) => `^${source}.*$`,
  ],
  [
    'pattern: ends with',
    words('end with', 'end in', 'ending with', 'ending in', 'end on'),
    (source) => `^.*${source}$`,
  ],
]

const plural = (name: string): string[] => [name, `${name}s`]
const counted: Parser<{ source: string; said: string }> = (input, at) => {
  const found = input.tokens[at]
  if (found?.kind !== 'number' || !/^\d{1,2}$/.test(found.value)) return undefined
  const unit = found.unit?.toLowerCase().replace(/s$/, '')
  const noun = unit === undefined ? words(...Object.keys(kinds).flatMap(plural))(input, at + 1) : undefined
  const kind = kinds[unit ?? noun?.value.replace(/s$/, '') ?? '']
  return kind === undefined
    ? undefined
    : { value: { source: `${kind}{${found.value}}`, said: found.text }, end: noun?.end ?? at + 1 }
}
const chain = listOf(
  first(counted, part),
  words('followed by', ', followed by', 'and then', 'then', ', then'),
)

/** "starts with "DE"", "ends with a digit", "contains "@"". */
export const patterns: Predicate = (group) =>
  first(
    ...shapes.map(([name, lead, make]) =>
      alternative(
        name,
        map(sequence(lead, part), ([, { source, said }]) =>
          denied(matching(make(source), said), group.isDenied),
        ),
      ),
    ),
    alternative(
      'pattern: one after the other',
      map(chain, (parts) =>
        parts.length > 1
          ? denied(
              matching(
                `^${parts.map(({ source }) => source).join('')}$`,
                parts.map(({ said }) => said).join(', '),
              ),
              group.isDenied,
            )
          : undefined,
      ),
    ),
    alternative('pattern: contains', (input, at) => {
      const found = group.verb === 'have' && !group.isOnly ? quoted(input, at) : undefined
      return (
        found && {
          value: denied(matching(`^.*${escaped(found.value)}.*$`, found.value), group.isDenied),
          end: found.end,
        }
      )
    }),
  )

function matching(expression: string, said: string): Said {
  return { limits: true, of: (subject) => ({ kind: 'pattern', subject, expression, said }) }
}
