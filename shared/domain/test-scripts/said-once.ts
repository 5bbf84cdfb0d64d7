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
