import type { RunConfig } from '../settings.ts'

/** A line of the secrets that is none. */
export class BrokenSecret extends Error {
  readonly line: string

  constructor(line: string) {
    super(line)
    this.line = line
  }
}

/** One `NAME=value` a line; what stands behind the first `=` belongs to the value as it is. Throws a `BrokenSecret`. */
export function secretsOf(text: string): Record<string, string> {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return Object.fromEntries(
    lines.map((line) => {
      const [, name, value] = /^\s*([A-Za-z]\w*)\s*=(.+)$/.exec(line.replace(/\r$/, '')) ?? []
      if (name === undefined || value === undefined) throw new BrokenSecret(line.trim())
      return [name, value]
    }),
  )
}

/** The settings of a run as its form gives them; an address without a scheme is taken for one of https. */
export function configOf(values: Readonly<Record<string, string>>): RunConfig {
  const { url = '', viewport = '', locale, timezone, username, password = '', secrets = '' } = values
  const [width = 0, height = 0] = viewport.split('x').map(Number)
  const named = secretsOf(secrets)
  return {
    url: addressOf(url),
    video: values['video'] !== undefined,
    assertionStrength: values['strength'] !== undefined,
    stopOnFailure: values['stop'] !== undefined,
    ...(width > 0 && height > 0 && { viewport: { width, height } }),
    ...(locale && { locale }),
    ...(timezone && { timezone }),
    ...(username && { basicAuth: { username, password } }),
    ...(Object.keys(named).length > 0 && { secrets: named }),
  }
}

const addressOf = (typed: string): string => {
  const url = typed.trim()
  return /^[a-z][a-z\d+.-]*:/i.test(url) && !/^[\w.-]+:\d/.test(url) ? url : `https://${url}`
}
