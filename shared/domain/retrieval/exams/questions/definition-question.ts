import { uncapital } from '../../../english/capital.ts'
import { wordSet } from '../../../answering/word-set.ts'

const word = String.raw`[\p{L}\p{N}][\p{L}\p{N}’'-]*`
const named = String.raw`(?:(?:an?|the)\s+)?${word}(?:\s${word}){0,4}?`
/** "A quorum is the …": a name, a verb that says what it is, and the beginning of that. */
const tells = new RegExp(String.raw`^(${named})\s(is|are|means?)\s(?:an?|the|any|every|one|that)\s`, 'iu')
/** Words that stand for what was said before, or that begin no name. */
const pointing = wordSet(`
  it this that these those there they he she we you i here what which who where when if one his her its their our your my
  each every all both in on at as for by to of with but and or not no so`)
const firstWord = /^(?:(?:an?|the)\s+)?(\p{L}+)/iu

/** Asks what the thing is that an English sentence defines by its beginning: "A quorum is the …" gives "What is a quorum?". Undefined where it defines nothing by a name. */
export function definitionQuestion(sentence: string): string | undefined {
  const [, name, verb = ''] = tells.exec(sentence) ?? []
  if (name === undefined || pointing.has(firstWord.exec(name)?.[1]?.toLowerCase() ?? '')) return undefined
  const said = /^(?:An?|The)\s/.test(name) ? uncapital(name) : name
  if (verb.toLowerCase().startsWith('mean')) return `What does ${said} mean?`
  return `What ${verb.toLowerCase()} ${said}?`
}
