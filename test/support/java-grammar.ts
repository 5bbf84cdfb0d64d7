import { parser } from '@lezer/java'

/** Places of a source, as `line: text`, where the grammar of Java finds no sense. */
export function javaErrors(source: string): string[] {
  const errors: string[] = []
  // The grammar has no literals of classes such as `Thing.class`; a field of that length stands in for them.
  parser.parse(source.replaceAll(/\.class(?=[,)])/g, '.clazz')).iterate({
    enter: ({ type, from, to }) => {
      if (!type.isError) return
      const line = source.slice(0, from).split('\n').length
      errors.push(`${line}: ${source.slice(Math.max(0, from - 20), to + 20)}`)
    },
  })
  return errors
}

/** The string literals of a source as the language reads them (Java Language Specification 17, sections 3.3 and 3.10.7). */
export function javaStrings(source: string): string[] {
  const strings: string[] = []
  parser.parse(source).iterate({
    enter: ({ name, from, to }) => {
      if (name === 'StringLiteral') strings.push(unescaped(source.slice(from + 1, to - 1)))
    },
  })
  return strings
}

const named: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', s: ' ', t: '\t' }

function unescaped(text: string): string {
  return text.replaceAll(/\\(?:u([0-9a-fA-F]{4})|(.))/gs, (_, unit: string | undefined, one: string) =>
    unit === undefined ? (named[one] ?? one) : String.fromCharCode(Number.parseInt(unit, 16)),
  )
}
