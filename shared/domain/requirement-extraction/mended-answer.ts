/** What a property holds where an answer leaves it out: an empty list, null, yes or no, or the text after the "=". */
type Shape = 'texts' | 'numbers' | 'maybe' | 'steps' | boolean | `=${string}`

const nothing = 'maybe'
const shapes: Record<string, Record<string, Shape>> = {
  pages: { s: 'numbers' },
  things: {
    s: 'numbers',
    aliases: 'texts',
    kind: '=text',
    entered: true,
    control: nothing,
    unit: nothing,
    step: nothing,
    options: 'texts',
    start: nothing,
    optional: nothing,
    list: nothing,
  },
  controls: { s: 'numbers' },
  limits: { s: 'numbers', only: nothing, show: 'texts' },
  answers: { s: 'numbers', of: 'texts', about: '=any', show: 'texts' },
  rules: { s: 'numbers', when: nothing, if: nothing, then: 'texts', closes: nothing },
  flows: { s: 'numbers', title: '=', role: '=main', given: 'texts', steps: 'steps', branch: nothing },
  samples: { s: 'numbers', good: true },
  absent: { s: 'numbers' },
  others: { s: 'numbers', why: '=' },
}

/**
 * An element as it was meant: what is left out, or null where a list belongs, is empty; a single value is a list of one; numbers in quotes
 * are numbers; the words "null" and "" are nothing. What is there in another form stays, and is judged by the schema.
 */
export function mended(kind: string, element: unknown): unknown {
  if (!isObject(element)) return element
  const made: Record<string, unknown> = { ...element }
  for (const [name, shape] of Object.entries(shapes[kind] ?? {})) {
    const value = filled(Object.hasOwn(element, name) ? element[name] : undefined, shape)
    if (value !== undefined) made[name] = value
  }
  if (kind === 'things') made['optional'] = yesOrNo(made['optional'])
  return made
}

function filled(value: unknown, shape: Shape): unknown {
  const isMissing = value === undefined || value === null
  if (typeof shape === 'boolean') return isMissing ? shape : yesOrNo(value)
  switch (shape) {
    case 'maybe':
      return isMissing || value === '' || value === 'null' || value === 'none' ? null : asText(value)
    case 'texts':
      return listOf(value).map(asText)
    case 'numbers':
      return listOf(value).map(asNumber)
    case 'steps':
      return listOf(value).map((step) =>
        isObject(step)
          ? { ...step, do: listOf(step['do']).map(asText), see: listOf(step['see']).map(asText) }
          : step,
      )
    default:
      return isMissing ? shape.slice(1) : value
  }
}

const listOf = (value: unknown): unknown[] =>
  value === undefined || value === null || value === '' ? [] : Array.isArray(value) ? value : [value]

const asText = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value)

const asNumber = (value: unknown): unknown =>
  typeof value === 'string' && /^\s*\d{1,9}\s*$/.test(value) ? Number(value) : value

function yesOrNo(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const word = value.trim().toLowerCase()
  return word === 'true' || word === 'yes' ? true : word === 'false' || word === 'no' ? false : value
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
