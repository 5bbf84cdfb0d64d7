import type { Span } from '../sentences.ts'
import { tokensOf } from '../tokens.ts'
import { wordSet } from '../word-set.ts'
import type { RelationshipType } from './types.ts'

export interface Related extends Span {
  from: string
  to: string
  type: RelationshipType
}

/** What is said between two things, each with the relationship that it surely tells; `turned` where the second one comes first. */
const links: readonly { said: RegExp; type: RelationshipType; turned?: boolean }[] = [
  { said: / (?:is|are) (?:a |an )?parts? of /, type: 'part_of' },
  { said: / belongs? to /, type: 'part_of' },
  { said: / reports? (?:directly )?to /, type: 'reports_to' },
  { said: / owns? /, type: 'owns' },
  { said: / (?:is|are) (?:wholly )?owned by /, type: 'owns', turned: true },
  { said: / (?:is|are|was|were|has been|have been) (?:replaced|superseded) by /, type: 'replaced_by' },
  { said: / (?:replaces|supersedes|replaced|superseded) /, type: 'replaced_by', turned: true },
  { said: / (?:is|are) (?:located|based|headquartered|situated) (?:in|at) /, type: 'located_in' },
]
const defines =
  /^(?:["“]([^"”]{2,80})["”]|(?:The |An? )?([\p{L}\p{N}][\p{L}\p{N} ()/-]{1,60}?)) (?:means|is defined as|are defined as|refers to|stands for) (.{2,300}?)[.;]?$/u

/** Sides that name nothing by themselves, or only under a condition. */
const unsure = wordSet(`
  if when whenever unless because although whether while who which that whoever everyone
  everybody nobody someone anyone it they this these those he she we you not no may might can
  could should would will neither either never what`)
const isUnsure = (text: string): boolean => tokensOf(text).some(({ word }) => unsure.has(word))
const stop =
  /[,;:()!?]|\.(?!\d)| (?:and|or|but|who|which|that|for|since|until|on|because|if|when|with|as|from|by|after|before|during|in order) /
const longest = 60

/** The relationships that a sentence surely tells: both sides are named in it, and nothing makes it depend on a condition. Costs its length. */
export function relationshipsIn(sentence: string): Related[] {
  const found = links.flatMap(({ said, type, turned }): Related[] => {
    const link = said.exec(sentence)
    if (!link) return []
    const before = sentence.slice(0, link.index)
    const after = sentence.slice(link.index + link[0].length)
    const rest = after.slice(0, stop.exec(after)?.index ?? after.length)
    const [one, other] = [side(before), side(rest)]
    if (one === undefined || other === undefined) return []
    const [from, to] = turned ? [other, one] : [one, other]
    return [{ from, to, type, start: 0, end: link.index + link[0].length + rest.trimEnd().length }]
  })
  return [...found, ...definitionIn(sentence)]
}

function definitionIn(sentence: string): Related[] {
  const [, quoted, plain, meaning = ''] = defines.exec(sentence.slice(0, 500)) ?? []
  const from = quoted ?? plain
  if (from === undefined || (quoted === undefined && isUnsure(from)) || from.split(' ').length > 6) return []
  return [{ from, to: meaning.trim(), type: 'defined_as', start: 0, end: sentence.length }]
}

/** A side of a relationship without its article; undefined where it is too long or too vague to be a name. */
function side(text: string): string | undefined {
  const said = text.trim().replace(/^(?:the|an?) /i, '')
  const isName =
    said !== '' &&
    said.length <= longest &&
    said.split(' ').length <= 6 &&
    !isUnsure(said) &&
    !stop.test(said)
  return isName ? said : undefined
}
