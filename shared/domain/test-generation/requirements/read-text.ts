import { apiRequirement } from '../../interfaces/reading/api-requirement.ts'
import { merged } from '../../interfaces/reading/merged.ts'
import { isApi } from '../../interfaces/reading/sentence.ts'
import type { Observed } from '../../page-inventory/observed.ts'
import type { PageInventory } from '../../page-inventory/schema.ts'
import type { Account, RequirementModel } from '../../requirement-model/index.ts'
import type { Sentence as Statement } from '../../requirement-reading/sentence.ts'
import { assess } from './assess.ts'
import { assessMarked } from './assess-marked.ts'
import { isReport } from './bug-reports.ts'
import { byKind, criteriaByMarks } from './by-kind.ts'
import { categoryOf, priorityOf } from './classify.ts'
import { contradictionsIn } from './contradictions.ts'
import { dependenciesOf } from './dependencies.ts'
import { elementsBySentence, isAnything, type Elements } from './elements.ts'
import { subcategoryOf, suggestedTypeOf } from './kind-of.ts'
import { kindOf, markedIn, type MarkedText } from './marked-statements.ts'
import { observedIn, onPages, type OnPages } from './on-pages.ts'
import { prepareText, sentenceOf, type SourceSentence } from './prepare-text.ts'
import { RequirementIds } from './requirement-ids.ts'
import type { Requirement } from '../../requirement-reading/requirement-schema.ts'
import { readingOf } from './reading-of.ts'
import { scenarioRequirement } from '../scenarios/scenario-fact.ts'
import type { TextRange } from '../schema.ts'
import type { SentenceMarks } from '../tiers/sentence-marks.ts'
import type { Allowance } from './unreadable.ts'

/** A requirement with its sentence, and why nothing of it could be tested where that is known. */
export interface ReadRequirement {
  requirement: Requirement
  sentence: SourceSentence
  why?: string
  /** Words of it that nothing took up, although the rest was read. */
  left?: string[]
  /** Its marks, and the text that they are of. */
  marked?: MarkedText
}

/** A text with everything that was read of it. */
export interface ReadText {
  sentences: SourceSentence[]
  read: ReadRequirement[]
  model: RequirementModel
  statements: Statement[]
  /** Requirements by the numbers of their statements. */
  refs: Map<number, string>
  /** Not all of it is asked: only what leads back to a requirement is to be tested. */
  partly?: true
  /** Its fields and buttons are those of a page. */
  onPage?: true
  /** Where it and the pages disagree. */
  observed?: Observed[]
}

interface TextSource {
  text: string
  sourceName: string
  allowance: Allowance
  /** Told beside the requirements: only what something is read from is a requirement, all else context. */
  background?: true
  /** Bug reports are set apart, because `reportPart` makes their cases. */
  hasReports?: boolean
  /** Scenarios are set apart, because `scenarioPart` makes their cases. */
  hasScenarios?: boolean
  /** The stretch of it that demands anything: all else tells of the application. */
  asked?: TextRange | undefined
  /** What stands before the number of a requirement that the text gives no identifier. */
  requirementPrefix?: string | undefined
  marks?: SentenceMarks | undefined
  /** What the pages offer that it is about. */
  pages?: readonly PageInventory[] | undefined
}

/** Reads one text: every sentence exactly once with its offsets, and a requirement for each that demands something. Never throws. */
export function readText(source: TextSource, taken: Iterable<string>): ReadText {
  const prepared = prepareText(source.text, source.allowance, source)
  const { gone, unread, told, documents } = prepared
  const reading = readingOf(prepared, source.pages)
  const marked = markedIn([...reading.sentences, ...gone.filter(({ number }) => told.has(number))], source)
  const read = onPages(reading, source.pages)
  const accounts = new Map(read.model.accounts.map((account) => [account.sentence, account]))
  const elements = elementsBySentence(read.model)
  const kinds = read.sentences.map((one) => ({
    ...sentenceOf(one, source.text),
    number: one.number,
    kind: kindOf(
      one,
      accounts.get(one.number),
      source.background === true && !isAnything(elements(one.number)),
      marked.get(one.start),
    ),
  }))
  const known = new Set(read.sentences.map(({ start }) => start))
  const left = gone
    .filter(({ start }) => !known.has(start))
    .map((one): SourceSentence => ({
      ...sentenceOf(one, source.text),
      ...(told.get(one.number) ?? { kind: 'notRead', reason: unread.get(one.number) ?? '' }),
    }))
  const beside = [...kinds, ...left].sort((a, b) => a.start - b.start)
  const all = withinAsked(merged(beside, documents), source.asked)
  return numbered(source, all, { ...read, accounts, elements, marked }, taken)
}

