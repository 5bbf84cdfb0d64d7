import type { FlowFact, FlowPart } from '../facts/types.ts'
import type { ReadSentence } from '../read-sentence.ts'
import { branchHeading, branchLine, flowHeading, flowLabel, type FlowHeading } from './headings.ts'
import { isControl, leaves, opens, stays } from './flow-lines.ts'
import { markOf, type Mark } from './marks.ts'
import { readAnchor } from './anchors.ts'

const generic =
  /^(?:overview|introduction|details|description|summary|use cases?|flows?|scenarios?|general|purpose)$/i

interface Branch {
  label: string
  at?: number
  title?: string
}

/** Reads sentences in order and says which flow of which use case each belongs to. */
export class FlowReader {
  private useCase = 0
  private topic = ''
  /** The heading of a use case that has not begun yet. */
  private next: string | undefined
  private hasMain = false
  private steps = 0
  private branches = 0
  private heading: FlowHeading | undefined
  private branch: Branch | undefined
  /** Lines under the branch are its own steps, not further branches. */
  private inside = false
  private mark: Mark | undefined
  private part: FlowPart | undefined

  read(sentence: ReadSentence, before: () => string): ReadSentence {
    const { kind, text, table } = sentence
    const heading =
      kind === 'heading' || (kind !== 'notRead' && text.length < 70) ? flowHeading(text) : undefined
    if (heading && opens(heading, sentence)) return this.open(sentence, heading)
    if (kind === 'heading' && !(heading && flowLabel(text))) return this.other(sentence)
    if (kind === 'notRead' || table || /^\s*(?:scenario|given|background)\b/i.test(text)) return sentence
    const lead = before()
    const mark = markOf(lead)
    const label = mark ? flowLabel(text) : undefined
    if (
      label &&
      !(label.heading.part === 'other' && declaresInput(sentence)) &&
      label.heading.part !== 'alternative' &&
      label.heading.part !== 'exception' &&
      label.heading.part !== 'main'
    ) {
      this.begin(label.heading.part)
      this.part = label.heading.part
      this.mark = mark
      return this.placed(sentence, text.slice(label.length), {})
    }
    const line = mark && this.hasMain ? branchLine(text) : undefined
    if (line) return this.openLine(sentence, line)
    if (this.part === undefined) return sentence
    if (!mark) return this.placed(sentence, text, { more: true })
    // A label such as "Precondition:" ends with its line.
    if (this.part !== this.heading?.part) {
      if (this.heading === undefined) {
        this.part = undefined
        return sentence
      }
      this.part = this.heading.part
    }
    if (leaves(sentence, mark)) return this.other(sentence)
    return this.item(sentence, mark)
  }

  private open(sentence: ReadSentence, heading: FlowHeading): ReadSentence {
    this.begin(heading.part)
    if (heading.part === 'main') this.steps = 0
    this.heading = heading
    this.part = heading.part
    this.mark = undefined
    const named = heading.single && (heading.label ?? heading.title ?? heading.at) !== undefined
    this.branch = named ? this.named(heading) : undefined
    this.inside = named
    return sentence.kind === 'heading' ? sentence : { ...sentence, kind: 'context', facts: [] }
  }

  /** A branch whose words stand behind its name, in the same line. */
  private openLine(
    sentence: ReadSentence,
    { heading, rest }: NonNullable<ReturnType<typeof branchLine>>,
  ): ReadSentence {
    this.heading = heading
    this.part = heading.part
    this.mark = undefined
    this.branch = this.named(heading)
    this.inside = true
    return this.placed(sentence, rest, {})
  }

