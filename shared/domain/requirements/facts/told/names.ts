import { labelOf } from '../labels.ts'

const name = /^\p{L}[\p{L}\p{N}'’/-]*(?: (?:\p{L}[\p{L}\p{N}'’/-]*)){0,5}$/u
const noName =
  /\b(?:details?|data|information|values?|everything|something|nothing|it|them|all|again|following|fields?|inputs?|wrong|invalid|correct|valid|same|changes?|is|are|must|shall|can|may|not|no|more|less|least|most|characters?|digits?|letters?)\b/i
const owned = /^(\p{L}+) of (?:the|an?|his|her|their) (\p{L}[\p{L} -]{1,30})$/iu
const articles =
  /^(?:(?:and|or)\s+)?(?:(?:the|an?|his|her|its|their|my|your|our|one|each|both|also|optionally|optional|desired|current)\s+)+/i

/** The name of an input in a list of things that somebody enters; "name of the group" stays whole. Nothing for what names no single thing. */
export function nameOf(phrase: string): string | undefined {
  const plain = phrase
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[.,;:]+$/, '')
    .replace(articles, '')
  if (plain.length > 50 || !name.test(plain) || noName.test(plain)) return undefined
  const whole = owned.test(plain) ? plain : undefined
  if (whole !== undefined) return whole.charAt(0).toUpperCase() + whole.slice(1)
  return labelOf({ raw: plain, masked: plain, quotes: [] })
}

const kinds =
  /^(?:first|last|middle|given|family|maiden|second|old|new|current|start|end|starting|ending|opening|closing|delivery|billing|shipping|home|work|private|business|minimum|maximum|net|gross|arrival|departure|pick-up|return)$/i

/** "First and last name" names "First name" and "Last name": an adjective alone takes the noun of the name behind it. */
export function withSharedHeads(labels: (string | undefined)[]): (string | undefined)[] {
  return labels.map((label, at) => {
    const next = labels[at + 1]?.split(' ')
    if (label === undefined || !next || next.length !== 2 || !kinds.test(label)) return label
    return kinds.test(next[0] ?? '') ? `${label} ${next[1] ?? ''}` : label
  })
}