/** What stands outside of what is asked demands nothing. */
function withinAsked(all: SourceSentence[], asked: TextRange | undefined): SourceSentence[] {
  return asked === undefined
    ? all
    : all.map((one) =>
        one.kind !== 'requirement' || (asked.start <= one.start && one.start < asked.end)
          ? one
          : { ...one, kind: 'context', facts: [] },
      )
}

interface Read extends OnPages {
  accounts: Map<number, Account>
  elements: (number: number) => Elements
  marked: ReadonlyMap<number, MarkedText>
}

/** Sentences that demand something with their ids, and these by the numbers of their statements. */
function withIds(sentences: readonly SourceSentence[], ids: RequirementIds) {
  const refs = new Map<number, string>()
  const all = sentences.map((sentence) => {
    if (sentence.kind !== 'requirement') return sentence
    const requirementId = ids.next(sentence.reference)
    if (sentence.number !== undefined) refs.set(sentence.number, requirementId)
    return { ...sentence, requirementId }
  })
  return { all, refs }
}

function numbered(
  { sourceName, requirementPrefix, asked, pages = [] }: TextSource,
  sentences: SourceSentence[],
  { model, sentences: statements, accounts, elements, marked, disagreements = [] }: Read,
  taken: Iterable<string>,
): ReadText {
  const { all, refs } = withIds(sentences, new RequirementIds(taken, requirementPrefix))
  const contradictions = contradictionsIn(model, refs)
  const named = new Set(refs.values())
  const read = all.flatMap((sentence): ReadRequirement[] => {
    const { requirementId: id, number = -1 } = sentence
    if (id === undefined) return []
    const account = accounts.get(number)
    const own = elements(number)
    const statement = statements[number]?.text ?? sentence.text
    const made = requirementOf(id, {
      statement,
      sentence,
      own,
      sourceName,
      account,
      marked: marked.get(sentence.start),
    })
    const requirement = {
      ...made,
      ambiguities: [...made.ambiguities, ...(contradictions.get(number) ?? [])],
    }
    const dependencies = [...dependenciesOf(own, model, refs), ...namedIn(statement, named)]

    const isPart = account?.is === 'gap'
    return [
      {
        requirement: {
          ...requirement,
          dependencies: [...new Set(dependencies)].filter((one) => one !== id).sort(),
        },
        sentence,
        ...(account?.reason === undefined ? {} : { why: account.reason }),
        ...(marked.has(sentence.start) && { marked: marked.get(sentence.start) as MarkedText }),
        ...(isPart && account.words && account.words.length > 0 ? { left: account.words } : {}),
      },
    ]
  })
  return {
    sentences: all,
    read,
    model,
    statements,
    refs,
    ...(asked && { partly: true as const }),
    ...(pages.length > 0 && { onPage: true as const, observed: observedIn(disagreements, refs) }),
  }
}

function requirementOf(
  id: string,
  told: {
    statement: string
    sentence: SourceSentence
    own: Elements
    sourceName: string
    account: Account | undefined
    marked: MarkedText | undefined
  },
): Requirement {
  const { sentence, own, sourceName, account, marked } = told
  const { reference, facts, text, start, end } = sentence
  const described = apiRequirement(facts) ?? scenarioRequirement(facts)
  const statement = told.statement
    .replace(/\*\*|`/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  const kind = marked && byKind(marked)
  const category = kind?.category ?? categoryOf(statement)
  const isRead =
    account?.is === 'read' || isAnything(own) || facts.some((fact) => isApi(fact) || isReport(fact))
  return {
    id,
    statement,
    category,
    subcategory: subcategoryOf(own, statement),
    priority: priorityOf(statement),
    ...(marked ? assessMarked(marked, isRead) : assess(statement, { isRead, left: account?.words ?? [] })),
    suggestedTestType: kind?.type ?? suggestedTypeOf(category, own),
    acceptanceCriteria: marked ? criteriaByMarks(marked) : criteriaOf(statement),
    ...described,
    dependencies: [],
    source: reference === undefined ? sourceName : `${sourceName}, ${reference}`,
    sentence: text,
    start,
    end,
  }
}

/** What a sentence with a condition promises, as Given, When and Then in its own words. */
function criteriaOf(statement: string): string[] {
  const found = /^(?:when|if|once|after)\s+([^,]{3,300}),\s*(?:then\s+)?(.{3,600}?)\.?$/i.exec(statement)
  return found ? [`Given the page is open, When ${found[1] ?? ''}, Then ${found[2] ?? ''}`] : []
}

/** Requirements that a sentence names by their ids: "as in FR-2". */
const namedIn = (statement: string, ids: ReadonlySet<string>): string[] =>
  statement.split(/[\s,;()]+/).flatMap((word) => [word.replace(/[.:]$/, '')].filter((one) => ids.has(one)))
