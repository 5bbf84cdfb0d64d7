import { soleLiteral, type Prose } from '../prose.ts'

/** Names that stand in a row: "Milk", "A, B and C", "Walk dog and Call mum". */
export interface Enumeration {
  names: string[]
  /** All of them are in quotes. */
  quoted: boolean
  /** They are told one after another: "A, then B". */
  ordered: boolean
}

const literal = /\uE000\d+\uE001/
// What stands for other things, joins clauses or says something is no name; in small letters only what a name may begin with, too.
const pronoun =
  /^(?:it|its|they|them|this|that|these|those|both|all|each|every|any|none|nothing|everything|something|someone|nobody|one|ones|others?|there|here)\b|\b(?:it|you|we|they|i|them|get|gets)\b/i
const joining =
  /^(?:no|not|to|if|when|where|as|at|in|on|of|for|with|by|from|then|so|only|just|still|also)\b|^(?:[Tt]he|[Aa]n?|[Hh]is|[Hh]er|[Yy]our|[Mm]y|[Oo]ur|[Ii]ts|[Tt]heir|[Nn]o|[Nn]ot|[Oo]nly|[Jj]ust|[Ss]till|[Nn]ow|[Ii]n|[Oo]n|[Aa]t|[Nn]ext|[Aa]fter|[Bb]efore|[Ff]or) (?=[a-z\d])/
const predicate =
  /\b(?:is|are|was|were|be|been|has|have|had|should|must|will|can|cannot|does|did|without|which|who|whose|that|until|unless|because|since|if|when|opens?|opened|closes?|closed|appears?|disappears?|vanish(?:es)?|shows?|says?|reads?|contains?|becomes?|goes|gone|comes|stays?|remains?|shown|displayed|visible|hidden|listed|ignored|refused|unchanged|ticked|unticked|checked|unchecked|crossed|disabled|enabled|greyed|highlighted|respectively|nor|or|either|neither)\b/
// "Shirt first" and "Colour: Green" say something of a name.
const saying = /:| = | (?:first|second|third|fourth|last)$/
const isNoName = (words: string) =>
  saying.test(words) || pronoun.test(words) || joining.test(words) || predicate.test(words)
const joints = / ?, (?:and )?(?:then |followed by )?| and (?:also |then )?| & | \+ | plus | then /
const mostNames = 12
const mostWords = 6

/** Reads names in a row; undefined where something else stands there. Names without quotes begin like names. */
export function readNames(phrase: string, { literals }: Prose): Enumeration | undefined {
  const parts = phrase
    .trim()
    .split(joints)
    .map((part) => part.trim().replace(/^(?:both|all) (?=\uE000)/i, ''))
  if (parts.length > mostNames || parts.some((part) => part === '')) return undefined
  const names: string[] = []
  for (const part of parts) {
    const quoted = soleLiteral(part.replace(/^(?:the|an?) (?=\uE000)/i, ''), literals)
    const words = part.replace(/^(?:the|an?) (?=[A-Z\d])/, '')
    const isName =
      !literal.test(words) &&
      !isNoName(words) &&
      words.split(' ').length <= mostWords &&
      /^\p{Lu}/u.test(words)
    if (quoted === undefined ? !isName : quoted.trim() === '') return undefined
    names.push(quoted ?? words)
  }
  const quoted = parts.every((part) => literal.test(part))
  const ordered = /\b(?:then|followed by)\b/.test(phrase)
  return new Set(names).size === names.length ? { names, quoted, ordered } : undefined
}
