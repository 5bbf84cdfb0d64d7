const being = /\b(is|are|was|were|has|have|can)\b(?! to\b)( not\b|n't\b)?/gi

/** "The light is on" as "the light is not on" and the other way round; nothing where it is not plain which verb to deny. */
export function denied(text: string): string | undefined {
  const [verb, ...more] = text.matchAll(being)
  if (!verb || more.length > 0) return undefined
  const end = verb.index + verb[0].length
  return `${text.slice(0, verb.index)}${verb[1]}${verb[2] ? '' : ' not'}${text.slice(end)}`
}
