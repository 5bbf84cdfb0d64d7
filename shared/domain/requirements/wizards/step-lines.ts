import { LineStarts } from '../flows/marks.ts'
import { maskQuotes, type Masked } from '../facts/mask.ts'
import type { ReadSentence } from '../read-sentence.ts'
import { markIn, mentionsIn, plainNames, totalIn, type Mention, type StepNames } from './step-mentions.ts'

/** A sentence with the steps that it is about. */
export interface Line {
  at: number
  sentence: ReadSentence
  part: Masked
  /** The step that its paragraph or section tells of. */
  scope?: number
  mentions: Mention[]
  /** Sentences without a break between them share it. */
  block: number
  /** Opens a step: a heading, or bold words before a paragraph. */
  opens?: number
  /** The step that an earlier sentence of the paragraph named last. */
  carried?: number
  /** Read as an entry of a list of inputs. */
  listed?: true
  /** How far a list item is indented; missing for what is none. */
  bullet?: number
}

const bold = /^\*\*([^*]{1,90})\*\*/
const opening = /^\W{0,4}(?:step|page|screen|stage|part)s? (\d{1,2}|one|two|three|four|five|six)\b/i

/** Finds how many steps a text tells of, their names, and which sentences are about which. Nothing when it tells of none. */
export function linesOf(
  source: string,
  sentences: ReadSentence[],
): { lines: Line[]; names: StepNames } | undefined {
  const parts = sentences.map(({ text }) => maskQuotes(text))
  const total = totalOf(sentences, parts)
  if (total === undefined) return undefined
  const names: StepNames = { total, names: new Map() }
  const leads = withNumbered(
    source,
    sentences,
    sentences.map((sentence) => leadOf(sentence)),
    total,
  )
  leads.forEach((lead) => {
    if (lead?.step !== undefined && lead.name && lead.step <= total) addName(names, lead.name, lead.step)
  })
  nameListed(sentences, parts, leads, names)
  const scopes = scopesOf(source, sentences, leads, total)
  const titled = new Set<number>()
  parts.forEach((part, at) => addHeadings(part, names, leads[at]?.step ?? scopes[at], titled))
  const starts = new LineStarts(source)
  let block = 0
  let carried: number | undefined
  const lines = sentences.map((sentence, at): Line => {
    const before = sentences[at - 1]
    const fresh = !before || sentence.start - before.end > 1
    if (fresh) {
      block += 1
      carried = undefined
    }
    const lead = leads[at]
    const scope = scopes[at]
    const step = lead?.step !== undefined && lead.step <= total ? lead.step : undefined
    const prefix = starts.before(sentence.start)
    const mentions = mentionsIn(parts[at] as Masked, names)
    const came = carried
    carried = mentions.at(-1)?.step ?? carried
    const item = /^([ \t>]*)(?:[-*+•–]|\d{1,2}[.)])[ \t]+(?:\*\*)?$/.exec(prefix)
    return {
      at,
      sentence,
      part: parts[at] as Masked,
      ...(scope === undefined ? {} : { scope }),
      ...(came === undefined ? {} : { carried: came }),
      ...(item ? { bullet: (item[1] ?? '').replace(/\t/g, '    ').length } : {}),
      mentions,
      block,
      ...(step === undefined ? {} : { opens: step }),
    }
  })
  return { lines, names }
}

/** Names that a sentence lists, and the headings and bold words that are nothing but such a name. */
function nameListed(sentences: ReadSentence[], parts: Masked[], leads: Lead[], names: StepNames): void {
  parts.forEach((part) => addListed(part, names))
  leads.forEach((lead, at) => {
    const step = lead?.step === undefined && lead?.name ? names.names.get(lead.name.toLowerCase()) : undefined
    if (step !== undefined) leads[at] = { step }
  })
  sentences.forEach((sentence, at) => {
    const step =
      sentence.kind === 'heading' && leads[at]?.step === undefined ? named(sentence.text, names) : undefined
    if (step !== undefined) leads[at] = { step }
  })
}

