const swap = /^(.+?),? (?:instead of|rather than|in place of) (.+)$/i
const before = /^(?:instead of|rather than|in place of) (.+?), (.+)$/i
const literal = '\\uE000\\d+\\uE001'
const amount = '[-+]?\\p{Sc}?\\d[\\d.,:]*(?: ?(?:%|\\p{Sc}|[A-Z]{3}))?'
const value = new RegExp(`^(?:${literal}|${amount})$`, 'u')
const thing = new RegExp(
  `^(?:(?:the|an?) (?:[\\w-]+ )*)?(?:${literal}(?: [a-z]+)?|(?<=(?:the|an?) (?:[\\w-]+ )*)[a-z][\\w-]*)$`,
  'iu',
)
const shown = / (?:is|are) (?:now )?(?:shown|visible|displayed|seen)$/i
const appearing = / (?:appears?|(?:is|are) (?:now )?(?:shown|visible|displayed|seen))$/i
const saying =
  /^(.+?) (?:shows?|displays?|says?|reads?|lists|contains?|is|are|equals?|has|becomes?) (?:now )?(\S+(?: \S+)?)$/i
const counted = /^[^\d]*\d+ [a-z][a-z ]*$/i
const several = /^(?:the )?(?:page|screen|site|list|table|menu|message|dialog|status bar)$/i

/** Whether words say what something is not, beside what it is. */
export const saysInstead = (text: string): boolean => /\b(?:instead of|rather than|in place of)\b/i.test(text)

/**
 * A result that says what is no longer there beside what is, as two: ""A" is shown instead of "B"" is ""A" is shown. "B" is not shown", and of a value
 * ("the total shows 12 instead of 10") what it is says it all. Undefined where one of both is not surely a thing or a value.
 */
export function withoutInstead(text: string, literals: readonly string[]): string | undefined {
  const sentences = text.split(/(?<=[.;]) (?=\S)/)
  const plain = sentences.map((sentence) =>
    saysInstead(sentence) ? asTwo(sentence.replace(/[.;]$/, ''), literals) : sentence.replace(/[.;]$/, ''),
  )
  return plain.every((one) => one !== undefined) ? plain.join('. ') : undefined
}

function asTwo(sentence: string, literals: readonly string[]): string | undefined {
  const [, earlier, behind] = before.exec(sentence) ?? []
  const [, head, tail] = swap.exec(sentence) ?? []
  const trailing = shown.exec(tail ?? '')?.[0] ?? ''
  const old = earlier ?? tail?.slice(0, tail.length - trailing.length)
  const now = behind ?? (head === undefined ? undefined : `${head}${trailing}`)
  if (old === undefined || now === undefined || saysInstead(old) || saysInstead(now)) return undefined
  // What holds the old text within the new one cannot be told from it.
  if (holdsText(now, old, literals)) return undefined
  if (appearing.test(now)) return thing.test(old) ? `${now}. ${old} is not shown` : undefined
  if (/^\d+$/.test(old) && counted.test(now)) return now
  const [, subject = '', said = ''] = saying.exec(now) ?? []
  if (!value.test(said) || !value.test(old)) return undefined
  const isText = old.includes('\uE000')
  if (!isText || !several.test(subject)) return now
  return /page|screen|site/i.test(subject)
    ? `${now}. ${old} is not shown`
    : `${now}. ${subject} does not contain ${old}`
}

function holdsText(now: string, old: string, literals: readonly string[]): boolean {
  const textsOf = (words: string) =>
    [...words.matchAll(/\uE000(\d+)\uE001/g)].map(([, at]) => (literals[Number(at)] ?? '').toLowerCase())
  return textsOf(old).some((text) => textsOf(now).some((other) => other.includes(text)))
}
