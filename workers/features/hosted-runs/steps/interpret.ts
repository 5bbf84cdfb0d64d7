import { acceptProposal } from '../../../../shared/domain/prose-steps/proposals/accept.ts'
import { mostOutlined, outlineText } from '../../../../shared/domain/prose-steps/proposals/outline.ts'
import { type Question, questionOf } from '../../../../shared/domain/prose-steps/proposals/question.ts'
import type { CompiledStep } from '../../../../shared/domain/prose-steps/types.ts'
import { pause } from './deadline.ts'
import { callInPage } from './in-page-world.ts'
import { conceal } from './secrets.ts'
import type { StepRun } from './step-run.ts'
import type { AskedModel, Interpreting } from './interpreter.ts'

export interface Interpretation {
  /** The step as it is to be run; its problems are left when the model was of no use. */
  compiled: CompiledStep
  model?: AskedModel
  /** The model's reading is used. */
  used: boolean
}

const longestOutlineMs = 2000

/** The question that a step leaves open; undefined for nearly all. */
export function openQuestion(
  compiled: CompiledStep,
  interpreting: Interpreting | undefined,
): Question | undefined {
  return interpreting && questionOf(interpreting.prose, compiled)
}

/**
 * Asks the model once, in no more than half of the time that the step has left. What it proposes counts only when the words of the step bear it out;
 * else the step keeps its problems, and their last message says what became of the proposal.
 */
export async function interpret(
  run: StepRun,
  compiled: CompiledStep,
  question: Question,
  { interpreter, signal }: Interpreting,
): Promise<Interpretation> {
  const limitMs = Math.min(interpreter.timeoutMs, (run.deadlineMs - Date.now()) / 2)
  const given = AbortSignal.any([signal, AbortSignal.timeout(Math.max(1, Math.floor(limitMs)))])
  const asked = conceal(
    { ...question, clauses: question.clauses.map((clause) => ({ ...clause })) },
    run.secrets,
  )
  const outline = await outlineOf(run)
  const mayRead = (await run.mayRead?.()) ?? true
  const { proposal, model, refusal } = await interpreter.ask(asked, mayRead ? outline : '', given)
  const unused = (reason: string) => ({
    compiled: refused(compiled, reason),
    ...(model && { model }),
    used: false,
  })
  if (refusal !== undefined) return unused(`No model was asked: ${refusal}`)
  if (!proposal) return unused('The model was asked, but it gave no usable answer in time.')
  const accepted = acceptProposal(question, compiled, proposal)
  if (!accepted.ok) return unused(`The model was asked, but its proposal is refused: ${accepted.reason}.`)
  return { compiled: accepted.compiled, ...(model && { model }), used: true }
}

/** A page that gives no outline is asked about without one. */
async function outlineOf(run: StepRun): Promise<string> {
  // Names have their blanks folded, so secrets are looked for in that form too.
  const folded = Object.fromEntries(
    Object.entries(run.secrets).map(([name, secret]) => [name, secret.replace(/\s+/g, ' ').trim()]),
  )
  const entries = await Promise.race([
    callInPage(run.page, run.deadlineMs, 'outline', mostOutlined).catch(() => []),
    pause(longestOutlineMs).then(() => []),
  ])
  return outlineText(entries, (text) => conceal(conceal(text, run.secrets), folded))
}

function refused(compiled: CompiledStep, reason: string): CompiledStep {
  const last = compiled.problems.length - 1
  const problems = compiled.problems.map((problem, at) =>
    at === last ? { ...problem, message: `${problem.message} ${reason}` } : problem,
  )
  return { ...compiled, problems }
}
