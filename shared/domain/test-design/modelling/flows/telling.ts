import { maskQuotes } from '../../../requirements/facts/mask.ts'
import type { Scenario, ScenarioStep } from '../../model.ts'
import { toCheck, toStep } from '../../cases/step-prose.ts'
import type { Clause } from './clauses.ts'
import type { InputFinder } from './inputs.ts'
import type { Told } from './use-cases.ts'

const longest = 150

/** A clause with the sentence that states it. */
export interface ToldClause extends Clause {
  told: Told
}

/** Tells a flow from its start: what a person does is a step, what the system answers is expected after it. */
export class Telling {
  readonly steps: ScenarioStep[]
  readonly origins = new Set<string>()
  /** The requirement of the last outcome. */
  answered: string | undefined
  vague: string | undefined
  private readonly inputs: InputFinder

  constructor(inputs: InputFinder, address: string | undefined) {
    this.inputs = inputs
    this.steps = [{ action: address ? `Open "${address}"` : 'Open the page', expected: '' }]
  }

  tell(clauses: ToldClause[], { silent = false }: { silent?: boolean } = {}): void {
    for (const one of clauses) {
      if (one.kind === 'act') this.act(one)
      else if (one.kind === 'answer' && !silent) this.answer(one)
      if (one.told.sentence.requirementId) this.origins.add(one.told.sentence.requirementId)
    }
  }

  /** Whether an action has been answered. */
  get stated(): boolean {
    return this.steps.some(({ expected }) => expected !== '')
  }

  get acted(): boolean {
    return this.steps.length > 1 || !this.steps[0]?.action.startsWith('Open')
  }

  scenario(rest: Pick<Scenario, 'id' | 'title' | 'preconditions' | 'exception'>): Scenario {
    const first = this.answered === undefined ? [] : [this.answered]
    return {
      ...rest,
      origins: [...new Set([...first, ...this.origins])],
      steps: this.steps,
      ...(this.vague ? { vague: this.vague } : {}),
    }
  }

  private act({ text, told }: ToldClause): void {
    if (this.steps.length > longest) return
    const step = toStep(text.replace(/\s+instead$/i, '').replace(/^(?:instead|then),?\s+/i, ''))
    const inputs = this.inputs.entered(step.text, told.sentence)
    if (inputs.length > 0) this.steps.push({ action: step.text, expected: '', inputs })
    else if (step.text.startsWith('Open "') && this.steps.length === 1 && this.steps[0]?.expected === '')
      this.steps[0] = { action: step.text, expected: '' }
    else if (step.text !== 'Open the page' || this.steps.length > 1)
      this.steps.push({ action: step.text, expected: '' })
    if (inputs.length === 0 && step.vague) this.vague ??= step.vague
  }

  private answer({ text, told }: ToldClause): void {
    const last = this.steps.at(-1)
    if (!last) return
    const check = checkOf(text)
    last.expected = last.expected === '' ? check : `${last.expected} and ${lower(check)}`
    this.answered = told.sentence.requirementId ?? this.answered
  }
}

const showing =
  /^(?:then )?(?:shows?|displays?|presents?) (?:the (?:message|text|error|hint|warning) )?"[^"]+"$/i

/** "prints a label and shows "Done"" holds two outcomes: the words of the text, and a text that can be looked for. */
function checkOf(text: string): string {
  const plain = text.replace(/[“”]/g, '"').replace(/\s+/g, ' ')
  const { masked } = maskQuotes(plain)
  const verbs = [...masked.matchAll(/(?:,\s+and\s+|,\s+|\s+and\s+)(?=(?:then )?[a-z]{3,}s\b)/g)]
  const seams = verbs.map((found) => [found.index, found.index + found[0].length] as const)
  const parts = [...seams, [plain.length, plain.length] as const].map(([end], index) =>
    plain.slice(seams[index - 1]?.[1] ?? 0, end),
  )
  if (
    parts.length < 2 ||
    !parts.some((one, index) =>
      index > 0 ? showing.test(one) : /\b(?:shows?|displays?|presents?) "[^"]+"$/i.test(one),
    )
  )
    return toCheck(plain)
  const subject =
    /^(?:the |an? )?[\p{L}'-]+(?: (?:system|page|desk|terminal|machine|screen|application))?(?= [a-z]{3,}s\b)/iu.exec(
      plain,
    )?.[0]
  if (subject === undefined) return toCheck(plain)
  return parts
    .map((one, index) => toCheck(index === 0 ? one : `${subject} ${one}`))
    .map((one, index) => (index === 0 ? one : lower(one)))
    .join(' and ')
}

/** What follows the last outcome leads to nothing that the text states. */
export function ended(scenario: Scenario): Scenario {
  const last = scenario.steps.findLastIndex(({ expected }) => expected !== '')
  return { ...scenario, steps: scenario.steps.slice(0, last + 1) }
}

export function lower(text: string): string {
  return text.replace(/^(?:The|An?|It|No)\b/, (word) => word.toLowerCase())
}
