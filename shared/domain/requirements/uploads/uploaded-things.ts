import { singular } from '../facts/labels.ts'
import { maskQuotes } from '../facts/mask.ts'
import type { ReadSentence } from '../read-sentence.ts'

const words = '((?:[a-z-]+ ){0,2}?[a-z-]+)'
const end =
  '(?=\\s*(?:$|[,.;:()"]|(?:so|in|to|for|by|with|via|of|on|at|as|from|when|if|and|or|that|which|into|using|up)\\b))'
const some =
  '(?:an?|the|my|his|her|their|your|its|one or more|up to \\w+|at most \\w+|several|multiple|new|any|some|\\d+)'
const acting = new RegExp(`\\b(?:upload(?:s|ing)?|attach(?:es|ing)?) (?:${some} )*${words}${end}`, 'i')
const passive = new RegExp(
  `^\\W*(?:(?:${some}|each|every|only) )*${words} (?:can|may|must|shall|should|has to|have to)(?: only| also)? be (?:uploaded|attached)\\b`,
  'i',
)
const plain = /^(?:files?|documents?|it|them|this|that|one|data)$/i
const file =
  /\b(?:files?|documents?|pictures?|photos?|images?|avatars?|logos?|scans?|attachments?|receipts?|invoices?|certificates?|cvs?|r[ée]sum[ée]s?|videos?|portraits?|copy|copies|passports?|contracts?|reports?|proofs?|spreadsheets?|screenshots?|letters?|portfolios?|statements?|forms?|drawings?|plans?)$/i

/** What people upload, as the label of its input: "Profile picture"; "File" where the text names nothing else; undefined without an upload. */
export function uploadedThing(sentences: ReadSentence[]): string | undefined {
  const found = new Set<string>()
  let any: string | undefined
  for (const { text, kind } of sentences) {
    if (kind === 'notRead' || text.length > 600 || !/upload|attach/i.test(text)) continue
    const { masked } = maskQuotes(text)
    const name = (passive.exec(masked) ?? acting.exec(masked))?.[1]?.trim().toLowerCase()
    if (name === undefined || !file.test(name) || /\b(?:successful|failed|uploaded)\b/.test(name)) continue
    const label = singular(name)
    if (plain.test(label)) any ??= label
    else found.add(label)
  }
  // Of two inputs for files, nobody can tell which one a sentence about "the file" speaks of.
  if (found.size > 1) return undefined
  const [label] = found.size === 1 ? found : [any]
  return label === undefined ? undefined : label.charAt(0).toUpperCase() + label.slice(1)
}
