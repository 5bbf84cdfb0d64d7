import { tokenise } from '../requirement-reading/tokenise.ts'
import type { TestCase } from '../test-cases/schema.ts'
import { selectingWords } from './match-cases.ts'
import { listed } from './priorities.ts'
import type { Draft, Instruction, MoreCases } from './types.ts'

const addition =
  /^(?:please\s+)?(?:add|create|write|generate|include|also test|test also|i also want|we also need)(?:\s*:)?\s+(.{1,4000})$/is
const lead =
  /^(?:(?:a|an|another|one more|one|two|three|some|the|new|more|further)\s+)*(?:(?:new|further|negative|positive|invalid|valid|boundary|additional)\s+)*(?:test(?:\s+case)?s?|case|cases|requirement|scenario|check)?\s*(?:(?:that|where|in which|which says|to check that|to verify that|checking that|verifying that|for when|for the case that|for|with|when|:)\s+)?/i
const counts = 'one two three four five six seven eight nine ten'.split(' ')
const count = `(\\d{1,3}|${counts.join('|')}|an?|another)`
const asking = '(?:add|create|write|generate|give me|i want|we need|include)'
const more = new RegExp(
  `^(?:please\\s+)?(?:${asking}\\s+)?(?:${count}\\s+|some\\s+|a few\\s+)?(?:more|further|additional|extra)\\b\\s*(.{0,200})$`,
  'i',
)
const bareCount = new RegExp(`^(?:please\\s+)?${asking}\\s+${count}\\s*((?:test(?:\\s+case)?|case)s?)?$`, 'i')
// "one more test that …" tells what to test.
const describesTest = /\b(?:that|where|which|with|when|requirement|scenario|to check|to verify)\b|:/i

const kinds = new RegExp(
  `^(?:please\\s+)?${asking}\\s+(?:${count}\\s+|some\\s+|a few\\s+)?((?:negative|positive|invalid|valid|boundary|error)\\s+(?:test(?:\\s+case)?s?|cases?)\\b.{0,200})$`,
  'i',
)

/** "more negative tests for Email": literals that no case enters yet. */
export const addMore: Instruction = (words, draft) => {
  const match = more.exec(words) ?? bareCount.exec(words) ?? kinds.exec(words)
  if (!match) return undefined
  const [, wished, phrase = ''] = match
  return wished !== undefined && describesTest.test(phrase) ? undefined : addFor(phrase, wished, draft)
}

/** "3", "three" and "a" in numbers. */
function numberOf(wished: string): number {
  return /^\d/.test(wished) ? Number(wished) : counts.indexOf(wished.toLowerCase()) + 1 || 1
}

function addFor(phrase: string, wished: string | undefined, draft: Draft): ReturnType<Instruction> {
  const [before = '', subject] = phrase.split(/\b(?:for|about|on|of|around|covering)\s+(.{1,150})$/i)
  const unknown = withoutKinds(before)
  // What is told in a sentence is read as one.
  if (unknown !== '') return describesTest.test(before) ? undefined : { refused: notKnown(unknown, draft) }
  const labels = draft.by.labelsIn(draft.session.requirements)
  const about = labels.filter(
    (label) =>
      subject === undefined || /^(?:all|every|each|everything)\b/i.test(subject) || means(subject, label),
  )
  if (subject !== undefined && about.length === 0)
    return { refused: `The requirements name no input that matches “${subject}”.` }
  const more = subject === undefined ? '' : beside(subject, about)
  // "Age 17" and "an empty name" say the value themselves.
  if (subject !== undefined && more !== '')
    return withValue(subject, kindOf(before), draft) ?? { refused: notKnown(more, draft, about[0]) }
  const set = new Set(about)
  const candidates = draft.by.moreCases(
    request(draft),
    (label) => set.has(label),
    kindOf(before) !== 'positive',
  )
  const number = wished === undefined ? candidates.length : numberOf(wished)
  // Of several inputs, a few cases may be for one of them.
  const isAboutAll = subject !== undefined || number >= candidates.length
  return added(candidates.slice(0, number), draft, isAboutAll ? ` for ${about.slice(0, 5).join(', ')}` : '')
}

type Kind = 'negative' | 'positive'

