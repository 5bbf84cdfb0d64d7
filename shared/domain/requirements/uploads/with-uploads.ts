import { readFileRule } from '../facts/fields/file-rules.ts'
import { maskQuotes } from '../facts/mask.ts'
import type { Fact, MessageFact, Violation } from '../facts/types.ts'
import type { ReadSentence } from '../read-sentence.ts'
import { uploadedThing } from './uploaded-things.ts'

const thing =
  '(?:files?|documents?|pictures?|photos?|images?|uploads?|attachments?|avatars?|logos?|scans?|it|they)'
const allowing = [
  /\b(?:allowed|supported|accepted|permitted|valid|possible) (?:file |image |document |picture )?(?:formats?|types?|extensions?)\b/i,
  /^(?!.*\b(?:not|no)\b).{2,120} (?:files?|formats?|images?|documents?|pictures?|photos?|types?)? ?(?:is|are|will be|can be) (?:accepted|allowed|supported|permitted|possible|uploaded)\b/i,
  /\bonly .{2,80} (?:is|are|can be|may be) (?:accepted|allowed|supported|permitted|uploaded)\b/i,
  /\b(?:formats?|types?|extensions?|accepts?)\s*:/i,
  /^(?:formats?|types?)\b/i,
  new RegExp(`\\b${thing} (?:must|shall|should|has to|have to) be (?:in |of )?(?:an? |the )?`, 'i'),
]
const sizing = [
  /\b(?:max(?:imum|imal)?\.?|largest) (?:allowed |permitted |upload |file )*(?:size)?\b/i,
  /\bsize\b[^.;]{0,40}\b(?:must|may|can|shall|should|is|limited|limit|up to|at most|max)/i,
  /\b(?:not|never) (?:be )?(?:larger|bigger|exceed)|\b(?:must|may|can|shall) not exceed\b|\bup to \d|\bat most \d|\bsmaller than \d/i,
]
// "The maximum size is 5 MB" bounds it.
const largest = /(\b(?:max(?:imum|imal)?\.?|largest)[^.;,\d]{0,40}?)\s*(?:\b(?:is|of)\b|:|=)\s*(?=\d)/i
const tooLarge =
  /\b(?:too (?:large|big)|(?:larger|bigger) (?:files?|ones?|documents?|images?|pictures?|photos?)|(?:larger|bigger|more) than|exceeds?|over|above) ?(?:the (?:limit|maximum|allowed|size|max)|\d)?|\bsize is (?:exceeded|too)/i
const wrongType =
  /\b(?:format|type|extension)s?\b[^,]{0,30}\b(?:not (?:supported|allowed|accepted|valid|permitted)|wrong|invalid|unsupported|incorrect|unknown)|\b(?:unsupported|wrong|invalid|other|another|different|unknown)\b[^,]{0,20}\b(?:format|type|extension)|\b(?:is|are) (?:not|neither) (?:an? )?[A-Z]{3,4}\b/i

/**
 * The rules of an upload, told over several sentences that name no input: "Users can upload a profile picture. Allowed formats are JPG and PNG. If the
 * file is too large, show …". All of them speak of the one thing that people upload.
 */
export function withUploads(sentences: ReadSentence[]): ReadSentence[] {
  if (!sentences.some(({ text }) => /upload|attach/i.test(text))) return sentences
  const label = uploadedThing(sentences)
  if (label === undefined) return sentences
  // An input that the text declares by another name takes its own rules.
  const declared = sentences.flatMap(({ facts }) =>
    facts.flatMap((fact) => (fact.kind === 'field' && fact.constraints.file ? [fact.label] : [])),
  )
  if (declared.some((one) => !isSame(one, label))) return sentences
  const told = sentences.map((sentence) => read(sentence, label))
  const ruled = told.some(({ facts }) => facts.some((fact) => fact.kind === 'field' && fact.constraints.file))
  return ruled ? told : sentences
}