/** The step whose section or paragraph each sentence stands in. */
function scopesOf(
  source: string,
  sentences: ReadSentence[],
  leads: Lead[],
  total: number,
): (number | undefined)[] {
  const starts = new LineStarts(source)
  let scope: number | undefined
  let under: number | undefined
  let level = 0
  return sentences.map((sentence, at) => {
    const lead = leads[at]
    const step = lead?.step !== undefined && lead.step <= total ? lead.step : undefined
    const prefix = starts.before(sentence.start)
    if (sentence.kind === 'heading') {
      const depth = /#+/.exec(prefix)?.[0].length ?? 7
      if (step !== undefined || depth <= level || level === 0) {
        under = step
        level = step === undefined ? 0 : depth
      }
      scope = under
    } else if (lead && (step !== undefined || (under === undefined && !/^\s*[-*+•]/.test(prefix))))
      scope = step
    return scope
  })
}

/** The step nearest before a place of a sentence, else the one of its paragraph. */
export function stepAt({ mentions, scope }: Line, at: number): number | undefined {
  return mentions.findLast(({ start }) => start <= at)?.step ?? scope
}

/** "The form has three steps:" before a numbered list: each item tells of its step. */
function withNumbered(source: string, sentences: ReadSentence[], leads: Lead[], total: number): Lead[] {
  let from = -1
  const starts = new LineStarts(source)
  return sentences.map(({ text, start, kind }, at) => {
    const number = /^[ \t]*(\d{1,2})[.)][ \t]+(?:\*\*)?$/.exec(starts.before(start))?.[1]
    if (kind === 'heading') from = -1
    if (totalIn(text) === total && /:\W*$/.test(text)) from = at
    const step = Number(number)
    const follows = from >= 0 && number !== undefined && step <= total && at - from < 40
    if (!follows || leads[at]?.step !== undefined) return leads[at]
    const name = /^(?:\*\*)?["“]?([\p{Lu}][^"”*:(–.]{1,40})/u.exec(text)?.[1]?.trim()
    return { step, ...(name ? { name } : {}) }
  })
}

type Lead = { step?: number; name?: string } | undefined

function totalOf(sentences: ReadSentence[], parts: Masked[]): number | undefined {
  const marked = parts.flatMap(({ quotes }) => quotes.flatMap(({ value }) => markIn(value)?.total ?? []))
  if (marked[0] !== undefined) return marked[0]
  const opened = sentences.flatMap((sentence) => leadOf(sentence)?.step ?? [])
  const most = Math.max(0, ...opened)
  if (most > 1 && opened.includes(1)) return most
  const told = parts.map(({ masked }) => totalIn(masked)).find((one) => one !== undefined)
  return told
}

