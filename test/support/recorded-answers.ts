import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readByModel, type Ask, type Prompt } from '../../shared/domain/requirement-extraction/index.ts'

/** `<name>.json` holds answers by the hashes of their prompts; the text lies beside it, or among those of exams. */
const folder = new URL('./recorded-answers/', import.meta.url)
const exams = new URL('../../bench/exam/rounds/1/', import.meta.url)

export const recorded: string[] = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace('.json', ''))

export function textOf(name: string): string {
  const own = new URL(`${name}.md`, folder)
  return readFileSync(existsSync(own) ? own : new URL(`${name}.md`, exams), 'utf8')
}

export const hashOf = ({ system, user }: Prompt): string =>
  createHash('sha256').update(`${system}\n\n${user}`).digest('hex').slice(0, 24)

function answersOf(name: string): Record<string, unknown> {
  const file = new URL(`${name}.json`, folder)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** Keeps what a model answered to a prompt. */
export function record(name: string, prompt: Prompt, answer: unknown): void {
  const all = { ...answersOf(name), [hashOf(prompt)]: answer }
  writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify(all, null, 1)}\n`)
}

/** A model that answers what a strong one once answered to the same prompt. Prompts that nobody answered are in `unanswered`. */
export function recordedModel(): { ask: Ask; unanswered: Prompt[] } {
  const answers: Record<string, unknown> = Object.assign({}, ...recorded.map(answersOf))
  const unanswered: Prompt[] = []
  const ask: Ask = async (prompt) => {
    const hash = hashOf(prompt)
    if (!Object.hasOwn(answers, hash)) unanswered.push(prompt)
    return structuredClone(answers[hash])
  }
  return { ask, unanswered }
}

/** A text as the recorded answers read it. */
export async function readRecorded(name: string) {
  const { ask, unanswered } = recordedModel()
  return { ...(await readByModel(textOf(name), { ask, timeoutMs: 10_000 })), unanswered }
}
