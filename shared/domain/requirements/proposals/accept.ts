import type { Fact } from '../facts/types.ts'
import type { ReadSentence } from '../read-sentence.ts'
import { KnownInputs, readsOtherwise, sameFinding, sameProposal } from './contradictions.ts'
import { supported } from './evidence.ts'
import { QuoteIndex, folded } from './quotes.ts'
import {
  noProposals,
  type Dropped,
  type Proposal,
  type ProposalKind,
  type Proposals,
} from '../../test-generation/proposals/schema.ts'
import {
  inputFacts,
  messageFacts,
  outcomeFacts,
  ruleFacts,
  transitionFacts,
  type Reading,
} from './to-facts.ts'

/** What became of proposals: the sentences with what holds, what was taken, and what was not, each with its reason. */
export interface Verdict {
  sentences: ReadSentence[]
  accepted: Proposals
  dropped: Dropped[]
}

/** A model that proposes more than this about one document is talking nonsense. */
const mostProposals = 500
const notFound = 'the quote does not stand in a sentence of the text'

const kinds = ['inputs', 'messages', 'outcomes', 'rules', 'transitions', 'requirements'] as const

/**
 * Verifies what a model proposes about a document. A proposal holds when its quote stands verbatim (white space aside) in one sentence
 * that may state a requirement, and when every number, label, message, value and state of it stands in the quote. What holds becomes a
 * fact of the grammar on that sentence, which is a requirement then, also when its language was not read. What the grammar has read
 * is never changed: a proposal that says otherwise is dropped and becomes a doubt of that sentence. Pure; never throws.
 */
export function acceptProposals(proposals: Proposals, sentences: readonly ReadSentence[]): Verdict {
  const run = new Acceptance(sentences)
  let count = 0
  for (const kind of kinds) {
    for (const proposal of proposals[kind]) {
      count += 1
      if (count <= mostProposals) run.take(kind, proposal)
      else run.drop(kind, proposal, 'too many proposals')
    }
  }
  return run.verdict()
}

/** Proposals whose quotes were not found, for another document of the same request. */
export function notPlaced(
  proposals: Proposals,
  { dropped }: Verdict,
): { left: Proposals; dropped: Dropped[] } {
  const open = new Set(
    dropped.filter(({ reason }) => reason === notFound).map(({ kind, quote }) => `${kind}\n${quote}`),
  )
  const left = noProposals()
  for (const kind of kinds)
    Object.assign(left, {
      [kind]: proposals[kind].filter(({ quote }) => open.has(`${kind}\n${shortened(quote)}`)),
    })
  return { left, dropped: dropped.filter(({ reason }) => reason !== notFound) }
}

class Acceptance {
  private readonly sentences: readonly ReadSentence[]
  private readonly index: QuoteIndex
  private readonly inputs: KnownInputs
  private readonly facts = new Map<number, Fact[]>()
  private readonly doubts = new Map<number, Set<string>>()
  private readonly stated = new Set<number>()
  private readonly accepted = noProposals()
  private readonly dropped: Dropped[] = []

  constructor(sentences: readonly ReadSentence[]) {
    this.sentences = sentences
    this.index = new QuoteIndex(sentences)
    this.inputs = new KnownInputs(sentences)
  }

  take(kind: ProposalKind, proposal: Proposal): void {
    const at = this.index.find(proposal.quote, (index) => mayState(this.sentences[index]))
    const sentence = this.sentences[at]
    if (!sentence) return this.drop(kind, proposal, notFound)
    if (kind === 'requirements') return this.state(at, sentence, proposal)
    const taken = kind === 'inputs' ? this.withEvidence(proposal as Proposal<'inputs'>) : proposal
    const reading = read(kind, taken, sentence.text)
    if ('reason' in reading) return this.drop(kind, proposal, reading.reason)
    const [fact] = reading.facts
    const fault = fact ? this.add(at, sentence, fact, proposal) : 'it states nothing'
    if (fault) return this.drop(kind, proposal, fault)
    this.accepted[kind].push(taken as never)
  }

