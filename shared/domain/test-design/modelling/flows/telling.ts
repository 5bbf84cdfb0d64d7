import type { Scenario, ScenarioStep } from '../../model.ts'
import { joinChecks, toCheck } from '../../cases/check-prose.ts'
import { toStep } from '../../cases/step-prose.ts'
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
    const check = toCheck(text)
    last.expected = joinChecks([last.expected, check].filter((one) => one !== ''))
    this.answered = told.sentence.requirementId ?? this.answered
  }
}

/** What follows the last outcome leads to nothing that the text states. */
export function ended(scenario: Scenario): Scenario {
  const last = scenario.steps.findLastIndex(({ expected }) => expected !== '')
  return { ...scenario, steps: scenario.steps.slice(0, last + 1) }
}
