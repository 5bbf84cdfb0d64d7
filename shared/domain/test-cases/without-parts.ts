import { capital } from '../english/capital.ts'

const between = ' and '

/**
 * An expected result without some of its parts, which are joined by "and" and written with a small letter behind it; '' where nothing is left. A part that
 * does not stand there changes nothing.
 */
export function withoutParts(expected: string, parts: readonly string[]): string {
  return parts.reduce((rest, part) => {
    for (const form of [part, `${part.charAt(0).toLowerCase()}${part.slice(1)}`]) {
      if (rest === form) return ''
      if (rest.startsWith(form + between)) return capital(rest.slice(form.length + between.length))
      if (rest.endsWith(between + form)) return rest.slice(0, -(form.length + between.length))
      const at = rest.indexOf(between + form + between)
      if (at >= 0) return rest.slice(0, at) + rest.slice(at + between.length + form.length)
    }
    return rest
  }, expected)
}
