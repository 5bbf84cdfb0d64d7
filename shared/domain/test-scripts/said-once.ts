import type { ScriptCase } from './types.ts'

/**
 * Reasons, each said once: one that only says another behind the step that it is about goes, and so does advice that a reason before gave in the same words.
 */
export function saidOnce(reasons: readonly string[]): string[] {
  const bare = [...new Set(reasons.map(sentence))]
  const own = bare.filter(
    (reason) => !bare.some((other) => other !== reason && reason.endsWith(`: ${other}`)),
  )
  const said = new Set<string>()
  return own
    .map((reason) =>
      sentencesOf(reason)
        .filter((one) => !said.has(one) && said.add(one))
        .join(' '),
    )
    .filter((reason) => reason !== '')
}

/** What has to be so before, but for what the reasons say. */
export const unsaidPreconditions = ({ preconditions, obstacles }: ScriptCase): string[] =>
  preconditions.filter((text) => !obstacles.some((reason) => reason.includes(bareEnd(text))))

/** The reasons beside a Given for each precondition: they only say that one has to be set up. */
export const reasonsBeside = ({ preconditions, obstacles }: ScriptCase): string[] =>
  saidOnce(
    obstacles.map((reason) => {
      const said = preconditions.find((text) => bareEnd(reason).endsWith(`: ${bareEnd(text)}`))
      return said === undefined ? reason : bareEnd(reason).slice(0, -bareEnd(said).length - 2)
    }),
  )

const bareEnd = (text: string) => text.trim().replace(/\.$/, '')

const sentence = (text: string) => {
  const trimmed = text.trim()
  return /[.!?:]$/.test(trimmed) ? trimmed : `${trimmed}.`
}

/** Full stops within quotes end nothing. */
const sentencesOf = (text: string): string[] =>
  text
    .match(/(?:“[^”]*”|"(?:[^"\\]|\\.)*"|[^.!?“"]|[.!?](?!\s+\p{Lu})|["“])+(?:[.!?](?=\s|$))?/gu)
    ?.map((one) => one.trim())
    .filter(Boolean) ?? []
