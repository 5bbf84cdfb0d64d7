import { tokenise } from '../../../requirement-reading/tokenise.ts'
import { lower } from '../tokens.ts'
import { isJoinedVerb } from '../wording/verb-group.ts'

/** The deeds that a want names one beside the other: "to create, change and delete rooms" has three. */
export function deedsIn(want: string): string[] {
  const found = /^to (?:be able to )?(.+)$/i.exec(want)?.[1]
  if (found === undefined) return []
  const tokens = tokenise(found)
  return tokens.flatMap((token, at) => (at === 0 || isDeedAt(tokens, at) ? [lower(token)] : []))
}

const isDeedAt = (tokens: ReturnType<typeof tokenise>, at: number): boolean => {
  const token = tokens[at]
  if (token?.kind !== 'word' || !token.classes.includes('verb')) return false
  // "Rename, copy and delete": one that may be a noun is a deed among deeds.
  if (token.classes[0] !== 'verb') return isAmong(tokens, at)
  // Behind "who", "which" and "when" somebody else does something.
  const isAside = tokens
    .slice(0, at)
    .some((one) =>
      /^(?:which|who|that|when|if|how|what|where|whether|while|before|after|until)$/.test(lower(one)),
    )
  return !isAside && isJoinedVerb(tokens, at)
}

const isAmong = (tokens: ReturnType<typeof tokenise>, at: number): boolean =>
  tokens
    .slice(0, at)
    .every(
      (one) =>
        one.text === ',' ||
        /^(?:and|or)$/.test(lower(one)) ||
        (one.kind === 'word' && one.classes.includes('verb')),
    ) && /^(?:,|and|or)$/.test(lower(tokens[at + 1]))
