import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AskFor } from '../../shared/services/designer.ts'
import { hashOf } from '../../test/support/recorded-answers.ts'

/** What a model once answered about the page of a folder: `answers.json` holds its answers by the hashes of their prompts. */
export function answersOfPage(folder: string): AskFor {
  const file = join(folder, 'answers.json')
  const answers: Record<string, unknown> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  return async (prompt) => structuredClone(answers[hashOf(prompt)])
}
