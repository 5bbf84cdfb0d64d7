import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import type { Ask, Prompt } from '../../shared/domain/requirement-extraction/index.ts'

const folder = new URL('./recorded-answers/', import.meta.url)

export const hashOf = ({ system, user }: Prompt): string =>
  createHash('sha256').update(`${system}\n\n${user}`).digest('hex').slice(0, 24)

const fileOf = (name: string): URL => new URL(`${name}.json`, folder)

export function recordingsOf(name: string): Record<string, unknown> {
  return existsSync(fileOf(name)) ? JSON.parse(readFileSync(fileOf(name), 'utf8')) : {}
}

/** Keeps what a model answered to a prompt. */
export function record(name: string, hash: string, answer: unknown): void {
  writeFileSync(fileOf(name), `${JSON.stringify({ ...recordingsOf(name), [hash]: answer }, null, 1)}\n`)
}

/** A model that answers what a strong one once answered to the same prompt. Prompts that nobody answered are in `unanswered`. */
export function recordedModel(): { ask: Ask; unanswered: Prompt[] } {
  const answers = Object.assign(
    {},
    ...readdirSync(folder).map((file) => recordingsOf(file.replace(/\.json$/, ''))),
  )
  const unanswered: Prompt[] = []
  const ask: Ask = async (prompt) => {
    const hash = hashOf(prompt)
    if (!Object.hasOwn(answers, hash)) unanswered.push(prompt)
    return structuredClone(answers[hash])
  }
  return { ask, unanswered }
}