/** "File" and "Supported file types" stand for whatever is uploaded. */
function isSame(one: string, label: string): boolean {
  const general =
    /^(?:files?|documents?|uploads?|images?|pictures?|photos?|attachments?)$|\b(?:types?|formats?|extensions?|size)$/i
  const [short, long] = [one.toLowerCase(), label.toLowerCase()]
  return general.test(one) || short === long || long.endsWith(` ${short}`)
}

function read(sentence: ReadSentence, label: string): ReadSentence {
  const { kind, table, text, facts } = sentence
  if (table || kind === 'heading' || kind === 'notRead' || kind === 'example' || text.length > 600)
    return sentence
  const messages = facts.filter((fact) => fact.kind === 'message')
  if (messages.length > 0) return answered(sentence, messages, label)
  const told = otherFiles(sentence, label)
  if (told) return { ...sentence, kind: 'requirement', facts: [told] }
  const own = facts.find((fact) => fact.kind === 'field' && fact.constraints.file !== undefined)
  if (own) return { ...sentence, facts: facts.map((fact) => (fact === own ? { ...own, label } : fact)) }
  const { masked } = maskQuotes(text)
  if (/^\W*(?:if|when|whenever|after|once|unless)\b/i.test(masked)) return sentence
  const file = readFileRule(`file: ${masked.replace(largest, '$1 at most ')}`)
  const typed = file?.types !== undefined && allowing.some((one) => one.test(masked.trim()))
  const sized = file?.size !== undefined && sizing.some((one) => one.test(masked))
  if (!file || (!typed && !sized)) return sentence
  const constraints = {
    file: {
      ...(typed && file.types ? { types: file.types } : {}),
      ...(sized && file.size ? { size: file.size } : {}),
    },
  }
  const names = facts.filter((fact) => fact.kind === 'button' || fact.kind === 'page')
  return { ...sentence, kind: 'requirement', facts: [...names, { kind: 'field', label, constraints }] }
}

/** Messages about "the file" and "the format" answer what is wrong with the upload. */
function answered(sentence: ReadSentence, messages: MessageFact[], label: string): ReadSentence {
  const broken = messages.map(({ condition }) => violationOf(condition))
  if (broken.some((one) => one === undefined)) return sentence
  const others = sentence.facts.filter((fact) => fact.kind === 'button' || fact.kind === 'page')
  const facts = messages.map(({ text, condition }, at): Fact => ({
    kind: 'message',
    text,
    labels: [label],
    violations: broken[at] === undefined ? [] : [broken[at]],
    about: 'named',
    condition: `${label}: ${condition}`,
  }))
  return { ...sentence, facts: [...others, ...facts] }
}

const shown = /\b(?:is shown|is displayed|appears?|shows?|displays?|(?:rejected|refused|answered) with)\b/i

/** "For larger files "…" is shown": the files stand for what is wrong with the upload. */
function otherFiles({ facts, text }: ReadSentence, label: string): MessageFact | undefined {
  const { masked, quotes } = maskQuotes(text)
  const [quote, more] = quotes
  if (
    !quote ||
    more ||
    !/^\W*(?:for|with|any|an?|all)?\b.{0,20}\b(?:files?|formats?|types?|documents?|images?|photos?|pictures?)\b/i.test(
      masked,
    )
  )
    return undefined
  if (!shown.test(masked) || facts.some(({ kind }) => kind !== 'conditional' && kind !== 'rule'))
    return undefined
  const violation = violationOf(masked)
  return (
    violation && {
      kind: 'message',
      text: quote.value,
      labels: [label],
      violations: [violation],
      about: 'named',
      condition: `${label}: ${masked}`,
    }
  )
}

function violationOf(condition: string): Violation | undefined {
  const large = tooLarge.test(condition)
  const typed = wrongType.test(condition)
  if (large === typed) return undefined
  return large ? 'above' : 'format'
}