  /** Takes away what no word of the quote supports, and says so. */
  private withEvidence(proposal: Proposal<'inputs'>): Proposal<'inputs'> {
    const { proposal: kept, unsupported } = supported(proposal)
    for (const name of unsupported)
      this.drop('inputs', proposal, `no word of the quote supports "${name}"; the rest is judged without it`)
    return kept
  }

  drop(kind: ProposalKind, { quote }: Proposal, reason: string): void {
    this.dropped.push({ kind, quote: shortened(quote), reason })
  }

  verdict(): Verdict {
    return {
      sentences: this.sentences.map((sentence, index) => this.extended(sentence, index)),
      accepted: this.accepted,
      dropped: this.dropped,
    }
  }

  private state(at: number, { kind }: ReadSentence, proposal: Proposal): void {
    if (kind === 'requirement' || this.stated.has(at))
      return this.drop('requirements', proposal, 'the sentence is a requirement already')
    this.stated.add(at)
    this.accepted.requirements.push(proposal)
  }

  /** Adds a fact to a sentence; says why not when the grammar knows better. */
  private add(at: number, sentence: ReadSentence, fact: Fact, { quote }: Proposal): string | undefined {
    if (readsOtherwise(sentence.facts, fact)) return 'the grammar reads the sentence as something else'
    const verdicts = [
      ...sentence.facts.map((known) => sameFinding(known, fact)),
      ...(this.facts.get(at) ?? []).map((known) => sameProposal(known, fact)),
    ]
    for (const same of verdicts) {
      if (same === 'same') return 'it is read already'
      if (same === 'other')
        return this.doubt(at, fact.kind === 'transition' ? 'another state' : 'another outcome', quote)
    }
    const added = fact.kind === 'field' ? this.addInput(at, fact, quote) : fact
    if (typeof added === 'string') return added
    this.facts.set(at, [...(this.facts.get(at) ?? []), added])
    return undefined
  }

  private addInput(at: number, fact: Extract<Fact, { kind: 'field' }>, quote: string): Fact | string {
    const { fresh, other, index } = this.inputs.compare(fact)
    if (other.length > 0)
      return this.doubt(index, `something else about ${fact.label} (${other.join(', ')})`, quote)
    if (index >= 0 && Object.keys(fresh).length === 0) return 'it is read already'
    const added = { ...fact, constraints: fresh }
    this.inputs.learn(added, at)
    return added
  }

  private doubt(at: number, what: string, quote: string): string {
    const said = `a model reads ${what} in "${shortened(quote)}"`
    this.doubts.set(at, (this.doubts.get(at) ?? new Set()).add(said))
    return 'it contradicts what the grammar reads'
  }

  private extended(sentence: ReadSentence, index: number): ReadSentence {
    const facts = this.facts.get(index)
    const doubts = this.doubts.get(index)
    if (!facts && !doubts && !this.stated.has(index)) return sentence
    const next: ReadSentence = { ...sentence, ...(doubts ? { doubts: [...doubts] } : {}) }
    if (!facts && !this.stated.has(index)) return next
    delete next.reason
    return { ...next, kind: 'requirement', facts: [...sentence.facts, ...(facts ?? [])], proposed: true }
  }
}

/** Headings, examples, questions and what is no text state nothing, whoever reads them. */
function mayState(sentence: ReadSentence | undefined): boolean {
  if (!sentence) return false
  const { kind, reason } = sentence
  return kind === 'requirement' || kind === 'context' || (kind === 'notRead' && reason === 'language')
}

function read(kind: Exclude<ProposalKind, 'requirements'>, proposal: Proposal, sentence: string): Reading {
  if (kind === 'inputs') return inputFacts(proposal as Proposal<'inputs'>)
  if (kind === 'messages') return messageFacts(proposal as Proposal<'messages'>)
  if (kind === 'outcomes') return outcomeFacts(proposal as Proposal<'outcomes'>, sentence)
  if (kind === 'rules') return ruleFacts(proposal as Proposal<'rules'>)
  return transitionFacts(proposal as Proposal<'transitions'>)
}

function shortened(quote: string): string {
  const text = folded(quote.slice(0, 400))
  return text.length > 200 ? `${text.slice(0, 197)}…` : text
}