function kindOf(words: string): Kind | undefined {
  if (/\b(?:negative|invalid|error)\b/i.test(words)) return 'negative'
  return /\b(?:positive|valid|happy)\b/i.test(words) ? 'positive' : undefined
}

/** What is left of "two more negative test cases" beside what is understood of it. */
const withoutKinds = (words: string): string =>
  words
    .replace(/\b(?:negative|invalid|error|positive|valid|happy|path|new|more|further|tests?|cases?)\b/gi, ' ')
    .replace(/[\s,.!]+/g, ' ')
    .trim()

const fillers = new Set(
  'a an the all any every each everything of for and or & / please field fields input inputs entry entries control controls box address addresses form page'.split(
    ' ',
  ),
)

/** What a phrase says beside the inputs that it names: "with digits only" of "Name with digits only". */
function beside(phrase: string, labels: readonly string[]): string {
  const labelWords = new Set(labels.flatMap(selectingWords))
  return phrase
    .split(/[\s,;]+/)
    .filter((word) => {
      const words = selectingWords(word)
      const isName = words.length > 0 && words.every((one) => labelWords.has(one))
      return word !== '' && !isName && !fillers.has(word.toLowerCase().replace(/[."”“]/g, ''))
    })
    .join(' ')
}

function notKnown(words: string, draft: Draft, label?: string): string {
  const [first] = draft.by.labelsIn(draft.session.requirements)
  return `I cannot tell what to enter for “${words}”, so nothing was added. Say the value: add a test with ${label ?? first ?? 'Age'} "…".`
}

/** "add a test with Age 65" or "add a test that <requirement sentence>". */
export const add: Instruction = (words, draft) => {
  const match = addition.exec(words)
  if (!match?.[1]) return undefined
  const opening = lead.exec(match[1])?.[0] ?? ''
  const sentence = match[1].slice(opening.length).trim()
  const kind = kindOf(opening)
  const valued = withValue(sentence, kind, draft)
  if (valued) return valued
  // "For Name with digits only" names something, and says nothing of it.
  if (sentence.split(/\s+/).length > 2 && (/\b(?:for|with)\s+$/i.test(opening) || !isSentence(sentence)))
    return { refused: notKnown(sentence, draft) }
  return fromSentence(sentence, kind, draft)
}

/** Whether something is said: a name with what stands behind it is no requirement. */
const isSentence = (words: string): boolean =>
  tokenise(words).some(
    (token) =>
      token.kind === 'word' &&
      (token.classes.includes('auxiliary') || (token.classes[0] === 'verb' && !token.participle)),
  )

/** "Age 65", "Name is \"x\"", "an empty age": the case that enters this value, if it is of the kind that is asked for. */
function withValue(sentence: string, kind: Kind | undefined, draft: Draft): ReturnType<Instruction> {
  const literal =
    /^(?:(?:the|an?)\s+)?["“]?([\p{L}][\p{L}\p{N} '()/%-]{0,60}?)["”]?\s*(?:(?:is|of|=|equals|set to|being|with the value|with)\s+)?(?:["“]([^"”]{0,3000})["”]|(-?\d+(?:[.,]\d+)*))\s*\.?$/u.exec(
      sentence,
    )
  const empty = emptied
    .exec(sentence)
    ?.slice(1)
    .find((part) => part !== undefined)
  const labels = draft.by.labelsIn(draft.session.requirements)
  const tried = [
    { name: literal?.[1], value: literal?.[2] ?? literal?.[3] ?? '' },
    { name: empty, value: '' },
  ]
  for (const { name, value } of tried) {
    const matching = labels.filter((label) => name !== undefined && means(name, label))
    if (name === undefined || matching.length === 0 || beside(name, matching) !== '') continue
    const set = new Set(matching)
    const candidates = draft.by.casesWith(request(draft), (label) => set.has(label), value)
    const kept = ofKind(candidates, kind)
    if (candidates.length > 0 && kept.length === 0)
      return {
        refused: `By the requirements ${candidates.map(({ title }) => title.replace(/ \(\d+\)$/, '')).join(', ')}, so it is no ${kind} test.`,
      }
    return added(kept, draft, ` for ${matching.join(', ')}`)
  }
  return undefined
}

const ofKind = (cases: TestCase[], kind: Kind | undefined): TestCase[] =>
  kind === undefined ? cases : cases.filter(({ tags = [] }) => tags.includes(kind))

/** "an empty age", "no name", "Name left empty". */
const emptied =
  /^(?:(?:an?|the)\s+)?(?:empty|blank|missing|no)\s+(.{1,60}?)(?:\s+field)?$|^(?:the\s+)?(.{1,60}?)(?:\s+(?:is|left))?\s+(?:empty|blank)$/i

function fromSentence(sentence: string, kind: Kind | undefined, draft: Draft): ReturnType<Instruction> {
  if (sentence.split(/\s+/).length < 3)
    return {
      refused: `${sentence === '' ? 'That' : `“${sentence}”`} is too short to be read as a requirement. Say what the test enters or does, for example “add a test with Age 65”.`,
    }
  const { requirements } = draft.by.generateTests({
    requirements: draft.session.requirements,
    mode: 'extract-requirements',
  })
  const before = new Set(requirements.map(({ id }) => id))
  const text = `${draft.session.requirements.trimEnd()}\n\n${sentence.charAt(0).toUpperCase()}${sentence.slice(1).replace(/[.\s]*$/, '')}.`
  const { testCases } = draft.by.generateTests({
    requirements: text,
    mode: 'generate',
    format: draft.format ?? 'standard',
    maxTestCases: 200,
    existingTestCases: draft.testCases,
  })
  const after = draft.by
    .generateTests({ requirements: text, mode: 'extract-requirements' })
    .requirements.map(({ id }) => id)
  const fresh = new Set(after.filter((id) => !before.has(id)))
  const isNew = ({ requirementRef = '', tags = [] }: TestCase) =>
    [requirementRef, ...tags].some((ref) => fresh.has(ref))
  const existing = new Set(draft.testCases.map(signature))
  const candidates = ofKind(
    testCases.filter((one) => isNew(one) && !existing.has(signature(one))),
    kind,
  )
  if (candidates.length === 0)
    return {
      refused: `I read “${sentence}” as a requirement, but it names no input, action or outcome that a new test could use.`,
    }
  const first = nextNumber(draft.testCases)
  const titled = withFreeTitles(candidates, draft.testCases)
  return added(
    titled.map((one, index) => ({ ...one, id: `TC-${String(first + index).padStart(3, '0')}` })),
    draft,
    ` for “${sentence}”`,
  )
}

function withFreeTitles(candidates: TestCase[], existing: TestCase[]): TestCase[] {
  const base = new Set(existing.map(({ title }) => title))
  return candidates.filter(({ title }) => !base.has(title))
}

function nextNumber(cases: TestCase[]): number {
  return (
    1 + cases.reduce((highest, { id }) => Math.max(highest, Number(/^TC-(\d{1,6})$/.exec(id)?.[1] ?? 0)), 0)
  )
}

function signature({ steps = [], expectedResult = '' }: TestCase): string {
  return JSON.stringify([steps.map(({ action }) => action), expectedResult])
}

function request({ session, testCases, format }: Draft): MoreCases {
  return {
    requirements: session.requirements,
    existing: testCases,
    format: format ?? 'standard',
    max: roomIn(session, testCases),
  }
}

function roomIn({ maxTestCases = 200 }: Draft['session'], cases: TestCase[]): number {
  return Math.max(0, Math.min(200, maxTestCases) - cases.length)
}

function added(candidates: TestCase[], draft: Draft, what: string): ReturnType<Instruction> {
  const room = roomIn(draft.session, draft.testCases)
  if (room === 0)
    return { refused: `The session already holds ${draft.testCases.length} test cases, its maximum.` }
  const fresh = candidates.slice(0, room)
  if (fresh.length === 0)
    return { refused: `I found no further literal or condition${what} that is not tested yet.` }
  const cut = candidates.length > room ? ` ${candidates.length - room} more would exceed the maximum.` : ''
  return {
    draft: { ...draft, testCases: [...draft.testCases, ...fresh] },
    reply: `Added ${listed(fresh.map(({ id }) => id))}${what}.${cut}`,
  }
}

function means(phrase: string, label: string): boolean {
  const words = new Set(selectingWords(phrase))
  const wanted = selectingWords(label)
  return (
    wanted.length > 0 &&
    (wanted.every((word) => words.has(word)) ||
      ([...words].every((word) => wanted.includes(word)) && words.size > 0))
  )
}