/** "## Step 2: Contact", "**Page 1 ("Your trip").**", "Step 3 – …" at the start of a sentence. */
function leadOf({ text, kind }: ReadSentence): Lead {
  const words = bold.exec(text)?.[1]
  const whole = kind === 'heading' ? text : (words ?? (opening.test(text) ? text.slice(0, 90) : undefined))
  if (whole === undefined) return undefined
  const found = opening.exec(whole)
  const step = found ? numberOf(found[1] ?? '') : undefined
  // "Step 1 asks for …" is a sentence about a step, which its own words tell.
  const plain = kind !== 'heading' && words === undefined
  if (!found || step === undefined)
    return plain ? undefined : { name: whole.replace(/[\s.:*–—-]+$/, '').replace(/^[\s*"“]+|["”]+$/g, '') }
  const rest = whole.slice(found[0].length)
  const name =
    /^\s*(?:[:–—-]|\(|,)?\s*(?:"([^"]{1,60})"|“([^”]{1,60})”|([\p{Lu}][\p{L}\p{N} '&-]{1,50}))/u.exec(rest)
  const punctuated = /^\s*(?:[:–—]|-\s|\(|,|\.)/.test(rest)
  if (plain && !punctuated) return undefined
  const named = (name?.[1] ?? name?.[2] ?? name?.[3])?.trim()
  return { step, ...(named ? { name: named } : {}) }
}

function numberOf(word: string): number {
  const spoken = ['one', 'two', 'three', 'four', 'five', 'six'].indexOf(word.toLowerCase()) + 1
  return spoken > 0 ? spoken : Number(word)
}

/** "Three steps: "Ticket", "Participant" and "Confirm"", in quotes or not. */
function addListed(part: Masked, names: StepNames): void {
  if (totalIn(part.masked) !== names.total) return
  const from = /\b(?:steps|pages|screens|stages|parts)\b/i.exec(part.masked)?.index ?? 0
  const quoted = part.quotes
    .filter(({ start, value }) => start > from && markIn(value) === undefined)
    .map(({ value }) => value)
  const plain = (
    /\b(?:steps|pages|screens|stages|parts)\b\s*(?::|,|–|\()\s*([^.;)]{5,160})/i.exec(part.masked)?.[1] ?? ''
  )
    .split(/,\s*(?:and\s+)?|\s+and\s+/)
    .map((one) => one.trim())
  const list = quoted.length >= names.total ? quoted : plain
  if (
    list.length < names.total ||
    (list === plain &&
      (list.length > names.total || !list.every((one) => /^\p{Lu}[\p{L} &'-]{1,40}$/u.test(one))))
  )
    return
  list.slice(0, names.total).forEach((name, at) => addName(names, name, at + 1))
}

/** A heading that is nothing but the name of a step: "Step "Ticket"", "2. Contact data", "The page "Summary"". */
function named(text: string, { names }: StepNames): number | undefined {
  const plain = text
    .replace(/^[#\s\d.)]+/, '')
    .replace(/^(?:the )?(?:step|page|screen|stage|part)\b\s*:?\s*/i, '')
    .replace(/\s+(?:step|page|screen)$/i, '')
    .replace(/^["“'](.*)["”']$/, '$1')
  return names.get(plain.trim().toLowerCase())
}

function addName({ names }: StepNames, name: string, step: number): void {
  const key = name.toLowerCase()
  if (!names.has(key)) names.set(key, step)
  for (const word of plainNames)
    if (key.split(/[^\p{L}]+/u).includes(word) && !names.has(word)) names.set(word, step)
}

/** "… "Step 2 of 3" with the heading "Contact data"": the heading is a name of the step named last. */
function addHeadings(part: Masked, names: StepNames, opened: number | undefined, titled: Set<number>): void {
  for (const { quote, step } of besideMention(part, mentionsIn(part, names)))
    addName(names, quote.value, step)
  if (!/\bhead(?:ing|ed|line)|\btitle/i.test(part.masked)) return
  const mentions = mentionsIn(part, names)
  // What is said of pressing a button tells of the page behind it, unless it names a step.
  const behind = /\b(?:then|afterwards|now|confirmed|click\w*|press\w*|after|once)\b/i.test(part.masked)
  for (const { quote } of headingsIn(part)) {
    const own = mentions.findLast(({ start, end }) => end <= quote.start && start !== quote.start)?.step
    const step = own ?? (behind ? undefined : opened)
    if (step === undefined || titled.has(step)) continue
    titled.add(step)
    addName(names, quote.value, step)
  }
}

/** "The third step, "Check and send", …", "page 2 ("About you")": what stands right behind a step is its name. */
export function besideMention(
  part: Masked,
  mentions: Mention[],
): { quote: Masked['quotes'][number]; step: number }[] {
  return part.quotes.flatMap((quote) => {
    if (markIn(quote.value) || /^(?:next|continue|back|previous)\b/i.test(quote.value)) return []
    const before = mentions.find(
      ({ end }) =>
        end <= quote.start &&
        /^(?:,\s*(?:called |named )?| \(| called | named | – )$/.test(part.masked.slice(end, quote.start)),
    )
    const after = part.masked.slice(quote.end, quote.end + 2)
    return before && (/^[,)]/.test(after) || after.trim() === '') ? [{ quote, step: before.step }] : []
  })
}

/** The quoted headings of a sentence. */
export function headingsIn(part: Masked): { quote: Masked['quotes'][number] }[] {
  return part.quotes.flatMap((quote) =>
    /\b(?:heading|headed|headline|title|titled)(?: (?:is|reads|says|shows|of the (?:page|step) is))?(?: (?:then|now))?:?\s*$/i.test(
      part.masked.slice(Math.max(0, quote.start - 50), quote.start),
    )
      ? [{ quote }]
      : [],
  )
}