  private other(sentence: ReadSentence): ReadSentence {
    const branching = this.heading?.part === 'alternative' || this.heading?.part === 'exception'
    const named = branching ? branchHeading(sentence.text, sentence.reference) : undefined
    if (named) {
      this.part = this.heading?.part
      this.branch = this.named(named)
      this.inside = true
      return sentence
    }
    this.heading = undefined
    this.part = undefined
    this.branch = undefined
    const words = sentence.text
      .replace(/[*_#`]+/g, '')
      .replace(/^\s*use case\b\s*[\d.-]*\s*:?\s*/i, '')
      .replace(/:\s*$/, '')
      .trim()
    if (words !== '' && !generic.test(words)) this.next = words
    return sentence
  }

  /** What comes before or opens a main flow begins a new use case behind a new heading; branches and postconditions stay with the last. */
  private begin(part: FlowPart): void {
    const again = part === 'main' && this.hasMain
    if (part === 'alternative' || part === 'exception' || part === 'postcondition' || part === 'other') return
    if (this.next !== undefined || again) {
      this.useCase += 1
      this.hasMain = false
      this.topic = this.next ?? this.topic
      this.next = undefined
    }
    if (part === 'main') this.hasMain = true
  }

  private named({ label, at, title }: Omit<FlowHeading, 'part'>): Branch {
    this.branches += 1
    return {
      label: label ?? `#${this.branches}`,
      ...(at === undefined ? {} : { at }),
      ...(title ? { title } : {}),
    }
  }

  private item(sentence: ReadSentence, mark: Mark): ReadSentence {
    const before = this.mark
    if (this.part === 'main') return this.mainItem(sentence, mark)
    if (this.part !== 'alternative' && this.part !== 'exception')
      return this.placed(sentence, sentence.text, {})
    if (sentence.kind === 'example' && this.branch && mark.number === undefined)
      return this.placed(sentence, sentence.text, { more: true })
    const anchor = readAnchor(sentence.text, mark, sentence.reference)
    const under =
      this.branch !== undefined &&
      (mark.sub === this.branch.label || (this.inside && anchor.label === undefined))
    const deeper =
      before !== undefined &&
      this.branch !== undefined &&
      mark.indent > before.indent &&
      mark.letter === undefined
    const first =
      this.branch !== undefined &&
      before?.letter !== undefined &&
      mark.number === 1 &&
      mark.letter === undefined
    // "2a", "2b" under "Alternative flow: Wrong PIN" are its steps.
    const titled =
      this.inside &&
      this.heading?.single === true &&
      this.branch?.title !== undefined &&
      mark.number !== undefined &&
      mark.letter !== undefined &&
      (this.branch.at ?? mark.number) === mark.number
    if (under || deeper || first || titled) {
      this.inside ||= deeper || first
      if (this.branch && this.branch.at === undefined && anchor.at !== undefined)
        this.branch = { ...this.branch, at: anchor.at }
      return this.placed(sentence, anchor.rest, { more: true })
    }
    this.mark = mark
    this.inside = false
    const whole =
      this.heading?.single === true &&
      anchor.label === undefined &&
      anchor.at === undefined &&
      !/^(?:if|when)\b/i.test(sentence.text)
    this.branch = this.named({ single: true, ...anchor, ...(whole ? { title: `${this.part} flow` } : {}) })
    this.inside = whole
    return this.placed(sentence, anchor.rest, {})
  }

  private mainItem(sentence: ReadSentence, mark: Mark): ReadSentence {
    if (mark.letter !== undefined && mark.number !== undefined) {
      // "3a." inside the list of the main flow is an extension of step 3.
      const anchor = readAnchor(sentence.text, mark, sentence.reference)
      this.branch = this.named({ single: true, ...anchor })
      return this.placed(sentence, anchor.rest, {}, 'alternative')
    }
    this.branch = undefined
    const nested = this.mark !== undefined && mark.indent > this.mark.indent
    if (!nested) {
      this.mark = mark
      this.steps = mark.number ?? this.steps + 1
    }
    return this.placed(sentence, sentence.text, nested ? { more: true } : {})
  }

  private placed(
    sentence: ReadSentence,
    words: string,
    { more = false }: { more?: boolean },
    part = this.part,
  ): ReadSentence {
    if (part === undefined) return sentence
    if (sentence.kind === 'question') return sentence
    if (part === 'other')
      return { ...sentence, kind: sentence.kind === 'example' ? 'example' : 'context', facts: [] }
    const branching =
      part === 'alternative' || part === 'exception' || (part === 'main' && this.branch !== undefined)
    const branch = branching ? this.branch : undefined
    const fact: FlowFact = {
      kind: 'flow',
      useCase: this.useCase,
      topic: this.topic,
      part: part === 'main' && branch ? 'alternative' : part,
      text: words.replace(/^[*_]+(?=\S)|(?<=\S)[*_]+$/g, '').trim(),
      example: sentence.kind === 'example',
      more,
      ...(part === 'main' && !branch ? { step: this.steps } : {}),
      ...(branch ? { branch } : {}),
    }
    const steps = part === 'main' || branching || part === 'postcondition'
    const kind =
      sentence.kind === 'example' ? 'example' : steps && !isControl(words) ? 'requirement' : 'context'
    return {
      ...sentence,
      kind,
      facts: [...sentence.facts.filter((one) => stays(one, branching, part)), fact],
    }
  }
}

/** "Description: required, up to 500 characters" is the input of that name, not what a use case is about. */
function declaresInput({ text, facts }: ReadSentence): boolean {
  const words = text.replace(/^\W+/, '')
  return facts.some(
    (fact) =>
      fact.kind === 'field' &&
      words.startsWith(fact.label) &&
      (fact.constraints.required ?? fact.constraints.length) !== undefined,
  )
}
